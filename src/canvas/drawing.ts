import type { SystemResult } from '../engine/system-result'
import type { Diagram } from '../model/diagram'
import type { EquipmentLookup } from './equipment-lookup'
import { GLYPHS, glyphOf, glyphSize } from './glyph'
import type { Glyph } from './glyph'
import { fanOut } from './outlets'
import type { Outlets } from './outlets'
import type { Box } from './view'

/** Where everything of one diagram stands on the board: flat columns in the order of the diagram's rows, in board units. */
export interface Drawing {
  diagram: Diagram
  /** null while nothing is computed, or while the columns of the last answer are of another diagram. */
  result: SystemResult | null
  nodeCount: number
  edgeCount: number
  /** Place in GLYPHS. */
  glyph: Uint8Array
  /** Middle of each symbol. */
  x: Float64Array
  y: Float64Array
  halfWidth: Float32Array
  halfHeight: Float32Array
  /** Modules of an outdoor unit, branches of a header, ports of a box, as drawn. */
  outlets: Uint8Array
  /** First edge that feeds each node, -1 for none. */
  feed: Int32Array
  /** Edges leaving a node: `leaving[leavingFrom[row]]` up to `leavingFrom[row + 1]`. */
  leavingFrom: Int32Array
  leaving: Int32Array
  edge: Outlets
  extent: Box
}

/** The answer's columns, if they are of as many rows as the diagram. */
export function fittingResult(diagram: Diagram, result: SystemResult | null): SystemResult | null {
  if (result?.nodeWorst.length !== diagram.nodeCount || result.edgeWorst.length !== diagram.edgeCount) return null
  return result
}

/** Places every symbol: where the core arranged it, else where it was stored. */
export function createDrawing(diagram: Diagram, given: SystemResult | null, equipment: EquipmentLookup): Drawing {
  const result = fittingResult(diagram, given)
  const { nodeCount, edgeCount } = diagram
  const drawing: Drawing = {
    diagram,
    result,
    nodeCount,
    edgeCount,
    glyph: new Uint8Array(nodeCount),
    x: new Float64Array(nodeCount),
    y: new Float64Array(nodeCount),
    halfWidth: new Float32Array(nodeCount),
    halfHeight: new Float32Array(nodeCount),
    outlets: new Uint8Array(nodeCount),
    feed: new Int32Array(nodeCount).fill(-1),
    leavingFrom: new Int32Array(nodeCount + 1),
    leaving: new Int32Array(edgeCount),
    edge: {
      offset: new Float32Array(edgeCount),
      lane: new Uint8Array(edgeCount),
      lanes: new Uint8Array(edgeCount),
      shift: new Int8Array(edgeCount),
    },
    extent: { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity },
  }
  placeSymbols(drawing, equipment)
  linkEdges(drawing)
  fanOut(drawing)
  return drawing
}

export function glyphAt(drawing: Drawing, row: number): Glyph {
  return GLYPHS[drawing.glyph[row] ?? 0] ?? 'note'
}

export function nodeBox(drawing: Drawing, row: number): Box {
  const x = drawing.x[row] ?? 0
  const y = drawing.y[row] ?? 0
  const halfWidth = drawing.halfWidth[row] ?? 0
  const halfHeight = drawing.halfHeight[row] ?? 0
  return { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight }
}

function placeSymbols(drawing: Drawing, equipment: EquipmentLookup): void {
  const { diagram, result, extent } = drawing
  const size: { width: number; height: number }[] = GLYPHS.map((glyph) => glyphSize(glyph, 1))
  for (let row = 0; row < drawing.nodeCount; row++) {
    const glyph = glyphOf(diagram, row)
    const place = GLYPHS.indexOf(glyph)
    const outlets = glyph === 'outdoor' ? equipment.modulesOf(diagram.nodeRest[row]?.models ?? []).length : (diagram.nodeOutlets[row] ?? 0)
    drawing.glyph[row] = place
    drawing.outlets[row] = outlets
    const { width, height } = outlets > 1 ? glyphSize(glyph, outlets) : (size[place] ?? { width: 0, height: 0 })
    const x = place === 0 ? (diagram.nodeX[row] ?? 0) : arranged(result?.arrangedX[row], diagram.nodeX[row])
    const y = place === 0 ? (diagram.nodeY[row] ?? 0) : arranged(result?.arrangedY[row], diagram.nodeY[row])
    drawing.x[row] = x
    drawing.y[row] = y
    drawing.halfWidth[row] = width / 2
    drawing.halfHeight[row] = height / 2
    if (x - width / 2 < extent.minX) extent.minX = x - width / 2
    if (x + width / 2 > extent.maxX) extent.maxX = x + width / 2
    if (y - height / 2 < extent.minY) extent.minY = y - height / 2
    if (y + height / 2 > extent.maxY) extent.maxY = y + height / 2
  }
  if (drawing.nodeCount === 0) drawing.extent = { minX: 0, minY: 0, maxX: 0, maxY: 0 }
}

function arranged(computed: number | undefined, stored: number | undefined): number {
  return computed !== undefined && Number.isFinite(computed) ? computed : (stored ?? 0)
}

/** Edges by their upper end, and the edge that feeds each node. Edges with a missing end are not drawn. */
function linkEdges(drawing: Drawing): void {
  const { diagram, leavingFrom, leaving, feed } = drawing
  for (let edge = 0; edge < drawing.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    const target = diagram.edgeTarget[edge] ?? -1
    if (source < 0 || target < 0) continue
    leavingFrom[source + 1] = (leavingFrom[source + 1] ?? 0) + 1
    if (feed[target] === -1) feed[target] = edge
  }
  for (let row = 0; row < drawing.nodeCount; row++) leavingFrom[row + 1] = (leavingFrom[row + 1] ?? 0) + (leavingFrom[row] ?? 0)
  const next = leavingFrom.slice(0, drawing.nodeCount)
  for (let edge = 0; edge < drawing.edgeCount; edge++) {
    const source = diagram.edgeSource[edge] ?? -1
    if (source < 0 || (diagram.edgeTarget[edge] ?? -1) < 0) continue
    const at = next[source] ?? 0
    leaving[at] = edge
    next[source] = at + 1
  }
}
