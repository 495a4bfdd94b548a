import * as L from '../../../assembly/shared/layout/layout'
import * as A from '../../../assembly/shared/layout/layout-answer'
import type { FactorChain, OutdoorOutput } from '../../contract/system-record'
import type { System } from '../../model/project/project'
import { decodeChargeParts } from './decode-charge-parts'
import { decodeConnectingPipes } from './decode-connecting-pipes'
import { answerColumns, wideColumn, type AnswerColumn } from './answer-columns'
import { decodeFindings } from './decode-findings'
import { givenInputs } from './given-inputs'
import { withColumns } from '../encode/late-columns'
import type { SystemResult, UnitFactors } from './system-result'

/** Reads the core's answer as views into the very buffer that came back. */
export function decodeResult(buffer: ArrayBuffer, system: System, revision: number, fittingNames: readonly string[]): SystemResult {
  const columns = answerColumns(buffer)
  const result = resultOf(buffer, (column) => columns[column], system, revision, fittingNames)
  return { ...result, findings: decodeFindings(buffer, system) }
}

/** A result without findings: `start` is header and outdoor slots of an answer; `columnOf` says a column of it, and is asked when somebody reads the column. */
export function resultOf(
  start: ArrayBuffer,
  columnOf: (column: number) => AnswerColumn | undefined,
  system: System,
  revision: number,
  fittingNames: readonly string[],
): SystemResult {
  const head = new DataView(start)
  const isCalculated = head.getInt32(A.ANSWER_HEAD_STATUS, true) === L.STATUS_CALCULATED
  const result = {
    systemId: system.id,
    revision,
    change: { from: null, rows: 'all' as const, edges: 'all' as const },
    fittingNames,
    arrangedX: asDrawn(wideColumn(columnOf(A.ANSWER_ARRANGED_X)), system.diagram.nodeX),
    arrangedY: asDrawn(wideColumn(columnOf(A.ANSWER_ARRANGED_Y)), system.diagram.nodeY),
    outdoor: decodeOutdoor(start, fittingNames),
    inputs: isCalculated ? givenInputs(new Float64Array(start, A.OUTDOOR_START, L.OUT_SLOTS)) : null,
    unitFactors: isCalculated ? unitFactors(new Float64Array(start, A.OUTDOOR_START, L.OUT_SLOTS)) : null,
    findings: [],
    isListed: true,
    findingCount: head.getInt32(A.ANSWER_HEAD_TOTAL, true),
    errorCount: head.getInt32(A.ANSWER_HEAD_ERRORS_TOTAL, true),
  }
  return withColumns(result, columnOf)
}

/** First row of a column that is not arranged, -1 where all are: a column of an answer is never written to, and serves again until it changes. */
const gaps = new WeakMap<Float64Array, number>()

function firstGap(places: Float64Array): number {
  let gap = gaps.get(places)
  if (gap === undefined) {
    gap = 0
    while (gap < places.length && !Number.isNaN(places[gap])) gap++
    if (gap === places.length) gap = -1
    gaps.set(places, gap)
  }
  return gap
}

/** What was not arranged stays where it is drawn; a column without gaps is the answer's own. */
function asDrawn(places: Float64Array, drawn: Float64Array): Float64Array {
  const gap = firstGap(places)
  if (gap < 0) return places
  const filled = places.slice()
  for (let row = gap; row < filled.length; row++) if (Number.isNaN(filled[row])) filled[row] = drawn[row] ?? NaN
  return filled
}

function chain(slots: Float64Array, first: number): FactorChain {
  const factor = (place: number): number => slots[first + place] ?? NaN
  return {
    ratio: factor(L.FACTOR_RATIO),
    indoor: factor(L.FACTOR_INDOOR),
    outdoor: factor(L.FACTOR_OUTDOOR),
    length: factor(L.FACTOR_LENGTH),
    level: factor(L.FACTOR_LEVEL),
    defrost: factor(L.FACTOR_DEFROST),
    altitude: factor(L.FACTOR_ALTITUDE),
  }
}

function unitFactors(slots: Float64Array): UnitFactors {
  return { cooling: chain(slots, L.OUT_UNIT_COOL_FACTORS), heating: chain(slots, L.OUT_UNIT_HEAT_FACTORS) }
}

/** What an answer, or its start alone, says of the outdoor unit; null where nothing was calculated. */
export function decodeOutdoor(buffer: ArrayBuffer, fittingNames: readonly string[]): OutdoorOutput | null {
  if (new DataView(buffer).getInt32(A.ANSWER_HEAD_STATUS, true) !== L.STATUS_CALCULATED) return null
  const slots = new Float64Array(buffer, A.OUTDOOR_START, L.OUT_SLOTS)
  const slot = (place: number): number => slots[place] ?? NaN
  const given = (place: number): number | null => (Number.isNaN(slot(place)) ? null : slot(place))
  return {
    ratedCR: slot(L.OUT_RATED_CR),
    actualCR: slot(L.OUT_ACTUAL_CR),
    nominalCoolCapa: slot(L.OUT_NOMINAL_COOL),
    nominalHeatCapa: slot(L.OUT_NOMINAL_HEAT),
    coolCapa: slot(L.OUT_COOL),
    heatCapa: slot(L.OUT_HEAT),
    coolPowerKw: slot(L.OUT_COOL_POWER),
    heatPowerKw: slot(L.OUT_HEAT_POWER),
    indoorNominalCoolCapa: slot(L.OUT_INDOOR_COOL),
    indoorNominalHeatCapa: slot(L.OUT_INDOOR_HEAT),
    unitCount: slot(L.OUT_UNITS),
    maxUnitCount: slot(L.OUT_MAX_UNITS),
    farthestActualM: slot(L.OUT_FARTHEST_ACTUAL),
    farthestEquivalentM: slot(L.OUT_FARTHEST_EQUIVALENT),
    afterFirstBranchM: slot(L.OUT_AFTER_FIRST),
    totalM: slot(L.OUT_TOTAL),
    heightOduIduM: slot(L.OUT_HEIGHT_OUTDOOR),
    heightIduIduM: slot(L.OUT_HEIGHT_INDOOR),
    factoryChargeKg: slot(L.OUT_FACTORY_CHARGE),
    additionalChargeKg: given(L.OUT_ADDED_CHARGE),
    totalChargeKg: given(L.OUT_TOTAL_CHARGE),
    chargeParts: decodeChargeParts(slots),
    connectingPipes: decodeConnectingPipes(slots, fittingNames),
    factors: { cooling: chain(slots, L.OUT_COOL_FACTORS), heating: chain(slots, L.OUT_HEAT_FACTORS) },
  }
}
