import { fromMetric, pipeLabel } from '../../engine/measure/measure'
import { glyphAt } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import type { Glyph } from '../drawing/glyph'
import type { LabelSource } from './label-source'
import type { Fluid } from '../paint/palette'

const NOT_LAID_TO: readonly Glyph[] = ['placeholder', 'endCap', 'airHandler']

export interface PipeDiameter {
  fluid: Fluid
  text: string
  /** In the reader's measure only, for labels with little room. */
  short: string
}

/** Returns the diameters of a pipe with the prefixes G and L, or LPG and HPG where a high-pressure pipe runs beside the gas pipe. */
export function pipeDiameters(drawing: Drawing, edge: number, source: LabelSource): PipeDiameter[] {
  const { result } = drawing
  if (!result) return []
  const gasMm = result.edgeGasMm[edge] ?? NaN
  const liquidMm = result.edgeLiquidMm[edge] ?? NaN
  const highPressureMm = result.edgeHighPressureMm[edge] ?? NaN
  const isThreePipe = highPressureMm > 0 && gasMm > 0
  const diameters: PipeDiameter[] = []
  const add = (fluid: Fluid, prefix: string, mm: number): void => {
    if (mm > 0) diameters.push({ fluid, text: prefix + diameterText(mm, source), short: prefix + shortDiameterText(mm, source) })
  }
  add('gas', isThreePipe ? 'LPG' : 'G', gasMm)
  add('highPressure', isThreePipe ? 'HPG' : 'G', highPressureMm)
  add('liquid', 'L', liquidMm)
  return diameters
}

/** Texts for the route of a pipe, each '' where it is absent: the entered length, the default length, the bends. */
export interface PipeWay {
  given: string
  assumed: string
  bends: string
}

export function pipeWay(drawing: Drawing, edge: number, source: LabelSource): PipeWay {
  const { diagram } = drawing
  const lengthM = longestGiven(diagram.edgeLengthM[edge], diagram.edgeGasLengthM[edge], diagram.edgeLiquidLengthM[edge])
  const bends = diagram.edgeBends[edge] ?? NaN
  const isGiven = !Number.isNaN(lengthM)
  return {
    given: isGiven ? lengthText(lengthM, source) : '',
    assumed: isGiven || !isLaid(drawing, edge) ? '' : lengthText(source.defaultLengthM(diagram), source),
    bends: bends > 0 ? source.words.bends(source.figure(bends, 0)) : '',
  }
}

function lengthText(metres: number, source: LabelSource): string {
  return `${source.figure(fromMetric(metres, 'length', source.unitSettings.length), 2)} ${source.unitSettings.length}`
}

/** Returns whether a pipe is laid: not one to an open or closed place, nor the link between a kit and its air handler. */
function isLaid(drawing: Drawing, edge: number): boolean {
  return !NOT_LAID_TO.includes(glyphAt(drawing, drawing.diagram.edgeTarget[edge] ?? -1))
}

function longestGiven(...lengths: (number | undefined)[]): number {
  const given = lengths.filter((length): length is number => length !== undefined && !Number.isNaN(length))
  return given.length > 0 ? Math.max(...given) : NaN
}

/** Formats a diameter: 15.9, or 5/8" followed by millimetres for readers in inches, because pipes are sold by both. */
function diameterText(mm: number, source: LabelSource): string {
  const label = inchLabel(mm, source)
  const figure = source.figure(mm, 2)
  return label === null ? figure : `${label}" (${figure})`
}

function shortDiameterText(mm: number, source: LabelSource): string {
  const label = inchLabel(mm, source)
  return label === null ? source.figure(mm, 2) : `${label}"`
}

/** Returns the inch label of a diameter; null for a size without one, which stays in mm. */
function inchLabel(mm: number, source: LabelSource): string | null {
  return source.unitSettings.pipingDimension === 'inch' ? pipeLabel(mm) : null
}
