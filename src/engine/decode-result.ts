import * as L from '../../assembly/layout'
import * as A from '../../assembly/layout-answer'
import type { FactorChain, OutdoorOutput } from '../contract/system-record'
import type { System } from '../model/project'
import { decodeChargeParts } from './decode-charge-parts'
import { decodeConnectingPipes } from './decode-connecting-pipes'
import { decodeFindings } from './decode-findings'
import type { SystemResult, UnitFactors } from './system-result'

/** Reads the core's answer as views into the very buffer that came back. */
export function decodeResult(buffer: ArrayBuffer, system: System, revision: number, fittingNames: readonly string[]): SystemResult {
  const head = new DataView(buffer)
  const n = head.getInt32(A.ANSWER_HEAD_NODES, true)
  const m = head.getInt32(A.ANSWER_HEAD_EDGES, true)
  const isCalculated = head.getInt32(A.ANSWER_HEAD_STATUS, true) === L.STATUS_CALCULATED
  const slots = new Float64Array(buffer, A.OUTDOOR_START, L.OUT_SLOTS)
  const node = (column: number): Float64Array => new Float64Array(buffer, A.answerStart(n, m, column), n)
  const edge = (column: number): Float64Array => new Float64Array(buffer, A.answerStart(n, m, column), m)
  return {
    systemId: system.id,
    revision,
    deliveredCoolingKw: node(A.ANSWER_COOLING),
    deliveredSensibleKw: node(A.ANSWER_SENSIBLE),
    deliveredHeatingKw: node(A.ANSWER_HEATING),
    actualDistanceM: node(A.ANSWER_ACTUAL_M),
    equivalentDistanceM: node(A.ANSWER_EQUIVALENT_M),
    firstJointActualM: node(A.ANSWER_FIRST_ACTUAL_M),
    firstJointEquivalentM: node(A.ANSWER_FIRST_EQUIVALENT_M),
    concentrationKgM3: node(A.ANSWER_CONCENTRATION),
    loadIndex: new Int32Array(buffer, A.answerStart(n, m, A.ANSWER_LOAD), n),
    fitting: new Int16Array(buffer, A.answerStart(n, m, A.ANSWER_FITTING), n),
    fittingNames,
    arrangedX: asDrawn(node(A.ANSWER_ARRANGED_X), system.diagram.nodeX),
    arrangedY: asDrawn(node(A.ANSWER_ARRANGED_Y), system.diagram.nodeY),
    nodeWorst: new Uint8Array(buffer, A.answerStart(n, m, A.ANSWER_NODE_WORST), n),
    edgeWorst: new Uint8Array(buffer, A.answerStart(n, m, A.ANSWER_EDGE_WORST), m),
    edgeActualM: edge(A.ANSWER_PIPE_M),
    edgeCapacityKw: edge(A.ANSWER_CAPACITY_KW),
    edgeEquivalentM: edge(A.ANSWER_PIPE_EQUIVALENT_M),
    edgeGasMm: edge(A.ANSWER_GAS_MM),
    edgeLiquidMm: edge(A.ANSWER_LIQUID_MM),
    edgeHighPressureMm: edge(A.ANSWER_HIGH_MM),
    edgeChangers: new Uint8Array(buffer, A.answerStart(n, m, A.ANSWER_CHANGERS), m),
    outdoor: decodeOutdoor(buffer, fittingNames),
    unitFactors: isCalculated ? unitFactors(slots) : null,
    findings: decodeFindings(buffer, system),
    findingCount: head.getInt32(A.ANSWER_HEAD_TOTAL, true),
  }
}

/** What was not arranged stays where it is drawn. */
function asDrawn(places: Float64Array, drawn: Float64Array): Float64Array {
  for (let row = 0; row < places.length; row++) {
    const place = places[row] ?? NaN
    if (Number.isNaN(place)) places[row] = drawn[row] ?? NaN
  }
  return places
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
