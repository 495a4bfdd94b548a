import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt } from '../../model/diagram/diagram-tree'
import type { EquipmentLookup } from './equipment-lookup'
import { linkColumns } from '../columns/link-columns'
import type { LinkColumns } from '../columns/link-columns'
import { placeColumns } from '../columns/place-columns'
import type { PlaceColumns } from '../columns/place-columns'
import { symbolColumns } from '../columns/symbol-columns'
import type { SymbolColumns } from '../columns/symbol-columns'
import { GLYPHS } from './glyph'
import type { Glyph } from './glyph'
import { fanOut } from './outlets'
import type { Outlets } from './outlets'
import { isSameShape, newShape } from './shape'
import type { Shape } from './shape'
import type { Box } from '../view/view'

/**
 * Where everything of one diagram stands on the board: flat columns in the order of the diagram's rows, in board units. A drawing is
 * never written to after it was made; two drawings may share columns that are the same in both.
 */
export interface Drawing extends PlaceColumns, Pick<SymbolColumns, 'glyph' | 'halfWidth' | 'halfHeight' | 'outlets'>, LinkColumns {
  diagram: Diagram
  /** null while nothing is computed, or while the columns of the last answer are of another diagram. */
  result: SystemResult | null
  nodeCount: number
  edgeCount: number
  edge: Outlets
  symbols: SymbolColumns
  links: LinkColumns
  shape: Shape
}

/** The answer's columns, if they are of as many rows as the diagram. */
export function fittingResult(diagram: Diagram, result: SystemResult | null): SystemResult | null {
  if (result?.nodeWorst.length !== diagram.nodeCount || result.edgeWorst.length !== diagram.edgeCount) return null
  return result
}

/** Places every symbol and joins the pipes; `previous` is a drawing of the same diagram before its last change, whose columns serve again where they may. */
export function createDrawing(
  diagram: Diagram,
  given: SystemResult | null,
  equipment: EquipmentLookup,
  previous: Drawing | null = null,
): Drawing {
  const result = fittingResult(diagram, given)
  const { nodeCount, edgeCount } = diagram
  const symbols = symbolColumns(diagram, equipment, previous?.symbols ?? null)
  const links = linkColumns(diagram, previous?.links ?? null)
  const places = placeColumns(diagram, result, symbols, previous)
  const { glyph, halfWidth, halfHeight, outlets } = symbols
  const columns = { diagram, result, nodeCount, edgeCount, symbols, links, glyph, halfWidth, halfHeight, outlets, ...links, ...places }
  const drawing = { ...columns, edge: fanOut(columns, previous) }
  return { ...drawing, shape: previous && isSameShape(previous, drawing) ? previous.shape : newShape() }
}

export function glyphAt(drawing: Drawing, row: number): Glyph {
  return GLYPHS[drawing.glyph[row] ?? 0] ?? 'note'
}

/** False for text blocks, ventilators, controllers, panels and accessories: they stand beside the tree and have no level. */
export function hasRefrigerant(drawing: Drawing, row: number): boolean {
  return kindAt(drawing.diagram, row) !== 'none'
}

/** A fitting that was put the other way round. */
export function isTurned({ diagram }: Drawing, row: number): boolean {
  return diagram.nodeReverse[row] === 1
}

/** A unit with the components that are mounted behind it. */
export function isRearMounted({ diagram }: Drawing, row: number): boolean {
  return diagram.nodeRest[row]?.extra?.['isRearMountedComponents'] === true
}

export function nodeBox(drawing: Drawing, row: number): Box {
  const x = drawing.x[row] ?? 0
  const y = drawing.y[row] ?? 0
  const halfWidth = drawing.halfWidth[row] ?? 0
  const halfHeight = drawing.halfHeight[row] ?? 0
  return { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight }
}
