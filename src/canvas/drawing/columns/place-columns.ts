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

/** Where each symbol stands: where the core arranged it, else where it was stored; notes stay where they were put. */
export function placeColumns(diagram: Diagram, result: SystemResult | null, symbols: SymbolColumns): PlaceColumns {
  const { nodeCount } = diagram
  const { glyph, halfWidth, halfHeight } = symbols
  const x = diagram.nodeX.slice(0, nodeCount)
  const y = diagram.nodeY.slice(0, nodeCount)
  if (result) {
    const { arrangedX, arrangedY } = result
    for (let row = 0; row < nodeCount; row++) {
      if (glyph[row] === NOTE) continue
      const atX = arrangedX[row] ?? NaN
      const atY = arrangedY[row] ?? NaN
      if (Number.isFinite(atX)) x[row] = atX
      if (Number.isFinite(atY)) y[row] = atY
    }
  }
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let row = 0; row < nodeCount; row++) {
    const atX = x[row] ?? 0
    const atY = y[row] ?? 0
    const width = halfWidth[row] ?? 0
    const height = halfHeight[row] ?? 0
    if (atX - width < minX) minX = atX - width
    if (atX + width > maxX) maxX = atX + width
    if (atY - height < minY) minY = atY - height
    if (atY + height > maxY) maxY = atY + height
  }
  return { x, y, extent: nodeCount === 0 ? { minX: 0, minY: 0, maxX: 0, maxY: 0 } : { minX, minY, maxX, maxY } }
}
