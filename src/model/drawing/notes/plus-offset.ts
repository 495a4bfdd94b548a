import type { DiagramNode, NodeData } from '../../diagram/diagram'

/** Offset in board units from the anchor node. */
export interface Offset {
  x: number
  y: number
}

/** Field of the offset beside `plusId` in a node's extra fields. */
export const PLUS_OFFSET = 'plusOffset'

/** Returns the offset that the user chose, not the one after arranging. Null for nodes drawn before offsets were stored. */
export function offsetOf(data: NodeData | undefined): Offset | null {
  const kept = data?.extra?.[PLUS_OFFSET]
  if (typeof kept !== 'object' || kept === null) return null
  const { x, y } = kept as Partial<Record<keyof Offset, unknown>>
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

/** Returns the node with its current offset from the anchor position stored. */
export function withOffset(node: DiagramNode, from: Offset): DiagramNode {
  return { ...node, data: withKept(node.data, { x: node.x - from.x, y: node.y - from.y }) }
}

/** Works like `withOffset`, but keeps an offset that is already stored. */
export function withSomeOffset(node: DiagramNode, from: Offset): DiagramNode {
  return offsetOf(node.data) ? node : withOffset(node, from)
}

/** Adds a distance to the stored offset; returns the data unchanged where none is stored. */
export function withOffsetMoved(data: NodeData, by: Offset): NodeData {
  const kept = offsetOf(data)
  return kept ? withKept(data, { x: kept.x + by.x, y: kept.y + by.y }) : data
}

function withKept(data: NodeData, offset: Offset): NodeData {
  return { ...data, extra: { ...data.extra, [PLUS_OFFSET]: offset } }
}
