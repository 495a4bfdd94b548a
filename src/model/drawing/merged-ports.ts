import { kindAt, feedsOf, parentOf, treeOf } from '../diagram-tree'
import { isOpenPlace, onPort, portsTaken } from './box-port'
import type { Recording } from './record'

/** Takes away the open places of the ports that a merge joint on a box merges with its own: its pipe goes there now. */
export function takeMergedPorts(recording: Recording, joint: number): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, joint)
  const first = diagram.edgeSourcePort[tree.feed[joint] ?? -1] ?? 0
  if (kindAt(diagram, box) !== 'box' || first < 1) return
  const gone: number[] = []
  for (let port = first + 1; port < first + portsTaken(diagram, joint); port++) {
    const row = onPort(diagram, tree, box, port)
    if (row >= 0 && isOpenPlace(diagram, row)) gone.push(row)
  }
  recording.dropRows(
    gone,
    gone.flatMap((row) => feedsOf(diagram, row)),
  )
}
