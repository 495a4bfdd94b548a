import { kindAt, feedsOf, outletsOf, parentOf, treeOf } from '../diagram-tree'
import { isOpenPlace, portsTaken } from './box-port'
import type { Recording } from './record'

/** Takes away the open places of the ports that a merge joint on a box merges with its own: its pipe goes there now. */
export function takeMergedPorts(recording: Recording, joint: number): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, joint)
  const first = diagram.edgeSourcePort[tree.feed[joint] ?? -1] ?? 0
  if (kindAt(diagram, box) !== 'box' || first < 1) return
  const gone: number[] = []
  const last = first + portsTaken(diagram, joint) - 1
  for (const edge of outletsOf(tree, box)) {
    const port = diagram.edgeSourcePort[edge] ?? 0
    const row = diagram.edgeTarget[edge] ?? -1
    if (port > first && port <= last && isOpenPlace(diagram, row) && outletsOf(tree, row).length === 0) gone.push(row)
  }
  recording.dropRows(
    gone,
    gone.flatMap((row) => feedsOf(diagram, row)),
  )
}
