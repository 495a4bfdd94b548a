import { GLYPHS } from './glyph'
import type { Glyph } from './glyph'
import { modelOf } from './node-label'
import type { Scene } from './paint-scene'
import type { Painter, PathPen } from './painter'
import { SYMBOL_WEIGHT } from './palette'
import { traceKitCasing, traceKitDetail } from './symbols/ahu-kit'
import { traceEndCap } from './symbols/end-cap'
import { traceFreshAirCasing, traceFreshAirDetail } from './symbols/fresh-air-unit'
import { traceHeader, traceHeaderDetail } from './symbols/header'
import { traceHydroCasing, traceHydroDetail } from './symbols/hydro-unit'
import { traceIndoorCasing, traceIndoorDetail } from './symbols/indoor-unit'
import { traceJoint } from './symbols/joint'
import { traceBox, traceBoxDetail } from './symbols/mode-box'
import { traceOutdoorCasing, traceOutdoorDetail } from './symbols/outdoor-unit'
import { traceRoundedBox } from './symbols/rounded-box'
import { tracePlaceholder, tracePlaceholderPlus } from './symbols/placeholder'

type Trace = (pen: PathPen, x: number, y: number, row: number) => void

/** All symbols of the scene: casings filled, lines of one weight. */
export function paintSymbols(painter: Painter, scene: Scene): void {
  const { drawing, palette } = scene
  const rowsOf = rowsByGlyph(scene)
  const outlets = (row: number): number => drawing.outlets[row] ?? 0
  const draw = (glyphs: readonly Glyph[], trace: Trace) => (pen: PathPen) => {
    for (const glyph of glyphs) for (const row of rowsOf[glyph]) trace(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, row)
  }
  const casing: Record<'outdoor' | 'indoor' | 'freshAir' | 'hydro' | 'kit' | 'header' | 'box', Trace> = {
    outdoor: (pen, x, y, row) => traceOutdoorCasing(pen, x, y, outlets(row)),
    indoor: traceIndoorCasing,
    freshAir: traceFreshAirCasing,
    hydro: traceHydroCasing,
    kit: traceKitCasing,
    header: (pen, x, y, row) => traceHeader(pen, x, y, outlets(row)),
    box: (pen, x, y, row) => traceBox(pen, x, y, outlets(row)),
  }
  const line = { colour: palette.symbolLine, width: SYMBOL_WEIGHT, dash: [] }
  painter.fill(palette.outdoorFill, draw(['outdoor'], casing.outdoor))
  painter.fill(palette.boxFill, draw(['box'], casing.box))
  painter.fill(palette.symbolFill, (pen) => {
    for (const glyph of ['indoor', 'freshAir', 'hydro', 'kit', 'header'] as const) draw([glyph], casing[glyph])(pen)
  })
  painter.fill(palette.paper, draw(['placeholder'], tracePlaceholder))
  painter.stroke(line, (pen) => {
    for (const glyph of ['outdoor', 'indoor', 'freshAir', 'hydro', 'kit', 'header', 'box'] as const) draw([glyph], casing[glyph])(pen)
    draw(['outdoor'], (at, x, y, row) => traceOutdoorDetail(at, x, y, outlets(row)))(pen)
    draw(['header'], (at, x, y, row) => traceHeaderDetail(at, x, y, outlets(row)))(pen)
    draw(['box'], (at, x, y, row) => traceBoxDetail(at, x, y, outlets(row)))(pen)
    draw(['indoor'], (at, x, y, row) => traceIndoorDetail(at, x, y, scene.labels.equipment.form(modelOf(drawing, row))))(pen)
    draw(['freshAir'], traceFreshAirDetail)(pen)
    draw(['hydro'], traceHydroDetail)(pen)
    draw(['kit'], traceKitDetail)(pen)
    draw(['endCap'], traceEndCap)(pen)
  })
  painter.stroke({ colour: palette.placeholder, width: SYMBOL_WEIGHT, dash: [4, 3] }, draw(['placeholder'], tracePlaceholder))
  painter.stroke({ colour: palette.placeholder, width: SYMBOL_WEIGHT, dash: [] }, draw(['placeholder'], tracePlaceholderPlus))
  painter.fill(palette.symbolLine, draw(['joint'], traceJoint))
  paintOutlines(painter, scene)
}

/** A coloured outline around symbols with a finding. */
function paintOutlines(painter: Painter, { drawing, nodes, palette }: Scene): void {
  const { result } = drawing
  if (!result) return
  const colours = [palette.advice, palette.error]
  colours.forEach((colour, at) => {
    painter.stroke({ colour, width: SYMBOL_WEIGHT * 1.5, dash: [] }, (pen) => {
      for (const row of nodes) {
        if (result.nodeWorst[row] !== at + 1) continue
        const halfWidth = (drawing.halfWidth[row] ?? 0) + 4
        const halfHeight = (drawing.halfHeight[row] ?? 0) + 4
        traceRoundedBox(pen, drawing.x[row] ?? 0, drawing.y[row] ?? 0, 2 * halfWidth, 2 * halfHeight)
      }
    })
  })
}

function rowsByGlyph({ drawing, nodes }: Scene): Record<Glyph, number[]> {
  const rows: Record<Glyph, number[]> = {
    note: [],
    outdoor: [],
    indoor: [],
    freshAir: [],
    hydro: [],
    kit: [],
    joint: [],
    header: [],
    box: [],
    placeholder: [],
    endCap: [],
  }
  for (const row of nodes) rows[GLYPHS[drawing.glyph[row] ?? 0] ?? 'note'].push(row)
  return rows
}
