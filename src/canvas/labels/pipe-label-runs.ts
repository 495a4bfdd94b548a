import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'
import type { Fluid } from '../paint/palette'
import { pipeDiameters, pipeLength } from './pipe-label'
import { twinPipe } from '../drawing/pipe-pairs'

/** A text of one fluid. */
export interface LabelRun {
  fluid: Fluid
  text: string
}

export interface RunOptions {
  hasLength: boolean
  /** Diameters in one measure alone. */
  isShort: boolean
}

/**
 * The rows of a pipe's label: its length, then its diameters. A gas and a liquid pipe between the same ends share one label; where their
 * lengths differ, as in front of an air handler with an odd number of coils, each fluid has a row with its own.
 */
export function pipeLabelRuns(drawing: Drawing, edge: number, labels: LabelSource, { hasLength, isShort }: RunOptions): LabelRun[][] {
  const diameters = pipeDiameters(drawing, edge, labels).map(({ fluid, text, short }) => ({ fluid, text: isShort ? short : text }))
  const length = hasLength ? pipeLength(drawing, edge, labels) : ''
  const twin = twinPipe(drawing, edge)
  const twinLength = hasLength && twin >= 0 ? pipeLength(drawing, twin, labels) : length
  const lengthRun = (text: string): LabelRun[] => (text === '' ? [] : [{ fluid: 'generic', text }])
  const ofFluid = (isLiquid: boolean): LabelRun[] => diameters.filter(({ fluid }) => (fluid === 'liquid') === isLiquid)
  const rows =
    twinLength === length
      ? [lengthRun(length), diameters]
      : [
          [...lengthRun(length), ...ofFluid(false)],
          [...lengthRun(twinLength), ...ofFluid(true)],
        ]
  return rows.filter((row) => row.length > 0)
}
