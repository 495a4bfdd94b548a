import type { SystemResult } from '../../engine/decode/system-result'
import { atOnce } from '../../model/change/at-once'
import type { Diagram } from '../../model/diagram/diagram'
import type { Finding } from '../../model/finding/finding'
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
import type { DrawnWires } from './drawn-wires'

/** The worst finding of each row: 0 none, 1 advice, 2 error. Findings name their rows by id. */
export interface Marks {
  nodeWorst: Uint8Array
  edgeWorst: Uint8Array
  findings: readonly Finding[]
}

/**
 * The positions of one diagram on the board: flat columns in row order, in board units. A drawing is immutable; two drawings may share columns that
 * are equal in both.
 */
export interface Drawing extends PlaceColumns, Pick<SymbolColumns, 'glyph' | 'halfWidth' | 'halfHeight' | 'outlets'>, LinkColumns {
  diagram: Diagram
  /** Null before the first result, or while the last result belongs to another diagram. */
  result: SystemResult | null
  /** Null before anything was checked. */
  marks: Marks | null
  /** Set where the lines are wires instead of pipes. */
  wires?: DrawnWires
  nodeCount: number
  edgeCount: number
  edge: Outlets
  symbols: SymbolColumns
  links: LinkColumns
  shape: Shape
}

/** Returns the result if it has as many rows as the diagram; null otherwise. */
export function fittingResult(diagram: Diagram, result: SystemResult | null): SystemResult | null {
  if (result?.nodeWorst.length !== diagram.nodeCount || result.edgeWorst.length !== diagram.edgeCount) return null
  return result
}

/**
 * Places every symbol and links the pipes; `previous` is a drawing of the same diagram before its last change, whose columns are reused where
 * possible.
 */
export function createDrawing(
  diagram: Diagram,
  given: SystemResult | null,
  equipment: EquipmentLookup,
  previous: Drawing | null = null,
): Drawing {
  return atOnce(creatingDrawing(diagram, given, equipment, previous))
}

/** Works like `createDrawing`, pausing between the columns. */
export function* creatingDrawing(
  diagram: Diagram,
  given: SystemResult | null,
  equipment: EquipmentLookup,
  previous: Drawing | null = null,
): Generator<void, Drawing> {
  const result = fittingResult(diagram, given)
  const { nodeCount, edgeCount } = diagram
  const symbols = symbolColumns(diagram, equipment, previous?.symbols ?? null)
  yield
  const links = linkColumns(diagram, previous?.links ?? null)
  yield
  const places = placeColumns(diagram, result, symbols, previous)
  yield
  const { glyph, halfWidth, halfHeight, outlets } = symbols
  const columns = {
    diagram,
    result,
    marks: result,
    nodeCount,
    edgeCount,
    symbols,
    links,
    glyph,
    halfWidth,
    halfHeight,
    outlets,
    ...links,
    ...places,
  }
  const drawing = { ...columns, edge: fanOut(columns, previous) }
  return { ...drawing, shape: previous && isSameShape(previous, drawing) ? previous.shape : newShape() }
}

export function glyphAt(drawing: Drawing, row: number): Glyph {
  return GLYPHS[drawing.glyph[row] ?? 0] ?? 'note'
}

/** Returns false for text blocks, ventilators, controllers, panels and accessories, which stand beside the tree and have no level; in a wiring diagram for all. */
export function hasRefrigerant({ wires, diagram }: Drawing, row: number): boolean {
  return !wires && kindAt(diagram, row) !== 'none'
}

/** Returns whether a fitting is mounted the other way round. */
export function isTurned({ diagram }: Drawing, row: number): boolean {
  return diagram.nodeReverse[row] === 1
}

/** Returns whether a unit's components are mounted behind it. */
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
