import * as D from '../../common/layout/layout-demand'
import * as P from '../../common/layout/layout-pack'
import * as T from '../../common/layout/layout-select'
import { tightChargeMost } from '../../formulas/safety'
import { cell, tableOf } from '../pack'
import * as C from '../piping/correction'
import * as O from '../piping/outdoor'
import { coolDesignAt, dryStepAt, sensibleOf, shareOf } from '../piping/unit-capacity'
import { available, reasonsOf } from '../outdoor-fit'
import * as S from './open-selection'

/** Part of a capacity that only rounding may cost. */
const ROUNDING: f64 = 1e-9

let coolDesign: f64 = 0
let heatDesign: f64 = 0
let dryStep: f64 = 0
let coolShare: f64 = 1
let heatShare: f64 = 1
let equipment: usize = 0

/** Delivered capacities of one unit of the model being weighed, kW. */
let cooling: f64 = 0
let sensible: f64 = 0
let heating: f64 = 0

/**
 * Picks indoor units for rooms: the fewest units of one model, and of these the first model of the list, whose corrected capacities cover the room's cooling, sensible
 * cooling and heating with the reserve. Returns the number of rooms that no model covers.
 *
 * @verb
 */
export function pickUnits(pack: usize, table: usize): i32 {
  S.openSelection(pack, table)
  equipment = tableOf(pack, P.PACK_EQUIPMENT)
  coolDesign = coolDesignAt(pack)
  heatDesign = C.unitHeatIndoor(pack)
  dryStep = dryStepAt(pack)
  findShares()
  let open = 0
  for (let row = 0; row < S.rows; row++) limitCharge(S.rowAt(row, T.ROOM_WIDTH))
  for (let row = 0; row < S.rows; row++) open += pick(S.rowAt(row, T.ROOM_WIDTH)) ? 0 : 1
  return open
}

/** Finds what units deliver: the known share, else that while the outdoor unit is fully loaded, the least over the outdoor units that work at the design temperatures, else over all. */
function findShares(): void {
  let inside: f64 = 2
  let insideHeat: f64 = 2
  let all: f64 = 1
  let allHeat: f64 = 1
  for (let option = 0; option < S.options; option++) {
    S.takeOption(option)
    const cool = shareOf(C.deliveredCool, O.cool * coolDesign)
    const heat = shareOf(C.deliveredHeat, O.heat * heatDesign)
    all = Math.min(all, cool)
    allHeat = Math.min(allHeat, heat)
    available(100)
    if ((reasonsOf(S.pack, 100, 1, 1, 0, 0, 0) & D.REASON_OUT_OF_RANGE) != 0) continue
    inside = Math.min(inside, cool)
    insideHeat = Math.min(insideHeat, heat)
  }
  const known = S.slot(T.SELECT_KNOWN_COOL)
  const knownHeat = S.slot(T.SELECT_KNOWN_HEAT)
  coolShare = known > 0 ? known / coolDesign : inside > 1 ? all : inside
  heatShare = knownHeat > 0 ? knownHeat / heatDesign : insideHeat > 1 ? allHeat : insideHeat
  S.setSlot(T.SELECT_COOL_SHARE, coolShare)
  S.setSlot(T.SELECT_HEAT_SHARE, heatShare)
}

/** Finds the largest charge of a system that a room may have where a larger one is an error: by its floor and volume, any charge where they are not known. */
function limitCharge(room: usize): void {
  const area = S.get(room, T.ROOM_AREA)
  const height = S.get(room, T.ROOM_HEIGHT)
  const volume = area * height
  let most: f64 = Infinity
  if (volume > 0 && S.options > 0) {
    const flammable = refrigerant(P.REFRIGERANT_LFL)
    const practical = refrigerant(P.REFRIGERANT_PRACTICAL)
    if (!isNaN(flammable)) {
      const circulated = tightChargeMost(refrigerant(P.REFRIGERANT_CIRCULATED_SHARE), flammable, height, area)
      most = Math.max(refrigerant(P.REFRIGERANT_FREE_KG), circulated)
    } else if (isNaN(refrigerant(P.REFRIGERANT_QLMV)) && !isNaN(practical)) most = practical * volume
  }
  S.put(room, T.ROOM_MOST_KG, most)
}

function refrigerant(column: i32): f64 {
  return cell(tableOf(S.pack, P.PACK_REFRIGERANT), P.REFRIGERANT_WIDTH, O.seriesCell(P.SERIES_REFRIGERANT) as i32, column)
}

function pick(room: usize): bool {
  const most = S.slot(T.SELECT_MOST) as i32
  S.put(room, T.ROOM_MODEL, -1)
  let best = -1
  let bestPart: f64 = -1
  for (let count = 1; count <= most; count++) {
    for (let model = 0; model < S.models; model++) {
      if (!isWanted(room, model)) continue
      weigh(model)
      const part = coveredPart(room, count)
      if (part >= 1 - ROUNDING) {
        answer(room, model, count)
        return true
      }
      if (part > bestPart) {
        bestPart = part
        best = model
      }
    }
  }
  if (best >= 0) {
    weigh(best)
    answer(room, best, most)
    S.put(room, T.ROOM_MODEL, -1)
  }
  return false
}

function isWanted(room: usize, model: i32): bool {
  const type = S.get(room, T.ROOM_TYPE)
  return type < 0 || type == S.modelCell(model, T.PICK_MODEL_TYPE)
}

function figure(model: i32, column: i32): f64 {
  return cell(equipment, P.EQUIPMENT_WIDTH, S.modelCell(model, T.PICK_MODEL_ROW) as i32, column)
}

function weigh(model: i32): void {
  cooling = figure(model, P.EQUIPMENT_COOL) * coolDesign * coolShare
  heating = figure(model, P.EQUIPMENT_HEAT) * heatDesign * heatShare
  const nominal = figure(model, P.EQUIPMENT_SENSIBLE)
  sensible = nominal > 0 ? sensibleOf(nominal * (coolDesign * coolShare), addition(model), cooling) : 0
}

/** Returns what the room's air adds to the sensible part of one unit, kW; fresh air comes from outside. */
function addition(model: i32): f64 {
  if (S.modelCell(model, T.PICK_MODEL_IS_INDOOR) != 1) return 0
  return (dryStep * figure(model, P.EQUIPMENT_AIRFLOW)) / 60
}

/** Returns the part of the required capacity with the reserve that the units deliver, for the quantity with the smallest part. */
function coveredPart(room: usize, count: i32): f64 {
  const units = count as f64
  let part = partOf(room, T.ROOM_COOL, cooling * units)
  part = Math.min(part, partOf(room, T.ROOM_SENSIBLE, sensible * units))
  return Math.min(part, partOf(room, T.ROOM_HEAT, heating * units))
}

function partOf(room: usize, column: i32, delivered: f64): f64 {
  const required = wanted(room, column)
  return required > 0 ? delivered / required : Infinity
}

function wanted(room: usize, column: i32): f64 {
  return S.get(room, column) * (1 + S.slot(T.SELECT_RESERVE))
}

function answer(room: usize, model: i32, count: i32): void {
  const units = count as f64
  S.put(room, T.ROOM_MODEL, model as f64)
  S.put(room, T.ROOM_COUNT, units)
  S.put(room, T.ROOM_DELIVERED_COOL, cooling * units)
  S.put(room, T.ROOM_DELIVERED_SENSIBLE, sensible * units)
  S.put(room, T.ROOM_DELIVERED_HEAT, heating * units)
  const cool = figure(model, P.EQUIPMENT_COOL) * coolDesign * units
  const dry = figure(model, P.EQUIPMENT_SENSIBLE) * coolDesign * units
  const required = wanted(room, T.ROOM_SENSIBLE)
  let least = leastShare(wanted(room, T.ROOM_COOL), cool)
  if (required > 0) least = Math.max(least, Math.max(leastShare(required, cool), leastShare(required - addition(model) * units, dry)))
  S.put(room, T.ROOM_LEAST_COOL, least)
  S.put(room, T.ROOM_LEAST_HEAT, leastShare(wanted(room, T.ROOM_HEAT), figure(model, P.EQUIPMENT_HEAT) * heatDesign * units))
}

/** Returns the least share of a full capacity that covers what is required; 0 where nothing is. */
function leastShare(required: f64, full: f64): f64 {
  return required > 0 ? required / full : 0
}
