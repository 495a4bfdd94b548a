import type { DiagramNode, NodeData } from '../../diagram/diagram'

/** Distance of board units from the node that something stands beside. */
export interface Offset {
  x: number
  y: number
}

/** Name of the distance beside `plusId` in a node's extra fields, and of its numbers. */
export const PLUS_OFFSET = 'plusOffset'

/** How far something is to stand from its node: what somebody has chosen, not where the crowd leaves it. Null for what was drawn before distances were kept. */
export function offsetOf(data: NodeData | undefined): Offset | null {
  const kept = data?.extra?.[PLUS_OFFSET]
  if (typeof kept !== 'object' || kept === null) return null
  const { x, y } = kept as Partial<Record<keyof Offset, unknown>>
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

/** What stands beside a node at this place, and is to stay as far from it as it is now. */
export function withOffset(node: DiagramNode, from: Offset): DiagramNode {
  return { ...node, data: withKept(node.data, { x: node.x - from.x, y: node.y - from.y }) }
}

/** The same, where no distance is kept yet: the one that is kept counts, also while something else stands there. */
export function withSomeOffset(node: DiagramNode, from: Offset): DiagramNode {
  return offsetOf(node.data) ? node : withOffset(node, from)
}

/** With so much added to the distance that is kept; the same where none is. */
export function withOffsetMoved(data: NodeData, by: Offset): NodeData {
  const kept = offsetOf(data)
  return kept ? withKept(data, { x: kept.x + by.x, y: kept.y + by.y }) : data
}

function withKept(data: NodeData, offset: Offset): NodeData {
  return { ...data, extra: { ...data.extra, [PLUS_OFFSET]: offset } }
}
