import type { Diagram, EdgeRest } from '../diagram/diagram'
import { emptyDiagram } from '../diagram/diagram-rows'
import { EDGE_COLUMNS, EDGE_LISTS, NODE_COLUMNS, NODE_LISTS } from './edit-rows'
import { copyEdgeRest } from '../project/rare-fields'
import { shareUniqueness } from './row-index'

/** At most this many parts of a list are concatenated per call, because each is an argument on the stack. */
const MOST_PARTS = 1000

/** A run of consecutive kept rows, from the first up to but not including the last. */
interface Run {
  from: number
  to: number
}

/**
 * Returns a copy of the diagram without these rows. A kept edge keeps the id of a removed end. Searching, moving and joining use
 * built-in array methods: this runs once, in the event that removes a branch, before the JIT has compiled loops of our own.
 */
export function withoutRows(diagram: Diagram, nodeRows: readonly number[], edgeRows: readonly number[]): Diagram {
  const nodes = keptRuns(diagram.nodeCount, nodeRows)
  const edges = keptRuns(diagram.edgeCount, edgeRows)
  const copy = emptyDiagram()
  copy.modelNames = diagram.modelNames.slice()
  copy.nodeCount = rowsIn(nodes)
  copy.edgeCount = rowsIn(edges)
  for (const name of NODE_COLUMNS) Object.assign(copy, { [name]: gathered(diagram[name], nodes) })
  for (const name of EDGE_COLUMNS) Object.assign(copy, { [name]: gathered(diagram[name], edges) })
  for (const name of NODE_LISTS) Object.assign(copy, { [name]: joined<unknown>(diagram[name], nodes) })
  for (const name of EDGE_LISTS) Object.assign(copy, { [name]: joined<unknown>(diagram[name], edges) })
  renumberEnds(copy, diagram, nodes)
  shareUniqueness(diagram, copy)
  return copy
}

function keptRuns(count: number, gone: readonly number[]): Run[] {
  const dropped = new Uint8Array(count)
  for (const row of gone) dropped[row] = 1
  const runs: Run[] = []
  for (let from = dropped.indexOf(0); from >= 0;) {
    const end = dropped.indexOf(1, from)
    runs.push({ from, to: end < 0 ? count : end })
    from = end < 0 ? -1 : dropped.indexOf(0, end)
  }
  return runs
}

function rowsIn(runs: readonly Run[]): number {
  return runs.reduce((rows, { from, to }) => rows + to - from, 0)
}

/** Returns a new column that starts with these rows; the spare capacity behind them is kept for later rows. */
function gathered(column: Uint8Array | Int32Array | Float64Array, runs: readonly Run[]): Uint8Array | Int32Array | Float64Array {
  const copy = column.slice()
  let at = 0
  for (const { from, to } of runs) {
    if (from !== at) copy.copyWithin(at, from, to)
    at += to - from
  }
  return copy
}

function joined<T>(list: readonly T[], runs: readonly Run[]): T[] {
  let kept: T[] = []
  for (let at = 0; at < runs.length; at += MOST_PARTS)
    kept = kept.concat(...runs.slice(at, at + MOST_PARTS).map(({ from, to }) => list.slice(from, to)))
  return kept
}

function renumberEnds(copy: Diagram, from: Diagram, kept: readonly Run[]): void {
  const placed = new Int32Array(from.nodeCount).fill(-1)
  let place = 0
  for (const run of kept) for (let row = run.from; row < run.to; row++) placed[row] = place++
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
