import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { hasRun, needs, STAGE_OUTDOOR } from '../../common/stages'

/**
 * The current outdoor unit: figures of one module, of a listed combination, or the sums of modules that no combination lists. The systems of
 * `inspect` and the candidates of `propose` use the same.
 */
export let modules: i32 = 0
export let series: i32 = -1
export let hp: f64 = 0
export let cool: f64 = 0
export let heat: f64 = 0
export let coolPower: f64 = 0
export let heatPower: f64 = 0
export let maxUnits: f64 = 0
/** Figures before the bound of all outdoor units, and their source: a listed combination, or the sums of modules that no combination lists. */
export let summedUnits: f64 = 0
export let isCombination: bool = false
/** Row of the listed combination, -1 where there is none. */
export let combination: i32 = -1
export let isSummed: bool = false
/** Whether the summed modules do not belong together. */
export let isMixed: bool = false
export let factoryCharge: f64 = 0
export let extraCharge: f64 = 0
/** The maker's addition for the models themselves, kg. */
export let modelCharge: f64 = 0
export let minRatio: f64 = 0
export let maxRatio: f64 = 0
export let specialRatio: f64 = 0
export let firstModule: i32 = -1
/** Row of the limit profile, -1 where the pack has none for the series. */
export let profile: i32 = -1
/** Bits of 50 and 60 Hz. */
const BOTH_FREQUENCIES: i32 = 3
/** Bits of the frequencies that all its modules are made for. */
export let frequencies: i32 = BOTH_FREQUENCIES
let packAt: usize = 0
/** Rows of the modules, as many as the outdoor unit has. */
const rowsOfModules = memory.data(16, 4)

export function moduleRow(place: i32): i32 {
  return place < modules && place < L.MODULES_MOST ? load<i32>(rowsOfModules + ((place as usize) << 2)) : -1
}

export function setModuleRow(place: i32, row: i32): void {
  if (place < L.MODULES_MOST) store<i32>(rowsOfModules + ((place as usize) << 2), row)
}

export function noOutdoor(pack: usize): void {
  packAt = pack
  modules = 0
  series = -1
  profile = -1
  firstModule = -1
  hp = 0
  cool = 0
  heat = 0
  coolPower = 0
  heatPower = 0
  maxUnits = 0
  summedUnits = 0
  isCombination = false
  combination = -1
  isSummed = false
  isMixed = false
  factoryCharge = 0
  extraCharge = 0
  modelCharge = 0
  frequencies = BOTH_FREQUENCIES
  hasRun(STAGE_OUTDOOR)
}

/** Opens a single module by its row. */
export function takeModule(pack: usize, row: i32): void {
  noOutdoor(pack)
  const at = tableOf(pack, P.PACK_MODULE)
  add(at, row)
  modules = 1
  firstModule = row
  extraCharge = 0
  minRatio = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MIN_CR)
  maxRatio = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MAX_CR)
  specialRatio = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_SPECIAL_CR)
  findProfile()
}

/** Opens a listed combination by its row; `first` is the row of its first module. */
export function takeCombination(pack: usize, row: i32, first: i32): void {
  noOutdoor(pack)
  const at = tableOf(pack, P.PACK_COMBINATION)
  add(at, row)
  isCombination = true
  combination = row
  modules = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MODULES) as i32
  firstModule = first
  minRatio = constant(pack, P.CONST_MIN_CR)
  maxRatio = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MAX_CR)
  specialRatio = cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_SPECIAL_CR)
  findProfile()
}

/** Starts a sum of modules that no combination lists; call `addModule` for each, then `closeModules`. */
export function addModule(pack: usize, row: i32): void {
  if (modules == 0) {
    noOutdoor(pack)
    firstModule = row
  }
  const at = tableOf(pack, P.PACK_MODULE)
  add(at, row)
  if (cell(at, P.OUTDOOR_WIDTH, row, P.OUTDOOR_FAMILY) != moduleCell(P.OUTDOOR_FAMILY)) isMixed = true
  modules++
}

export function closeModules(): void {
  isSummed = true
  summedUnits = maxUnits
  maxUnits = maxUnits > 64 ? 64 : maxUnits
  minRatio = constant(packAt, P.CONST_MIN_CR)
  maxRatio = constant(packAt, P.CONST_MAX_CR)
  specialRatio = constant(packAt, modules == 1 ? P.CONST_SPECIAL_SINGLE : modules == 2 ? P.CONST_SPECIAL_TWO : P.CONST_SPECIAL_MORE)
  findProfile()
}

/** Opens an outdoor unit of which a question only gives figures: horsepower, capacities in kW, number of modules, row of the series or -1. */
export function supposeOutdoor(pack: usize, power: f64, coolKw: f64, heatKw: f64, count: i32, seriesRow: i32): void {
  noOutdoor(pack)
  hp = power
  cool = coolKw
  heat = heatKw
  modules = count
  series = seriesRow
}

function add(table: usize, row: i32): void {
  if (series < 0) series = cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_SERIES) as i32
  frequencies &= cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_HZ) as i32
  hp += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_HP)
  cool += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_COOL)
  heat += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_HEAT)
  coolPower += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_COOL_POWER)
  heatPower += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_HEAT_POWER)
  maxUnits += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MAX_UNITS)
  factoryCharge += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_CHARGE)
  extraCharge += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_EXTRA_CHARGE)
  modelCharge += cell(table, P.OUTDOOR_WIDTH, row, P.OUTDOOR_MODEL_CHARGE)
}

function findProfile(): void {
  const at = tableOf(packAt, P.PACK_PROFILE)
  const rows = rowsOf(packAt, P.PACK_PROFILE)
  profile = -1
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.PROFILE_WIDTH, row, P.PROFILE_SERIES) as i32) != series) continue
    if (profile < 0) profile = row
    if (hp >= cell(at, P.PROFILE_WIDTH, row, P.PROFILE_HP_MIN) && hp <= cell(at, P.PROFILE_WIDTH, row, P.PROFILE_HP_MAX)) {
      profile = row
      return
    }
  }
}

/** Returns a limit of the profile, NaN where it has none. */
export function limitOf(column: i32): f64 {
  return profile < 0 ? NaN : cell(tableOf(packAt, P.PACK_PROFILE), P.PROFILE_WIDTH, profile, column)
}

export function seriesCell(column: i32): f64 {
  needs(STAGE_OUTDOOR)
  return series < 0 ? 0 : cell(tableOf(packAt, P.PACK_SERIES), P.SERIES_WIDTH, series, column)
}

export function isThreePipe(): bool {
  return seriesCell(P.SERIES_PIPES) == 3
}

/** Returns a figure of the first module, such as an end of its operating range. */
export function moduleCell(column: i32): f64 {
  needs(STAGE_OUTDOOR)
  return firstModule < 0 ? NaN : cell(tableOf(packAt, P.PACK_MODULE), P.OUTDOOR_WIDTH, firstModule, column)
}

/** Reads the modules of a system's design block. */
export function takeDesigned(pack: usize, designAt: usize): void {
  noOutdoor(pack)
  const count = load<f64>(designAt + ((L.DESIGN_MODULE_COUNT as usize) << 3)) as i32
  const combination = load<f64>(designAt + ((L.DESIGN_COMBINATION as usize) << 3)) as i32
  const first = load<f64>(designAt + ((L.DESIGN_MODULE_0 as usize) << 3)) as i32
  const rows = rowsOf(pack, P.PACK_MODULE)
  for (let i = 0; i < L.MODULES_MOST; i++) setModuleRow(i, load<f64>(designAt + (((L.DESIGN_MODULE_0 + i) as usize) << 3)) as i32)
  if (combination >= 0 && combination < rowsOf(pack, P.PACK_COMBINATION)) return takeCombination(pack, combination, first)
  if (count == 1 && first >= 0 && first < rows) return takeModule(pack, first)
  for (let i = 0; i < count && i < 4; i++) {
    const row = load<f64>(designAt + (((L.DESIGN_MODULE_0 + i) as usize) << 3)) as i32
    if (row >= 0 && row < rows) addModule(pack, row)
  }
  if (modules > 0) closeModules()
  else takeSupposed(pack, designAt)
}

/** Opens the outdoor unit that a list is calculated with before one is chosen. */
function takeSupposed(pack: usize, designAt: usize): void {
  const coolKw = load<f64>(designAt + ((L.DESIGN_SUPPOSED_COOL as usize) << 3))
  if (coolKw > 0) supposeOutdoor(pack, 0, coolKw, load<f64>(designAt + ((L.DESIGN_SUPPOSED_HEAT as usize) << 3)), 1, -1)
}
