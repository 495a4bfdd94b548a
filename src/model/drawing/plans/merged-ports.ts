import type { Diagram } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { kindAt, feedsOf, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import { drawnPorts } from '../../pack-rules/drawing-view'
import type { MergeRules } from '../../pack-rules/merge-joints'
import { isOpenPlace, onPort, portsTaken } from './box-port'
import { freshNode } from '../draw'
import { freeX } from '../places/free-place'
import type { Recording } from '../record'
import { COLUMN } from './spacing'

/** Removes the placeholders on the ports that a merge joint on a box occupies. */
export function takeMergedPorts(recording: Recording, joint: number, pack: MergeRules): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, joint)
  const first = diagram.edgeSourcePort[tree.feed[joint] ?? -1] ?? 0
  if (kindAt(diagram, box) !== 'box' || first < 1) return
  const gone: number[] = []
  const last = first + portsTaken(diagram, joint, pack) - 1
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

/** Returns the additional ports that a merge joint occupies without drawn nodes; they become free when it is removed. */
export function mergedPorts(diagram: Diagram, tree: DiagramTree, row: number, pack: MergeRules): number[] {
  const box = parentOf(diagram, tree, row)
  if (kindAt(diagram, box) !== 'box') return []
  const first = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  const ports: number[] = []
  for (let port = first + 1; port < first + portsTaken(diagram, row, pack); port++)
    if (port <= drawnPorts(diagram, box, pack) && onPort(diagram, tree, box, port) < 0) ports.push(port)
  return ports
}

/** Draws a free placeholder on a port of a box, beside the node on another of its ports. */
export function openPort(recording: Recording, box: number, port: number, beside: number): void {
  const { diagram } = recording
  const { x, y } = nodeAt(diagram, beside)
  const first = diagram.edgeSourcePort[treeOf(diagram).feed[beside] ?? -1] ?? port
  const open = { ...freshNode('placeholder', 'plus', {}), x: freeX(diagram, x + (port - first) * COLUMN, y), y }
  recording.addNode(open)
  recording.addEdge({ id: newId(), source: diagram.nodeId[box] ?? '', target: open.id, sourcePort: port, kind: 'generic' })
}
