import * as L from '../../../assembly/common/layout/layout'
import * as A from '../../../assembly/common/layout/layout-answer'
import type { FactorChain, OutdoorOutput, ChargeLine, ChargeParts } from '../../contract/system-record'
import type { System } from '../../model/project/project'
import { decodeConnectingPipes } from './decode-connecting-pipes'
import { answerColumns, wideColumn, type AnswerColumn } from './answer-columns'
import { decodeFindings } from './decode-findings'
import { givenInputs } from './given-inputs'
import { withColumns } from '../encode/late-columns'
import type { SystemResult, UnitFactors } from './system-result'

/** Reads the parts of the additional charge from the outdoor slots of an answer; null where the charge itself is null. */
function decodeChargeParts(slots: Float64Array): ChargeParts | null {
  const slot = (place: number): number => slots[place] ?? NaN
  if (Number.isNaN(slot(L.OUT_ADDED_CHARGE))) return null
  return {
    lines: linesOf(slots),
    pipeFactor: slot(L.OUT_CHARGE_FACTOR),
    pipesKg: slot(L.OUT_CHARGE_PIPES),
    outdoorExtraKg: slot(L.OUT_CHARGE_EXTRA),
    boxesKg: slot(L.OUT_CHARGE_BOXES),
    unitsKg: slot(L.OUT_CHARGE_UNITS),
    overRatioKg: slot(L.OUT_CHARGE_OVER),
    makerTermsKg: slot(L.OUT_CHARGE_MAKER),
    settledKg: slot(L.OUT_CHARGE_SETTLED),
  }
}

function linesOf(slots: Float64Array): ChargeLine[] {
  const lines: ChargeLine[] = []
  for (let line = 0; line < L.CHARGE_LINES; line++) {
    const [mm = NaN, lengthM = NaN, kgPerM = NaN, kg = NaN] = slots.subarray(L.OUT_CHARGE_LINES + line * L.CHARGE_LINE_WIDTH)
    if (!Number.isNaN(kg)) lines.push({ liquidMm: orNull(mm), lengthM, kgPerM: orNull(kgPerM), kg })
  }
  return lines
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

/** Returns the core's answer as views into the received buffer. */
export function decodeResult(buffer: ArrayBuffer, system: System, revision: number, fittingNames: readonly string[]): SystemResult {
  const columns = answerColumns(buffer)
  const result = resultOf(buffer, (column) => columns[column], system, revision, fittingNames)
  return { ...result, findings: decodeFindings(buffer, system) }
}

/** Returns a result without findings: `start` is the header and outdoor slots of an answer; `columnOf` returns a column and is called on its first read. */
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

/** Returns the first row of a column that is not arranged, -1 where all are. Columns of an answer are never written to and are reused until they change. */
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

/** Nodes that were not arranged stay where they are drawn; a column without gaps is shared with the answer. */
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

/** Reads the outdoor unit's figures from an answer, or its start alone; null where nothing was calculated. */
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
