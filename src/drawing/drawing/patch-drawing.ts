import type { SystemResult } from '../../engine/decode/system-result'
import { anchoredRows } from '../../model/drawing/notes/anchored-rows'
import { patchExtent, patchPlaces, rowsPlacedOtherwise } from '../columns/place-columns'
import { patchSymbols } from '../columns/symbol-columns'
import { fittingResult } from './drawing'
import type { Drawing } from './drawing'
import type { EquipmentLookup } from './equipment-lookup'
import { fanOutAgain, isFan } from './outlets'
import { newShape } from './shape'

/** Rows of a drawing that were written by changes. */
export interface TouchedRows {
  nodes: ReadonlySet<number>
  edges: ReadonlySet<number>
}

/** Above this many rows, a full rebuild is cheaper. */
const MOST_ROWS = 1_000

/**
 * Patches the former drawing with the rows that were written and those that the result names. Equal to a rebuilt drawing, at a cost that does not
 * grow with it. Returns null where a rebuild is needed.
 */
export function patchDrawing(
  before: Drawing,
  given: SystemResult | null,
  equipment: EquipmentLookup,
  touched: TouchedRows,
): Drawing | null {
  const { diagram } = before
  if (diagram.nodeCount !== before.nodeCount || diagram.edgeCount !== before.edgeCount || before.hasSeveralFeeders) return null
  const result = fittingResult(diagram, given)
  const answered = answeredRows(before.result, result) ?? rowsPlacedOtherwise(before, diagram, result, before.symbols, MOST_ROWS)
  if (!answered || touched.nodes.size + answered.length > MOST_ROWS) return null
  for (const edge of touched.edges)
    if (diagram.edgeSource[edge] !== before.source[edge] || diagram.edgeTarget[edge] !== before.target[edge]) return null

  const { symbols, changed } = patchSymbols(before.symbols, diagram, equipment, touched.nodes)
  // Rows anchored to a node move with it, but the result does not list them.
  const beside = answered.length > 0 ? anchoredRows(diagram).map(({ row }) => row) : []
  const { x, y, moved } = patchPlaces(before, diagram, result, symbols, new Set([...touched.nodes, ...answered, ...beside]))
  const nodes = [...new Set([...changed, ...moved])]
  const pipes = [...touched.edges].filter(
    (edge) => diagram.edgeKind[edge] !== before.edge.kind[edge] || diagram.edgeSourcePort[edge] !== before.edge.port[edge],
  )
  if (nodes.length === 0 && pipes.length === 0) return { ...before, result, marks: result }

  const { glyph, halfWidth, halfHeight, outlets } = symbols
  const extent = patchExtent(before, { x, y }, symbols, nodes)
  const drawing = { ...before, result, marks: result, symbols, glyph, halfWidth, halfHeight, outlets, x, y, extent }
  const fans = fansAround(before, drawing, nodes, pipes)
  const edge = fans.length > 0 || pipes.length > 0 ? fanOutAgain(drawing, before.edge, fans, pipes) : before.edge
  return { ...drawing, edge, shape: newShape(before.shape, nodes, pipesAround(drawing, nodes, fans, pipes)) }
}

/** Returns the rows that a result may have moved; null where it does not list them. */
function answeredRows(before: SystemResult | null, now: SystemResult | null): Int32Array | null {
  if (!before || !now) return null
  const { from, rows } = now.change
  if (now === before || (now.arrangedX === before.arrangedX && now.arrangedY === before.arrangedY)) return new Int32Array()
  return from === before.revision && rows !== 'all' ? rows : null
}

/** Returns the fans among these nodes and around these pipes, before or after the change. */
function fansAround(before: Drawing, now: Drawing, nodes: readonly number[], pipes: readonly number[]): number[] {
  const rows = new Set(nodes)
  for (const row of nodes) rows.add(now.source[now.feed[row] ?? -1] ?? -1)
  for (const pipe of pipes) rows.add(now.source[pipe] ?? -1)
  return [...rows].filter((row) => row >= 0 && (isFan(before, row) || isFan(now, row)))
}

/** Returns the pipes whose route may change: those to and from the nodes, and all pipes of the fans. */
function pipesAround(drawing: Drawing, nodes: readonly number[], fans: readonly number[], pipes: readonly number[]): number[] {
  const { feed, source, target, leaving, leavingFrom } = drawing
  const found = new Set(pipes)
  const addLeaving = (row: number, isWanted: (edge: number) => boolean): void => {
    for (let at = leavingFrom[row] ?? 0; at < (leavingFrom[row + 1] ?? 0); at++) {
      const edge = leaving[at] ?? -1
      if (isWanted(edge)) found.add(edge)
    }
  }
  for (const row of [...nodes, ...fans]) addLeaving(row, () => true)
  for (const row of nodes) addLeaving(source[feed[row] ?? -1] ?? -1, (edge) => target[edge] === row)
  return [...found]
}
