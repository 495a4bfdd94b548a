import type { LinkedNode } from './linked-nodes'

const COLUMN = 140
const ROW = 150

interface Block {
  columns: number
  offset: number
  onward: LinkedNode | undefined
}

/** Places the nodes: joints in a line to the right, their other children below, children of headers side by side under their middle. */
export function linkedPlaces(root: LinkedNode): Map<LinkedNode, { x: number; y: number }> {
  const blocks = new Map<LinkedNode, Block>()
  const places = new Map<LinkedNode, { x: number; y: number }>()
  block(root, blocks)
  put(root, 0, 0, blocks, places)
  return places
}

function block(node: LinkedNode, blocks: Map<LinkedNode, Block>): Block {
  const children = node.outlets.map(({ lower }) => ({ lower, ...block(lower, blocks) }))
  const isHeader = node.branches > 2
  const goesOn = node.kind === 'joint' && !isHeader && children.length > 1
  const onward = goesOn ? children.findLast(({ lower }) => lower.outlets.length > 0) : undefined
  const hanging = children.filter((child) => child !== onward)
  const columns = hanging.reduce((sum, child) => sum + child.columns, 0)
  const own = {
    columns: Math.max(1, columns + (onward?.columns ?? 0)),
    offset: isHeader ? (columns - 1) / 2 : (hanging[0]?.offset ?? 0),
    onward: onward?.lower,
  }
  blocks.set(node, own)
  return own
}

function put(
  node: LinkedNode,
  left: number,
  y: number,
  blocks: Map<LinkedNode, Block>,
  places: Map<LinkedNode, { x: number; y: number }>,
): void {
  const own = blocks.get(node)
  if (!own) return
  places.set(node, { x: (left + own.offset) * COLUMN, y })
  let next = left
  for (const { lower } of node.outlets) {
    if (lower === own.onward) continue
    put(lower, next, y + ROW, blocks, places)
    next += blocks.get(lower)?.columns ?? 0
  }
  if (own.onward) put(own.onward, next, y, blocks, places)
}
