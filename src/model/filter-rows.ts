import type { Diagram, EdgeRest } from './diagram'
import { copyDiagram } from './diagram-rows'
import { copyEdgeRest } from './rare-fields'
import { shareUniqueness } from './row-index'

/** A diagram of its own without these rows, in one pass a column. An edge that stays keeps the id of an end that went. */
export function withoutRows(diagram: Diagram, nodeRows: readonly number[], edgeRows: readonly number[]): Diagram {
  const copy = copyDiagram(diagram)
  const nodes = keptRows(diagram.nodeCount, nodeRows)
  const edges = keptRows(diagram.edgeCount, edgeRows)
  for (const column of [copy.nodeKind, copy.nodeJointType, copy.nodeOutlets, copy.nodeReverse]) gather(column, nodes)
  for (const column of [copy.nodeX, copy.nodeY, copy.nodeHeightM, copy.nodeCoolingKw, copy.nodePortCapacityKw]) gather(column, nodes)
  gather(copy.nodeModel, nodes)
  copy.nodeId = pick(diagram.nodeId, nodes, '')
  copy.nodeShape = pick(diagram.nodeShape, nodes, '')
  copy.nodeRest = pick(diagram.nodeRest, nodes, undefined)
  copy.nodeCount = nodes.length
  for (const column of [copy.edgeSource, copy.edgeTarget, copy.edgeSourcePort, copy.edgeKind]) gather(column, edges)
  for (const column of [copy.edgeLengthM, copy.edgeGasLengthM, copy.edgeLiquidLengthM, copy.edgeBends]) gather(column, edges)
  copy.edgeId = pick(diagram.edgeId, edges, '')
  copy.edgeRest = pick(diagram.edgeRest, edges, undefined)
  copy.edgeCount = edges.length
  renumberEnds(copy, diagram, nodes)
  shareUniqueness(diagram, copy)
  return copy
}

function keptRows(count: number, gone: readonly number[]): Int32Array {
  const dropped = new Uint8Array(count)
  for (const row of gone) dropped[row] = 1
  const kept = new Int32Array(count)
  let length = 0
  for (let row = 0; row < count; row++) if (!dropped[row]) kept[length++] = row
  return kept.subarray(0, length)
}

function gather(column: Uint8Array | Int32Array | Float64Array, kept: Int32Array): void {
  // Most rows stay beside each other: those move at once.
  for (let row = 0; row < kept.length;) {
    const from = kept[row] ?? 0
    let length = 1
    while (kept[row + length] === from + length) length++
    if (from !== row) column.copyWithin(row, from, from + length)
    row += length
  }
}

function pick<T>(list: readonly T[], kept: Int32Array, none: T): T[] {
  const picked: T[] = []
  for (let row = 0; row < kept.length; row++) picked.push(list[kept[row] ?? 0] ?? none)
  return picked
}

function renumberEnds(copy: Diagram, from: Diagram, kept: Int32Array): void {
  const placed = new Int32Array(from.nodeCount).fill(-1)
  for (let row = 0; row < kept.length; row++) placed[kept[row] ?? 0] = row
  const leave = (row: number, left: EdgeRest) => (copy.edgeRest[row] = copyEdgeRest({ ...copy.edgeRest[row], ...left }))
  for (let row = 0; row < copy.edgeCount; row++) {
    const source = copy.edgeSource[row] ?? -1
    if (source >= 0) copy.edgeSource[row] = placed[source] ?? -1
    if (source >= 0 && copy.edgeSource[row] === -1) leave(row, { source: from.nodeId[source] ?? '' })
    const target = copy.edgeTarget[row] ?? -1
    if (target >= 0) copy.edgeTarget[row] = placed[target] ?? -1
    if (target >= 0 && copy.edgeTarget[row] === -1) leave(row, { target: from.nodeId[target] ?? '' })
  }
}
