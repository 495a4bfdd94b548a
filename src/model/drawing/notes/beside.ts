import type { Diagram, DiagramNode } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import type { Recording } from '../record'
import { anchorOf, besideRows } from './anchored-rows'
import { withOffsetMoved, withSomeOffset } from './plus-offset'

/** The accessories of a node that is being replaced, with the position of that node. */
export interface Beside {
  x: number
  y: number
  nodes: DiagramNode[]
}

/** Returns a node to be drawn elsewhere, with its offset from the node it is anchored to, if any. */
export function nodeBeside(diagram: Diagram, row: number): DiagramNode {
  const [node, anchor] = [nodeAt(diagram, row), anchorOf(diagram, row)]
  return anchor < 0 ? node : withSomeOffset(node, { x: diagram.nodeX[anchor] ?? 0, y: diagram.nodeY[anchor] ?? 0 })
}

/** Returns the accessories anchored to each of these rows. */
export function besideEach(diagram: Diagram, rows: readonly number[]): Map<number, Beside> {
  const found = new Map<number, Beside>()
  for (const { row, anchor } of besideRows(diagram, rows)) {
    const { x, y, nodes } = found.get(anchor) ?? { x: diagram.nodeX[anchor] ?? 0, y: diagram.nodeY[anchor] ?? 0, nodes: [] }
    found.set(anchor, { x, y, nodes: [...nodes, nodeBeside(diagram, row)] })
  }
  return found
}

/** Moves the accessories of one node to another with the same offset: those of any kit of an air handler go to its first kit. */
export function nodesFrom({ x, y, nodes }: Beside, other: Beside): DiagramNode[] {
  return nodes.map((node) => ({ ...node, data: withOffsetMoved(node.data, { x: x - other.x, y: y - other.y }) }))
}

/** Anchors the accessories of one node to another, at the same offset. */
export function standBeside(recording: Recording, beside: Beside | undefined, row: number): void {
  if (!beside || row < 0) return
  const { id, x, y } = nodeAt(recording.diagram, row)
  for (const node of beside.nodes) {
    const extra = { ...node.data.extra, plusId: id }
    recording.addNode({ ...node, x: node.x + x - beside.x, y: node.y + y - beside.y, data: { ...node.data, extra } })
  }
}
