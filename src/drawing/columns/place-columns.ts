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

/** What stands outside the piping: where the core moves it, or it follows the unit that it stands beside, its stored place has been written to. */
const IS_LOOSE: readonly boolean[] = GLYPHS.map((glyph) => ['note', 'ventilator', 'controller', 'panel', 'accessory'].includes(glyph))

const NOTE = GLYPHS.indexOf('note')

/** All that says where the rows stand on one axis. */
interface Axis {
  stored: Float64Array
  arranged: Float64Array | undefined
  glyph: Uint8Array
  half: Float32Array
  /**
   * A text block is stored by the middle of a box of one size, which is what the core keeps clear of symbols. It begins at that box's upper left corner, and reaches as far as its
   * text: typing does not move what is judged.
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

/** Where each symbol stands: where the core arranged it, else where it was stored; what stands outside the piping is where it was put. The columns of before serve where nothing moved. */
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

/** The places of the drawing before with some rows put where they stand now; the same columns where none of them moved. */
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

/** Rows that stand elsewhere than in the drawing before; null where they are more than so many. */
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

/** The box around all symbols, from the one of the drawing before and the rows that differ; all are looked at only where one of them stood at its border. */
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
