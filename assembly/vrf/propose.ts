import * as D from '../common/layout/layout-demand'
import { HEAD_NODES, KIND_INDOOR, MODULES_MOST } from '../common/layout/layout'
import { mark } from '../common/memory'
import * as F from './outdoor-fit'
import * as W from './piping/connected'
import * as C from './piping/correction'
import * as O from './piping/outdoor'
import { loaded } from '../common/stages'

let demandAt: usize = 0

/**
 * Evaluates every candidate for a demand: rated and actual ratio, corrected capacities, reasons for and against, and a penalty to rank by. Returns the
 * number of candidates that fit.
 *
 * @verb
 */
export function propose(pack: usize, demand: usize): i32 {
  loaded(mark())
  demandAt = demand
  C.readDesign(demand + D.DEMAND_START, demand + D.DEMAND_START + ((D.DEMAND_HEAT_OUTDOOR_DB as usize) << 3))
  for (let kind = 0; kind < W.KINDS; kind++)
    W.setKind(KIND_INDOOR + kind, slot(D.DEMAND_KIND_INDEX + kind), slot(D.DEMAND_KIND_UNITS + kind))
  findBlockLoads(pack)
  const count = load<i32>(demand + HEAD_NODES)
  let fitting = 0
  for (let row = 0; row < count; row++) fitting += weigh(pack, demand + D.candidateStart() + row * D.CANDIDATE_WIDTH * 8) ? 1 : 0
  return fitting
}

function slot(place: i32): f64 {
  return load<f64>(demandAt + D.DEMAND_START + ((place as usize) << 3))
}

/** Sets the loads that candidates must cover: the project's block load, else the pack's share of the sum over all rooms. */
function findBlockLoads(pack: usize): void {
  const share = W.blockShare(pack, slot(D.DEMAND_UNITS))
  if (!(slot(D.DEMAND_BLOCK_COOL) > 0)) setSlot(D.DEMAND_BLOCK_COOL, slot(D.DEMAND_COOL_KW) * share)
  if (!(slot(D.DEMAND_BLOCK_HEAT) > 0)) setSlot(D.DEMAND_BLOCK_HEAT, slot(D.DEMAND_HEAT_KW) * share)
}

function setSlot(place: i32, value: f64): void {
  store<f64>(demandAt + D.DEMAND_START + ((place as usize) << 3), value)
}

function get(candidate: usize, column: i32): f64 {
  return load<f64>(candidate + ((column as usize) << 3))
}

function set(candidate: usize, column: i32, value: f64): void {
  store<f64>(candidate + ((column as usize) << 3), value)
}

function weigh(pack: usize, candidate: usize): bool {
  takeCandidate(pack, candidate)
  const connected = W.connectedIndex(pack)
  const ratedPct = (connected * 10) / O.cool
  C.correctOutdoor(pack, ratedPct / 100, 0, slot(D.DEMAND_EQUIVALENT_M), slot(D.DEMAND_UP_M), slot(D.DEMAND_UP_M))
  const indoorKw = (connected / 10) * C.unitCoolIndoor(pack)
  const actualPct = C.capableCool > 0 ? (indoorKw / C.capableCool) * 100 : 0
  F.available(ratedPct)
  const reasons = F.reasonsOf(
    pack,
    ratedPct,
    slot(D.DEMAND_UNITS),
    slot(D.DEMAND_UNIT_COUNT),
    slot(D.DEMAND_BLOCK_COOL),
    slot(D.DEMAND_BLOCK_HEAT),
    slot(D.DEMAND_HZ) as i32,
  )
  set(candidate, D.CANDIDATE_COOL, F.availableCool)
  set(candidate, D.CANDIDATE_HEAT, F.availableHeat)
  set(candidate, D.CANDIDATE_RATED_CR, ratedPct)
  set(candidate, D.CANDIDATE_ACTUAL_CR, actualPct)
  set(candidate, D.CANDIDATE_MAX_UNITS, O.maxUnits)
  set(candidate, D.CANDIDATE_MIN_CR, O.minRatio)
  set(candidate, D.CANDIDATE_MAX_CR, O.maxRatio)
  set(candidate, D.CANDIDATE_SPECIAL_CR, O.specialRatio)
  set(candidate, D.CANDIDATE_MODULES, O.modules as f64)
  set(candidate, D.CANDIDATE_HP, O.hp)
  set(candidate, D.CANDIDATE_NOMINAL_COOL, O.cool)
  set(candidate, D.CANDIDATE_NOMINAL_HEAT, O.heat)
  set(candidate, D.CANDIDATE_REASONS, reasons as f64)
  set(candidate, D.CANDIDATE_PENALTY, penaltyOf(ratedPct, reasons))
  return (reasons & D.REASONS_AGAINST) == 0
}

function takeCandidate(pack: usize, candidate: usize): void {
  const kind = get(candidate, D.CANDIDATE_KIND) as i32
  const row = get(candidate, D.CANDIDATE_ROW) as i32
  if (kind == D.CANDIDATE_MODULE) return O.takeModule(pack, row)
  if (kind == D.CANDIDATE_COMBINATION) return O.takeCombination(pack, row, get(candidate, D.CANDIDATE_FIRST_MODULE) as i32)
  O.noOutdoor(pack)
  O.addModule(pack, row)
  for (let nth = 0; nth < MODULES_MOST - 1; nth++) {
    const further = get(candidate, D.CANDIDATE_SECOND_MODULE + nth) as i32
    if (further >= 0) O.addModule(pack, further)
  }
  O.closeModules()
}

/** Returns the penalty: points of ratio away from 100 %, doubled above it; five for each module after the first, sixty beyond the standard window. */
function penaltyOf(ratedPct: f64, reasons: i32): f64 {
  const away = ratedPct > 100 ? (ratedPct - 100) * 2 : 100 - ratedPct
  const standard = (reasons & D.REASON_ABOVE_STANDARD) != 0 ? 60 : 0
  const against = (reasons & D.REASONS_AGAINST) != 0 ? 1000000 : 0
  return away + ((O.modules - 1) as f64) * 5 + ((standard + against) as f64)
}
