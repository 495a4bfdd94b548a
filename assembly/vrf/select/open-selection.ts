import { DESIGN_HEAT_OUTDOOR_DB, DESIGN_START, HEAD_EDGES, HEAD_NODES, HEAD_ROOMS } from '../../common/layout/layout'
import * as T from '../../common/layout/layout-select'
import { mark } from '../../common/memory'
import { loaded } from '../../common/stages'
import * as C from '../piping/correction'
import * as O from '../piping/outdoor'

/** The question that is open: the resident pack, the table, its numbers of rows, outdoor units, models and weightings, and the assumed pipe in m. */
export let pack: usize = 0
export let rows: i32 = 0
export let options: i32 = 0
export let models: i32 = 0
export let sets: i32 = 0
let table: usize = 0
let equivalentM: f64 = 0

/** Opens a table of `layout-select` and reads its design conditions. */
export function openSelection(packAt: usize, at: usize): void {
  loaded(mark())
  pack = packAt
  table = at
  rows = load<i32>(at + HEAD_NODES)
  options = load<i32>(at + HEAD_EDGES)
  models = load<i32>(at + HEAD_ROOMS)
  sets = slot(T.SELECT_SETS) as i32
  equivalentM = slot(T.SELECT_EQUIVALENT_M)
  C.readDesign(at + DESIGN_START, at + DESIGN_START + ((DESIGN_HEAT_OUTDOOR_DB as usize) << 3))
}

export function slot(place: i32): f64 {
  return load<f64>(table + T.SELECT_START + ((place as usize) << 3))
}

export function setSlot(place: i32, value: f64): void {
  store<f64>(table + T.SELECT_START + ((place as usize) << 3), value)
}

/** Returns the coefficient of a measured quantity in a weighting. */
export function weight(set: i32, quantity: i32): f64 {
  return load<f64>(table + T.weightStart() + (((set * T.WEIGHTS + quantity) as usize) << 3))
}

export function optionCell(option: i32, column: i32): f64 {
  return load<f64>(table + T.optionStart(sets) + (((option * T.optionWidth(sets) + column) as usize) << 3))
}

export function modelCell(model: i32, column: i32): f64 {
  return load<f64>(table + T.modelStart(sets, options) + (((model * T.PICK_MODEL_WIDTH + column) as usize) << 3))
}

/** Returns the address of a room or group. */
export function rowAt(row: i32, width: i32): usize {
  return table + T.rowStart(sets, options, models) + (((row * width) as usize) << 3)
}

/** Returns the address of what a weighting makes of a group. */
export function ratedAt(row: i32, set: i32): usize {
  return table + T.ratedStart(sets, options, rows) + ((((row * sets + set) * T.RATED_WIDTH) as usize) << 3)
}

export function get(row: usize, column: i32): f64 {
  return load<f64>(row + ((column as usize) << 3))
}

export function put(row: usize, column: i32, value: f64): void {
  store<f64>(row + ((column as usize) << 3), value)
}

/** Makes an outdoor unit the current one and corrects it at a rated ratio of 100 %. */
export function takeOption(option: i32): void {
  const row = optionCell(option, T.OPTION_ROW) as i32
  if (optionCell(option, T.OPTION_IS_COMBINATION) == 1) O.takeCombination(pack, row, optionCell(option, T.OPTION_FIRST_MODULE) as i32)
  else O.takeModule(pack, row)
  C.correctOutdoor(pack, 1, 0, equivalentM, 0, 0)
}

/** Corrects the current outdoor unit at another rated ratio. */
export function atRatio(ratio: f64, hasMakerTables: bool): void {
  if (hasMakerTables) C.correctOutdoor(pack, ratio, 0, equivalentM, 0, 0)
  else C.correctRatio(pack, ratio)
}

/** Returns the assumed equivalent length of pipe, m. */
export function assumedM(): f64 {
  return equivalentM
}
