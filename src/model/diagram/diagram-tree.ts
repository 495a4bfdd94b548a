import { NODE_KINDS } from '../project/codes'
import type { NodeKind } from '../project/codes'
import type { Diagram } from './diagram'

/** The tree of feeds as flat lists of rows: the edges out of node `n` are `edges[first[n]] … edges[first[n + 1] - 1]`, in row order. */
export interface DiagramTree {
  first: Int32Array
  edges: Int32Array
  /** Row of the first edge that feeds a node; -1 for the outdoor unit and for unconnected nodes. */
  feed: Int32Array
}

/** Builds the tree from the edges in two passes. Edges with a missing end are left out. */
export function treeOf(diagram: Diagram): DiagramTree {
  const { nodeCount, edgeCount, edgeSource, edgeTarget } = diagram
  const first = new Int32Array(nodeCount + 1)
  const feed = new Int32Array(nodeCount).fill(-1)
  for (let row = 0; row < edgeCount; row++) {
    const source = edgeSource[row] ?? -1
    const target = edgeTarget[row] ?? -1
    if (source < 0 || target < 0) continue
    first[source + 1] = (first[source + 1] ?? 0) + 1
    if (feed[target] === -1) feed[target] = row
  }
  for (let node = 0; node < nodeCount; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0)
  const edges = new Int32Array(first[nodeCount] ?? 0)
  const next = first.slice()
  for (let row = 0; row < edgeCount; row++) {
    const source = edgeSource[row] ?? -1
    if (source < 0 || (edgeTarget[row] ?? -1) < 0) continue
    const place = next[source] ?? 0
    edges[place] = row
    next[source] = place + 1
  }
  return { first, edges, feed }
}

/** Returns the rows of the edges that leave a node. */
export function outletsOf(tree: DiagramTree, node: number): Int32Array {
  return tree.edges.subarray(tree.first[node] ?? 0, tree.first[node + 1] ?? 0)
}

/** Returns the rows of the edges that lead into a node. */
export function feedsOf(diagram: Diagram, node: number): number[] {
  const feeds: number[] = []
  for (let row = 0; row < diagram.edgeCount; row++) if (diagram.edgeTarget[row] === node) feeds.push(row)
  return feeds
}

/** Returns the row of the node above, -1 at the top. */
export function parentOf(diagram: Diagram, tree: DiagramTree, node: number): number {
  return diagram.edgeSource[tree.feed[node] ?? -1] ?? -1
}

/** Returns the row of the node above without building the whole tree, -1 at the top. */
export function nodeAbove({ edgeSource, edgeTarget, edgeCount }: Diagram, node: number): number {
  // `indexOf` on a typed array is faster than a loop.
  const targets = edgeTarget.subarray(0, edgeCount)
  for (let edge = targets.indexOf(node); edge >= 0; edge = targets.indexOf(node, edge + 1)) {
    const source = edgeSource[edge] ?? -1
    if (source >= 0) return source
  }
  return -1
}

/** Returns the rows of a node and everything below it, each once, even where an imported drawing has a cycle. */
export function belowAndSelf(diagram: Diagram, tree: DiagramTree, node: number): number[] {
  const seen = new Uint8Array(diagram.nodeCount)
  const rows = [node]
  seen[node] = 1
  for (let place = 0; place < rows.length; place++) {
    for (const edge of outletsOf(tree, rows[place] ?? -1)) {
      const below = diagram.edgeTarget[edge] ?? -1
      if (below < 0 || seen[below]) continue
      seen[below] = 1
      rows.push(below)
    }
  }
  return rows
}

/** Returns the row of the nearest node above, excluding the node itself, that satisfies the test; -1 where there is none. */
export function nearestAbove(diagram: Diagram, tree: DiagramTree, node: number, test: (row: number) => boolean): number {
  let steps = diagram.nodeCount
  for (let row = parentOf(diagram, tree, node); row >= 0 && steps > 0; row = parentOf(diagram, tree, row), steps--)
    if (test(row)) return row
  return -1
}

/** Returns the row of the outdoor unit; -1 where none is drawn. */
export function outdoorRow(diagram: Diagram): number {
  const row = diagram.nodeKind.indexOf(NODE_KINDS.indexOf('outdoor'))
  return row < diagram.nodeCount ? row : -1
}

export function kindAt(diagram: Diagram, row: number): NodeKind {
  return NODE_KINDS[diagram.nodeKind[row] ?? 0] ?? 'none'
}

/** Whether the node is a joint without a type and with three or more branches; only units may follow a header. */
export function isHeader(diagram: Diagram, row: number): boolean {
  return kindAt(diagram, row) === 'joint' && diagram.nodeJointType[row] === 0 && (diagram.nodeOutlets[row] ?? 0) >= 3
}
