import * as D from '../../common/layout/layout-demand'
import { KIND_HYDRO, KIND_FRESH_AIR, KIND_INDOOR, KIND_KIT } from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as T from '../../common/layout/layout-select'
import { ALLOWANCE } from '../findings'
import { rowsOf } from '../pack'
import { sumCharge } from '../charge/charge-terms'
import * as W from '../piping/connected'
import * as C from '../piping/correction'
import * as O from '../piping/outdoor'
import { coolDesignAt, shareOf } from '../piping/unit-capacity'
import * as F from '../outdoor-fit'
import * as S from './open-selection'

/** Part of a share that only rounding may cost. */
const ROUNDING: f64 = 1e-9
/** A ratio above the standard window is allowed with a measure; a selection does not propose it. */
const AGAINST: i32 = D.REASONS_AGAINST | D.REASON_ABOVE_STANDARD | T.REASON_ROOM_SHORT | T.REASON_ROOM_SMALL

let coolDesign: f64 = 0
let heatDesign: f64 = 0
let hasMakerTables: bool = false
let countsOtherwise: bool = false

/** The group under the current outdoor unit. */
let ratedPct: f64 = 0
let reasons: i32 = 0
let coolShare: f64 = 0
let heatShare: f64 = 0
let charge: f64 = 0
let loadedPart: f64 = 0

/**
 * Finds the cheapest outdoor unit of each group in every weighting: the cost of the unit and of what it would consume there. A unit that breaks a limit, or leaves a
 * room short, is not considered. Returns the number of groups that nothing fits in the first weighting.
 *
 * @verb
 */
export function chooseOutdoor(pack: usize, table: usize): i32 {
  open(pack, table)
  for (let row = 0; row < S.rows; row++) for (let set = 0; set < S.sets; set++) answer(row, set, Infinity, -1)
  for (let option = 0; option < S.options; option++) {
    S.takeOption(option)
    for (let row = 0; row < S.rows; row++) {
      const group = S.rowAt(row, T.GROUP_WIDTH)
      if (!mayFit(group)) continue
      weighConnected(group)
      if ((reasons & AGAINST) != 0) continue
      for (let set = 0; set < S.sets; set++) {
        const cost = costOf(group, option, set)
        if (S.get(S.ratedAt(row, set), T.RATED_COST) > cost) answer(row, set, cost, option)
      }
    }
  }
  let open = 0
  for (let row = 0; row < S.rows; row++) if (S.get(S.ratedAt(row, 0), T.RATED_OPTION) < 0) open++
  return open
}

/**
 * Rates each group with the outdoor unit that its row names: capacities, ratios, shares, power, charge, reasons, and its cost in every weighting. Rows of the same unit
 * should follow each other. Returns the number of groups that their unit does not fit.
 *
 * @verb
 */
export function rateGroups(pack: usize, table: usize): i32 {
  open(pack, table)
  let taken = -1
  let against = 0
  for (let row = 0; row < S.rows; row++) {
    const group = S.rowAt(row, T.GROUP_WIDTH)
    const option = S.get(group, T.GROUP_OPTION) as i32
    if (option != taken) S.takeOption(option)
    taken = option
    connect(group)
    weighConnected(group)
    report(group)
    const fits = (reasons & AGAINST) == 0
    if (!fits) against++
    for (let set = 0; set < S.sets; set++) answer(row, set, fits ? costOf(group, option, set) : Infinity, fits ? option : -1)
  }
  return against
}

function open(pack: usize, table: usize): void {
  S.openSelection(pack, table)
  coolDesign = coolDesignAt(pack)
  heatDesign = C.unitHeatIndoor(pack)
  hasMakerTables = rowsOf(pack, P.PACK_FACTOR) > 0
  countsOtherwise = W.countsOtherwise(pack)
  W.setKind(KIND_FRESH_AIR, 0, 0)
  W.setKind(KIND_HYDRO, 0, 0)
  W.setKind(KIND_KIT, 0, 0)
}

function answer(row: i32, set: i32, cost: f64, option: i32): void {
  const at = S.ratedAt(row, set)
  S.put(at, T.RATED_COST, cost)
  S.put(at, T.RATED_OPTION, option as f64)
}

/** Connects the group; returns false where its ratio is outside the window, or its units are too many, so that nothing else has to be computed. */
function mayFit(group: usize): bool {
  if (S.get(group, T.GROUP_UNIT_COUNT) > O.maxUnits) return false
  connect(group)
  return ratedPct >= O.minRatio - ALLOWANCE && ratedPct <= O.maxRatio + ALLOWANCE
}

function connect(group: usize): void {
  W.setKind(KIND_INDOOR, S.get(group, T.GROUP_INDEX), S.get(group, T.GROUP_UNITS))
  // The plain sum of indices is known without a search for weights.
  const index = countsOtherwise ? W.connectedIndex(S.pack) : S.get(group, T.GROUP_INDEX)
  ratedPct = (index * 10) / O.cool
}

/** Weighs the connected group under the current outdoor unit. */
function weighConnected(group: usize): void {
  S.atRatio(ratedPct / 100, hasMakerTables)
  F.available(ratedPct)
  const atOnce = W.blockShare(S.pack, S.get(group, T.GROUP_UNITS))
  const cool = blockLoad(group, T.GROUP_BLOCK_COOL, T.GROUP_REQUIRED_COOL, atOnce)
  const heat = blockLoad(group, T.GROUP_BLOCK_HEAT, T.GROUP_REQUIRED_HEAT, atOnce)
  reasons = F.reasonsOf(S.pack, ratedPct, S.get(group, T.GROUP_UNITS), S.get(group, T.GROUP_UNIT_COUNT), cool, heat, 0)
  coolShare = shareOf(C.deliveredCool, S.get(group, T.GROUP_NOMINAL_COOL) * coolDesign * atOnce)
  heatShare = shareOf(C.deliveredHeat, S.get(group, T.GROUP_NOMINAL_HEAT) * heatDesign * atOnce)
  const isShort = S.get(group, T.GROUP_LEAST_COOL) > coolShare + ROUNDING || S.get(group, T.GROUP_LEAST_HEAT) > heatShare + ROUNDING
  if (isShort) reasons |= T.REASON_ROOM_SHORT
  loadedPart = Math.max(cool > 0 ? cool / F.availableCool : 0, heat > 0 ? heat / F.availableHeat : 0)
  const units = S.get(group, T.GROUP_UNITS) as i32
  const index = S.get(group, T.GROUP_INDEX) as i32
  charge = O.factoryCharge + sumCharge(S.pack, 0, S.assumedM(), 0, 0, units, index, ratedPct)
  if (charge > S.get(group, T.GROUP_MOST_KG) + ALLOWANCE) reasons |= T.REASON_ROOM_SMALL
}

/** Returns the simultaneous load: the given one, else the pack's share of the sum that rooms require. */
function blockLoad(group: usize, block: i32, required: i32, atOnce: f64): f64 {
  const given = S.get(group, block)
  return given > 0 ? given : S.get(group, required) * atOnce
}

function costOf(group: usize, option: i32, set: i32): f64 {
  const index = S.get(group, T.GROUP_INDEX)
  return (
    S.optionCell(option, T.OPTION_COST + set) +
    S.weight(set, T.WEIGHT_COOL_POWER) * C.inputCool +
    S.weight(set, T.WEIGHT_HEAT_POWER) * C.inputHeat +
    S.weight(set, T.WEIGHT_CHARGE) * charge +
    S.weight(set, T.WEIGHT_RATIO) * index * Math.abs(ratedPct - 100) +
    S.weight(set, T.WEIGHT_LOADED) * index * loadedPart
  )
}

function report(group: usize): void {
  const indoorKw = (W.connectedIndex(S.pack) / 10) * C.unitCoolIndoor(S.pack)
  S.put(group, T.GROUP_COOL, F.availableCool)
  S.put(group, T.GROUP_HEAT, F.availableHeat)
  S.put(group, T.GROUP_RATED_CR, ratedPct)
  S.put(group, T.GROUP_ACTUAL_CR, C.capableCool > 0 ? (indoorKw / C.capableCool) * 100 : 0)
  S.put(group, T.GROUP_COOL_SHARE, coolShare)
  S.put(group, T.GROUP_HEAT_SHARE, heatShare)
  S.put(group, T.GROUP_COOL_POWER, C.inputCool)
  S.put(group, T.GROUP_HEAT_POWER, C.inputHeat)
  S.put(group, T.GROUP_CHARGE, charge)
  S.put(group, T.GROUP_REASONS, reasons as f64)
}
