import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { NOTE_HEIGHT, NOTE_WIDTH } from '../../engine/encode/symbol-sizes'
import { GLYPHS } from '../drawing/glyph'
import type { Box } from '../view/view'
import { copyColumn } from './spare-copy'
import type { SymbolColumns } from './symbol-columns'

/** Middle of each symbol, and the box around all of them. */
export interface PlaceColumns {
  x: Float64Array
  y: Float64Array
  extent: Box
}

/** True for glyphs outside the piping: these stay at their stored places, which the core updates when it moves them or the unit beside them. */
const IS_LOOSE: readonly boolean[] = GLYPHS.map((glyph) =>
  ['note', 'ventilator', 'controller', 'panel', 'accessory', 'supply', 'switchboard'].includes(glyph),
)

const NOTE = GLYPHS.indexOf('note')

/** The inputs that determine the rows' positions on one axis. */
interface Axis {
  stored: Float64Array
  arranged: Float64Array | undefined
  glyph: Uint8Array
  half: Float32Array
  /**
   * Half of the nominal box by whose middle a text block is stored, and which the core keeps clear of symbols. The block starts at the box's upper
   * left corner and grows with its text, so typing does not change the checked area.
   */
  noteHalf: number
}

function axesOf({ nodeX, nodeY }: Diagram, result: SystemResult | null, symbols: SymbolColumns): { across: Axis; down: Axis } {
  const { glyph, halfWidth, halfHeight } = symbols
  return {
    across: { stored: nodeX, arranged: result?.arrangedX, glyph, half: halfWidth, noteHalf: NOTE_WIDTH / 2 },
    down: { stored: nodeY, arranged: result?.arrangedY, glyph, half: halfHeight, noteHalf: NOTE_HEIGHT / 2 },
  }
}

/**
 * Returns each symbol's position: arranged by the core, else stored; rows outside the piping keep their stored place. Reuses the former columns
 * where nothing moved.
 */
export function placeColumns(
  diagram: Diagram,
  result: SystemResult | null,
  symbols: SymbolColumns,
  before: PlaceColumns | null = null,
): PlaceColumns {
  const { nodeCount } = diagram
  const { across, down } = axesOf(diagram, result, symbols)
  const x = placed(across, nodeCount, before?.x)
  const y = placed(down, nodeCount, before?.y)
  return { x, y, extent: extentOf(x, y, symbols) }
}

function placed(axis: Axis, count: number, before: Float64Array | undefined): Float64Array {
  if (before?.length === count && isAsPlaced(before, axis)) return before
  const places = new Float64Array(count)
  for (let row = 0; row < count; row++) places[row] = placeOf(axis, row)
  return places
}

function placeOf({ stored, arranged, glyph, half, noteHalf }: Axis, row: number): number {
  const symbol = glyph[row] ?? 0
  const place = stored[row] ?? NaN
  if (symbol === NOTE) return place - noteHalf + (half[row] ?? 0)
  const at = arranged?.[row] ?? NaN
  return IS_LOOSE[symbol] !== true && Number.isFinite(at) ? at : place
}

/** Returns the former positions with some rows updated; the same columns when none of them moved. */
export function patchPlaces(
  before: PlaceColumns,
  diagram: Diagram,
  result: SystemResult | null,
  symbols: SymbolColumns,
  rows: Iterable<number>,
): Pick<PlaceColumns, 'x' | 'y'> & { moved: number[] } {
  let { x, y } = before
  const { across, down } = axesOf(diagram, result, symbols)
  const moved: number[] = []
  for (const row of rows) {
    const toX = placeOf(across, row)
    const toY = placeOf(down, row)
    if (toX === before.x[row] && toY === before.y[row]) continue
    if (moved.length === 0) [x, y] = [copyColumn(x), copyColumn(y)]
    x[row] = toX
    y[row] = toY
    moved.push(row)
  }
  return { x, y, moved }
}

/** Returns the rows whose position differs from the former drawing; null when there are more than `most`. */
export function rowsPlacedOtherwise(
  before: PlaceColumns,
  diagram: Diagram,
  result: SystemResult | null,
  symbols: SymbolColumns,
  most: number,
): Int32Array | null {
  const { across, down } = axesOf(diagram, result, symbols)
  const rows: number[] = []
  for (let row = 0; row < before.x.length; row++) {
    if (placeOf(across, row) === before.x[row] && placeOf(down, row) === before.y[row]) continue
    if (rows.length >= most) return null
    rows.push(row)
  }
  return Int32Array.from(rows)
}

/** Updates the box around all symbols from the former one and the changed rows. Scans all rows only when a changed one was at the border. */
export function patchExtent(
  before: PlaceColumns & Pick<SymbolColumns, 'halfWidth' | 'halfHeight'>,
  now: Pick<PlaceColumns, 'x' | 'y'>,
  symbols: SymbolColumns,
  rows: Iterable<number>,
): Box {
  let { minX, minY, maxX, maxY } = before.extent
  for (const row of rows) {
    const was = boxAt(before, before, row)
    const isAtBorder = was.minX <= minX || was.minY <= minY || was.maxX >= maxX || was.maxY >= maxY
    if (isAtBorder) return extentOf(now.x, now.y, symbols)
    const is = boxAt(now, symbols, row)
    minX = Math.min(minX, is.minX)
    minY = Math.min(minY, is.minY)
    maxX = Math.max(maxX, is.maxX)
    maxY = Math.max(maxY, is.maxY)
  }
  return { minX, minY, maxX, maxY }
}

function boxAt(places: Pick<PlaceColumns, 'x' | 'y'>, size: Pick<SymbolColumns, 'halfWidth' | 'halfHeight'>, row: number): Box {
  const x = places.x[row] ?? 0
  const y = places.y[row] ?? 0
  const halfWidth = size.halfWidth[row] ?? 0
  const halfHeight = size.halfHeight[row] ?? 0
  return { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight }
}

function isAsPlaced(before: Float64Array, axis: Axis): boolean {
  for (let row = 0; row < before.length; row++) if (before[row] !== placeOf(axis, row)) return false
  return true
}

function extentOf(x: Float64Array, y: Float64Array, { halfWidth, halfHeight }: SymbolColumns): Box {
  if (x.length === 0) return { minX: 0, minY: 0, maxX: 0, maxY: 0 }
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let row = 0; row < x.length; row++) {
    const atX = x[row] ?? 0
    const atY = y[row] ?? 0
    const width = halfWidth[row] ?? 0
    const height = halfHeight[row] ?? 0
    if (atX - width < minX) minX = atX - width
    if (atX + width > maxX) maxX = atX + width
    if (atY - height < minY) minY = atY - height
    if (atY + height > maxY) maxY = atY + height
  }
  return { minX, minY, maxX, maxY }
}
