import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'
import type { Fluid } from '../paint/palette'
import { pipeDiameters, pipeWay } from './pipe-label'
import { twinPipe } from '../drawing/pipe-pairs'

/** A fluid, or a default length that was not entered. */
export type LabelInk = Fluid | 'assumed'

/** A text in one ink. */
export interface LabelRun {
  ink: LabelInk
  text: string
}

export interface RunOptions {
  hasLength: boolean
  /** True to write diameters in the reader's measure only. */
  isShort: boolean
  /** False to leave the bends out; true where not given. */
  hasBends?: boolean
}

/**
 * Returns the rows of a pipe's label: its length, then its diameters. A gas and liquid pair shares one label; where their lengths differ, as before
 * an air handler with an odd number of coils, each fluid gets its own row.
 */
export function pipeLabelRuns(
  drawing: Drawing,
  edge: number,
  labels: LabelSource,
  { hasLength, isShort, hasBends = true }: RunOptions,
): LabelRun[][] {
  const diameters = pipeDiameters(drawing, edge, labels).map(({ fluid, text, short }): LabelRun => ({
    ink: fluid,
    text: isShort ? short : text,
  }))
  const way = hasLength ? wayRuns(drawing, edge, labels, hasBends) : []
  const twin = twinPipe(drawing, edge)
  const twinWay = hasLength && twin >= 0 ? wayRuns(drawing, twin, labels, hasBends) : way
  const ofFluid = (isLiquid: boolean): LabelRun[] => diameters.filter(({ ink }) => (ink === 'liquid') === isLiquid)
  const rows = isSame(way, twinWay)
    ? [way, diameters]
    : [
        [...way, ...ofFluid(false)],
        [...twinWay, ...ofFluid(true)],
      ]
  return rows.filter((row) => row.length > 0)
}

/** Returns the length and bends of a pipe. A default length is in brackets, because it was not measured. */
export function wayRuns(drawing: Drawing, edge: number, labels: LabelSource, hasBends = true): LabelRun[] {
  const { given, assumed, bends } = pipeWay(drawing, edge, labels)
  const laid = [given, hasBends ? bends : ''].filter((text) => text !== '').join(' · ')
  const runs: LabelRun[] = []
  if (assumed !== '') runs.push({ ink: 'assumed', text: `(${assumed})` })
  if (laid !== '') runs.push({ ink: 'generic', text: laid })
  return runs
}

function isSame(some: readonly LabelRun[], others: readonly LabelRun[]): boolean {
  return some.length === others.length && some.every(({ ink, text }, at) => others[at]?.ink === ink && others[at].text === text)
}
