import { JOINT_TYPES } from '../../model/project/codes'
import { hasDisabledRows, isNodeDisabled } from '../drawing/disabled-rows'
import { isRearMounted, isTurned, nodeBox } from '../drawing/drawing'
import { GLYPHS } from '../drawing/glyph'
import type { Glyph } from '../drawing/glyph'
import { modelOf } from '../labels/node-label'
import { GrownPen } from './grown-pen'
import type { Scene } from './scene'
import type { Painter, PathPen } from './painter'
import { SYMBOL_WEIGHT } from './palette'
import type { Palette } from './palette'
import { portMarks } from '../labels/port-marks'
import { GROWING, growthOf, symbolGrowth } from '../symbols/forms/growth'
import { isPictured } from '../symbols/forms/pictured'
import { CASINGS, DETAILS, traceJointOf } from '../symbols/forms/traces'
import type { SymbolRow } from '../symbols/forms/traces'
import { traceRearMounted } from '../symbols/forms/rear-mounted'
import { traceTurnedHeader } from '../symbols/header'
import { traceReservedPort, traceTurnedBox } from '../symbols/mode-box'
import { traceRoundedBox } from '../symbols/forms/rounded-box'
import { tracePlaceholder, tracePlaceholderPlus } from '../symbols/placeholder'

const SUB_CONNECTORS = new Set(['MP2-SUB', 'PLUS-SUB'])
const FILLS: readonly (readonly [fill: 'outdoorFill' | 'boxFill' | 'symbolFill', glyphs: readonly Glyph[]])[] = [
  ['outdoorFill', ['outdoor', 'airHandler', 'supply']],
  ['boxFill', ['box', 'switchboard']],
  ['symbolFill', ['indoor', 'freshAir', 'hydro', 'kit', 'header', 'ventilator', 'controller', 'panel', 'accessory']],
]

/** Paints all symbols of the scene with filled casings and lines of one weight. A symbol too small for its details shows its type's letters. */
export function paintSymbols(painter: Painter, scene: Scene): void {
  const { drawing, palette } = scene
  const rowsOf = rowsByGlyph(scene)
  const isPicture = isPictured(scene.scale)
  const growth = symbolGrowth(scene.scale)
  const each = (glyphs: readonly Glyph[], trace: (pen: PathPen, symbol: SymbolRow, glyph: Glyph) => void) => (pen: PathPen) => {
    const grown = growth > 1 ? new GrownPen(pen, growth) : null
    for (const glyph of glyphs) {
      const isGrown = grown !== null && GROWING.includes(glyph)
      for (const row of rowsOf.get(glyph) ?? []) {
        const symbol = symbolRow(scene, row, isPicture)
        trace(isGrown ? grown.around(symbol.x, symbol.y) : pen, symbol, glyph)
      }
    }
  }
  const casing = (pen: PathPen, symbol: SymbolRow, glyph: Glyph): void => CASINGS[glyph]?.(pen, symbol)
  const line = { colour: palette.symbolLine, width: SYMBOL_WEIGHT, dash: [] }
  const quiet = { colour: palette.placeholder, width: SYMBOL_WEIGHT, dash: [] }
  const rear = GROWING.flatMap((glyph) => rowsOf.get(glyph) ?? []).filter((row) => isRearMounted(drawing, row))
  if (rear.length > 0) {
    const behind = (pen: PathPen): void => rear.forEach((row) => traceRearMounted(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0))
    painter.fill(palette.boxFill, behind)
    painter.stroke(line, behind)
  }
  for (const [fill, glyphs] of FILLS) painter.fill(palette[fill], each(glyphs, casing))
  painter.fill(
    palette.paper,
    each(['placeholder'], (pen, { x, y }) => tracePlaceholder(pen, x, y)),
  )
  const cased = FILLS.flatMap(([, glyphs]) => glyphs)
  painter.stroke(line, (pen) => {
    each(cased, casing)(pen)
    each(GLYPHS, (at, symbol, glyph) => {
      if (isPicture || glyph === 'header' || glyph === 'endCap' || glyph === 'outdoor' || glyph === 'box') DETAILS[glyph]?.(at, symbol)
    })(pen)
  })
  painter.stroke(
    { ...quiet, dash: [4, 3] },
    each(['placeholder'], (pen, { x, y }) => tracePlaceholder(pen, x, y)),
  )
  painter.stroke(
    quiet,
    each(['placeholder'], (pen, { x, y }) => tracePlaceholderPlus(pen, x, y)),
  )
  paintFittingMarks(painter, scene, rowsOf.get('box') ?? [], rowsOf.get('header') ?? [])
  paintJoints(painter, scene, rowsOf.get('joint') ?? [])
  paintOutlines(painter, scene)
  paintStrikes(painter, scene)
}

/** Strikes through the symbols that are in no calculation. */
function paintStrikes(painter: Painter, { drawing, nodes, palette }: Scene): void {
  if (!hasDisabledRows(drawing)) return
  painter.stroke({ colour: palette.placeholder, width: SYMBOL_WEIGHT, dash: [] }, (pen) => {
    for (const row of nodes) {
      if (!isNodeDisabled(drawing, row)) continue
      const { minX, minY, maxX, maxY } = nodeBox(drawing, row)
      pen.moveTo(minX, maxY)
      pen.lineTo(maxX, minY)
    }
  })
}

function symbolRow({ drawing, labels }: Scene, row: number, isPicture: boolean): SymbolRow {
  return {
    x: drawing.x[row] ?? 0,
    y: drawing.y[row] ?? 0,
    outlets: drawing.outlets[row] ?? 0,
    form: isPicture ? labels.equipment.form(modelOf(drawing, row)) : undefined,
    isDirect: drawing.diagram.nodeRest[row]?.airHandler?.isDirectBox === true,
  }
}

/** Marks ports that are reserved for a neighbour, and boxes and headers that are turned. */
function paintFittingMarks(painter: Painter, { drawing, palette }: Scene, boxes: readonly number[], headers: readonly number[]): void {
  painter.stroke({ colour: palette.placeholder, width: 1, dash: [] }, (pen) => {
    for (const row of headers) if (isTurned(drawing, row)) traceTurnedHeader(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0)
    for (const row of boxes) {
      const ports = drawing.outlets[row] ?? 0
      for (const [port, mark] of portMarks(drawing, row)) {
        if (mark === 'reserved') traceReservedPort(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, port, ports)
      }
      if (isTurned(drawing, row)) traceTurnedBox(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, ports)
    }
  })
}

/** Paints joints as solid shapes; a turned joint is open. */
function paintJoints(painter: Painter, { drawing, palette }: Scene, rows: readonly number[]): void {
  const { diagram } = drawing
  const trace =
    (isOpen: boolean) =>
    (pen: PathPen): void => {
      for (const row of rows) {
        if (isTurned(drawing, row) !== isOpen) continue
        const type = JOINT_TYPES[diagram.nodeJointType[row] ?? 0] ?? ''
        const kind = type === '' ? 'branch' : SUB_CONNECTORS.has(type) ? 'connector' : 'merge'
        traceJointOf(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, kind, diagram.nodeRest[row]?.airHandler?.direction)
      }
    }
  painter.fill(palette.symbolLine, trace(false))
  painter.fill(palette.paper, trace(true))
  painter.stroke({ colour: palette.symbolLine, width: SYMBOL_WEIGHT, dash: [] }, trace(true))
}

/** Paints a coloured outline around symbols with a finding. */
function paintOutlines(painter: Painter, { drawing, nodes, palette, scale }: Scene): void {
  const worst = drawing.marks?.nodeWorst
  if (!worst) return
  const colours = [palette.advice, palette.error] satisfies Palette['error'][]
  colours.forEach((colour, at) => {
    painter.stroke({ colour, width: SYMBOL_WEIGHT * 1.5, dash: [] }, (pen) => {
      for (const row of nodes) {
        if (worst[row] !== at + 1) continue
        const growth = growthOf(drawing, row, scale)
        const halfWidth = (drawing.halfWidth[row] ?? 0) * growth + 4
        const halfHeight = (drawing.halfHeight[row] ?? 0) * growth + 4
        traceRoundedBox(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, 2 * halfWidth, 2 * halfHeight)
      }
    })
  })
}

function rowsByGlyph({ drawing, nodes }: Scene): Map<Glyph, number[]> {
  const rows = new Map<Glyph, number[]>()
  for (const row of nodes) {
    const glyph = GLYPHS[drawing.glyph[row] ?? 0] ?? 'note'
    const list = rows.get(glyph)
    if (list) list.push(row)
    else rows.set(glyph, [row])
  }
  return rows
}
