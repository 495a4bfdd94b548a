import type { Diagram } from '../../model/diagram/diagram'

/** Edges that lead to and from each node. Edges with a missing end are not drawn and not linked. */
export interface LinkColumns {
  /** First edge that feeds each node, -1 for none. */
  feed: Int32Array
  /** Edges leaving a node: `leaving[leavingFrom[row]]` up to `leavingFrom[row + 1]`. */
  leavingFrom: Int32Array
  leaving: Int32Array
  /** Copy of the ends as they were linked: the next change overwrites the diagram's own columns. */
  source: Int32Array
  target: Int32Array
  /** True when some node is fed by several others; `feed` names only the first edge. */
  hasSeveralFeeders: boolean
}

/** Links the edges of a diagram, or returns the former links when every edge still has the same ends. */
export function linkColumns(diagram: Diagram, before: LinkColumns | null): LinkColumns {
  const { nodeCount, edgeCount } = diagram
  const source = diagram.edgeSource.subarray(0, edgeCount)
  const target = diagram.edgeTarget.subarray(0, edgeCount)
  if (before?.feed.length === nodeCount && isSame(before.source, source) && isSame(before.target, target)) return before
  return link(source.slice(), target.slice(), nodeCount)
}

function link(source: Int32Array, target: Int32Array, nodeCount: number): LinkColumns {
  const feed = new Int32Array(nodeCount).fill(-1)
  const leavingFrom = new Int32Array(nodeCount + 1)
  const leaving = new Int32Array(source.length)
  let hasSeveralFeeders = false
  for (let edge = 0; edge < source.length; edge++) {
    const upper = source[edge] ?? -1
    const lower = target[edge] ?? -1
    if (upper < 0 || lower < 0) continue
    leavingFrom[upper + 1] = (leavingFrom[upper + 1] ?? 0) + 1
    const feeding = feed[lower] ?? -1
    if (feeding === -1) feed[lower] = edge
    else if (source[feeding] !== upper) hasSeveralFeeders = true
  }
  for (let row = 0; row < nodeCount; row++) leavingFrom[row + 1] = (leavingFrom[row + 1] ?? 0) + (leavingFrom[row] ?? 0)
  const next = leavingFrom.slice(0, nodeCount)
  for (let edge = 0; edge < source.length; edge++) {
    const upper = source[edge] ?? -1
    if (upper < 0 || (target[edge] ?? -1) < 0) continue
    const at = next[upper] ?? 0
    leaving[at] = edge
    next[upper] = at + 1
  }
  return { feed, leavingFrom, leaving, source, target, hasSeveralFeeders }
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}
