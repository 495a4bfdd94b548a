import type { Drawing } from '../../drawing/drawing/drawing'
import { pickedPlaces } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import type { LineSet } from '../../ui/sheet/sheet-props'

/**
 * The rows of a diagram's table: a node with the pipe that feeds it; a node with several feeding pipes has a row for each. Values are diagram rows,
 * -1 for no pipe.
 */
export interface Lines {
  count: number
  node: Int32Array
  edge: Int32Array
  /** Table row of a pipe, and below the first one of a node; -1 for none. */
  ofEdge: Int32Array
  ofNode: Int32Array
}

let latest: { order: readonly number[]; edgeCount: number; lines: Lines } | null = null

/** Returns the table rows of a drawing in tree order, text blocks and other nodes without refrigerant last. The same object while the order holds. */
export function linesOf(drawing: Drawing, order: readonly number[]): Lines {
  if (latest?.order === order && latest.edgeCount === drawing.edgeCount) return latest.lines
  const lines = readLines(drawing, order)
  latest = { order, edgeCount: drawing.edgeCount, lines }
  return lines
}

/** Returns the picked rows as table rows. */
export function pickedLines(drawing: Drawing, lines: Lines, picked: Picked): LineSet {
  const isIn = new Uint8Array(lines.count)
  let size = 0
  for (const { kind, row } of pickedPlaces(drawing, picked)) {
    const line = (kind === 'edge' ? lines.ofEdge[row] : lines.ofNode[row]) ?? -1
    if (line < 0 || isIn[line] === 1) continue
    isIn[line] = 1
    size++
  }
  return {
    size,
    has: (line) => isIn[line] === 1,
    *[Symbol.iterator]() {
      for (let line = isIn.indexOf(1); line >= 0; line = isIn.indexOf(1, line + 1)) yield line
    },
  }
}

/** Converts table rows to picked rows: their pipes where `isPipe` and where they have one, else their nodes. */
export function pickLines({ diagram }: Drawing, lines: Lines, which: readonly number[], isPipe: boolean): Picked {
  const nodes: string[] = []
  const edges: string[] = []
  for (const line of which) {
    const edge = isPipe ? diagram.edgeId[lines.edge[line] ?? -1] : undefined
    const node = diagram.nodeId[lines.node[line] ?? -1]
    if (edge !== undefined) edges.push(edge)
    else if (node !== undefined) nodes.push(node)
  }
  return { nodes: Array.from(new Set(nodes)), edges }
}

function readLines(drawing: Drawing, order: readonly number[]): Lines {
  const { diagram, nodeCount, edgeCount, feed } = drawing
  const further = new Map<number, number[]>()
  for (let edge = 0; edge < edgeCount; edge++) {
    const target = diagram.edgeTarget[edge] ?? -1
    if (target < 0 || (diagram.edgeSource[edge] ?? -1) < 0 || feed[target] === edge) continue
    further.set(target, [...(further.get(target) ?? []), edge])
  }
  const most = nodeCount + edgeCount
  const lines: Lines = {
    count: 0,
    node: new Int32Array(most),
    edge: new Int32Array(most),
    ofEdge: new Int32Array(edgeCount).fill(-1),
    ofNode: new Int32Array(nodeCount).fill(-1),
  }
  const add = (node: number, edge: number): void => {
    if (lines.ofNode[node] === -1) lines.ofNode[node] = lines.count
    if (edge >= 0) lines.ofEdge[edge] = lines.count
    lines.node[lines.count] = node
    lines.edge[lines.count++] = edge
  }
  for (const node of order) {
    add(node, feed[node] ?? -1)
    for (const edge of further.get(node) ?? []) add(node, edge)
  }
  for (let node = 0; node < nodeCount; node++) if (lines.ofNode[node] === -1) add(node, -1)
  lines.node = lines.node.slice(0, lines.count)
  lines.edge = lines.edge.slice(0, lines.count)
  return lines
}
