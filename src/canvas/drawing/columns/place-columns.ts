import type { SystemResult } from '../../../engine/system-result'
import type { Diagram } from '../../../model/diagram'
import { GLYPHS } from '../glyph'
import type { Box } from '../../board/view'
import type { SymbolColumns } from './symbol-columns'

/** Middle of each symbol, and the box around all of them. */
export interface PlaceColumns {
  x: Float64Array
  y: Float64Array
  extent: Box
}

const NOTE = GLYPHS.indexOf('note')

/** Where each symbol stands: where the core arranged it, else where it was stored; notes stay where they were put. The columns of before serve where nothing moved. */
export function placeColumns(
  diagram: Diagram,
  result: SystemResult | null,
  symbols: SymbolColumns,
  before: PlaceColumns | null = null,
): PlaceColumns {
  const { nodeCount } = diagram
  const x = placed(diagram.nodeX, result?.arrangedX, symbols.glyph, nodeCount, before?.x)
  const y = placed(diagram.nodeY, result?.arrangedY, symbols.glyph, nodeCount, before?.y)
  return { x, y, extent: extentOf(x, y, symbols) }
}

function placed(
  stored: Float64Array,
  arranged: Float64Array | undefined,
  glyph: Uint8Array,
  count: number,
  before: Float64Array | undefined,
): Float64Array {
  if (before?.length === count && isAsPlaced(before, stored, arranged, glyph)) return before
  const places = stored.slice(0, count)
  for (let row = 0; arranged && row < count; row++) {
    const at = arranged[row] ?? NaN
    if (glyph[row] !== NOTE && Number.isFinite(at)) places[row] = at
  }
  return places
}

function isAsPlaced(before: Float64Array, stored: Float64Array, arranged: Float64Array | undefined, glyph: Uint8Array): boolean {
  for (let row = 0; row < before.length; row++) {
    const at = arranged?.[row] ?? NaN
    if (before[row] !== (glyph[row] !== NOTE && Number.isFinite(at) ? at : stored[row])) return false
  }
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
