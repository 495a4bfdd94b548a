import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { Finding } from '../../../model/finding/finding'
import type { WireDiagram } from '../../../model/wiring/wiring'

/** Sums of the shown lines: current in A, largest drop in %, lengths in m; NaN where there is no line. */
export interface WiringFigures {
  loadA: number
  dropPct: number
  powerM: number
  signalM: number
  lines: number
  /** Lines whose length nobody typed and no piping gives. */
  assumed: number
  errors: number
  advices: number
}

/** Rows that are added up between two pauses. */
const ROWS_A_STEP = 1_000

/** Sums up lines and what is wrong with them, pausing after some. The load is what the devices take together, over all phases. */
export function* summingUpWires(
  rows: Record<WireDiagram, readonly WireRow[]>,
  findings: readonly Finding[],
): Generator<void, WiringFigures> {
  const figures: WiringFigures = { loadA: 0, dropPct: NaN, powerM: 0, signalM: 0, lines: 0, assumed: 0, errors: 0, advices: 0 }
  for (const [place, row] of [...rows.power, ...rows.signal].entries()) {
    if (place % ROWS_A_STEP === 0) yield
    if (row.from < 0) continue
    figures.lines++
    if (row.device.lengthFrom === 'assumed') figures.assumed++
    if (row.diagram === 'signal') {
      figures.signalM += row.device.lengthM
      continue
    }
    figures.powerM += row.device.lengthM
    figures.loadA += row.device.load.currentA
    const { dropPct } = row.line
    if (!(dropPct <= figures.dropPct)) figures.dropPct = Number.isNaN(dropPct) ? figures.dropPct : dropPct
  }
  for (const { severity } of findings) {
    if (severity === 'error') figures.errors++
    else figures.advices++
  }
  return figures
}
