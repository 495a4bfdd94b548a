import type { Diagram, DiagramNode } from '../../diagram'
import { nodeAt } from '../../diagram-rows'
import type { Recording } from '../record'
import { besideRows } from './anchored-rows'

/** What stood beside a node that another one takes the place of. */
export interface Beside {
  x: number
  y: number
  nodes: DiagramNode[]
}

/** What stands beside each of these rows, as it is now. */
export function besideEach(diagram: Diagram, rows: readonly number[]): Map<number, Beside> {
  const found = new Map<number, Beside>()
  for (const { row, anchor } of besideRows(diagram, rows)) {
    const { x, y, nodes } = found.get(anchor) ?? { x: diagram.nodeX[anchor] ?? 0, y: diagram.nodeY[anchor] ?? 0, nodes: [] }
    found.set(anchor, { x, y, nodes: [...nodes, nodeAt(diagram, row)] })
  }
  return found
}

/** Puts what stood beside one node beside another, at the same distance. */
export function standBeside(recording: Recording, beside: Beside | undefined, row: number): void {
  if (!beside || row < 0) return
  const { id, x, y } = nodeAt(recording.diagram, row)
  for (const node of beside.nodes) {
    const extra = { ...node.data.extra, plusId: id }
    recording.addNode({ ...node, x: node.x + x - beside.x, y: node.y + y - beside.y, data: { ...node.data, extra } })
  }
}
