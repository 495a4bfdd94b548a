import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { constant } from '../pack'
import { lineAt, surfaceAt } from '../../common/table'
import { cool, coolPower, heat, heatPower, hp } from './outdoor'
import { hasPipingTable, makerFactor, readMakerTables, setAxis } from './maker-factor'
import { pressureAt } from './pressure'
import { shortenedWeight, shortensTables } from './shortened'
import { isGasEnlarged, isLiquidEnlarged } from './pipe-size'
import { hasRun, needs, STAGE_DESIGN, STAGE_OUTDOOR } from '../../common/stages'

/** Design state of one calculation; ℃, m. */
export let coolIndoorDb: f64 = 27
export let coolIndoorWb: f64 = 19
export let coolOutdoorDb: f64 = 35
export let heatIndoorDb: f64 = 20
export let heatOutdoorWb: f64 = 6
export let heatOutdoorDb: f64 = 7
export let elevation: f64 = 0

/** Factors on the outdoor unit, set by `correctOutdoor`. */
export let ratio: f64 = 1
export let coolRatio: f64 = 1
export let heatRatio: f64 = 1
export let coolIndoor: f64 = 1
export let coolOutdoor: f64 = 1
export let coolTemperature: f64 = 1
export let coolLength: f64 = 1
export let coolLevel: f64 = 1
export let coolPiping: f64 = 1
export let heatIndoor: f64 = 1
export let heatOutdoor: f64 = 1
export let heatTemperature: f64 = 1
export let heatLength: f64 = 1
export let heatLevel: f64 = 1
export let heatPiping: f64 = 1
export let defrost: f64 = 1
export let altitude: f64 = 1

/** Results of `correctOutdoor`, kW. */
export let deliveredCool: f64 = 0
export let deliveredHeat: f64 = 0
/** Cooling without the ratio factor: the divisor of the actual connection ratio. */
export let capableCool: f64 = 0
export let inputCool: f64 = 0
export let inputHeat: f64 = 0

/** Intermediate values of the results above, for their proofs: equivalent metres of the main and behind it, weighted sums of both, factors before their floors. */
export let mainEquivalentM: f64 = 0
export let restEquivalentM: f64 = 0
export let coolWeightedM: f64 = 0
export let heatWeightedM: f64 = 0
export let coolByLength: f64 = 1
export let heatByLength: f64 = 1
export let coolWhole: f64 = 1
export let coolEir: f64 = 1
export let heatEir: f64 = 1

/** Reads the design block; the host has inserted rating conditions where the project gives none. `dryBulbAt` is the slot of the heating's outdoor dry bulb. */
export function readDesign(designAt: usize, dryBulbAt: usize): void {
  coolIndoorDb = load<f64>(designAt + ((L.DESIGN_COOL_INDOOR_DB as usize) << 3))
  coolIndoorWb = load<f64>(designAt + ((L.DESIGN_COOL_INDOOR_WB as usize) << 3))
  coolOutdoorDb = load<f64>(designAt + ((L.DESIGN_COOL_OUTDOOR_DB as usize) << 3))
  heatIndoorDb = load<f64>(designAt + ((L.DESIGN_HEAT_INDOOR_DB as usize) << 3))
  heatOutdoorWb = load<f64>(designAt + ((L.DESIGN_HEAT_OUTDOOR_WB as usize) << 3))
  heatOutdoorDb = load<f64>(dryBulbAt)
  elevation = load<f64>(designAt + ((L.DESIGN_ELEVATION as usize) << 3))
  hasRun(STAGE_DESIGN)
}

/**
 * Computes capacity and power of the current outdoor unit: nominal × temperature × ratio × piping × defrost × altitude (engineering reference, sections 8
 * and 16). `mainM` and `restM` are equivalent metres to the first joint and from there to the farthest unit; `upM` is how far the highest unit
 * is above the outdoor unit; `levelM` is the larger of that and, negative, how far the lowest is below it. A maker's own tables replace the
 * built-in factor of their link.
 */
export function correctOutdoor(pack: usize, ratedRatio: f64, mainM: f64, restM: f64, upM: f64, levelM: f64): void {
  needs(STAGE_DESIGN | STAGE_OUTDOOR)
  readRatio(pack, ratedRatio)
  correctTemperatures(pack)
  correctPiping(pack, mainM, restM, upM)
  defrost = lineAt(pack, P.PACK_DEFROST, heatingOutdoor(pack, P.CONST_DEFROST_BY_DRY))
  altitude = lineAt(pack, P.PACK_ALTITUDE, elevation)
  applyMakerTables(pack, mainM + restM, levelM)
  capableCool = cool * coolTemperature * coolPiping * altitude
  coolEir = surfaceAt(pack, P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_EIR, coolIndoorWb, coolOutdoorDb)
  heatEir = surfaceAt(pack, P.PACK_HEAT_DB, P.PACK_HEAT_WB, P.PACK_HEAT_EIR, heatIndoorDb, heatingOutdoor(pack, P.CONST_HEAT_BY_DRY))
  deliverAtRatio()
}

/**
 * Computes again what depends on the ratio, for the outdoor unit that `correctOutdoor` has corrected last. Only for packs without tables of the maker, which may
 * be read by the ratio, too.
 */
export function correctRatio(pack: usize, ratedRatio: f64): void {
  readRatio(pack, ratedRatio)
  deliverAtRatio()
}

function readRatio(pack: usize, ratedRatio: f64): void {
  ratio = ratedRatio
  coolRatio = ratioFactor(pack, P.PACK_RATIO_COOL, ratedRatio)
  heatRatio = ratioFactor(pack, P.PACK_RATIO_HEAT, ratedRatio)
}

function deliverAtRatio(): void {
  deliveredCool = capableCool * coolRatio
  deliveredHeat = heat * heatTemperature * heatPiping * defrost * altitude * heatRatio
  inputCool = coolPower * coolTemperature * coolRatio * altitude * coolEir
  inputHeat = heatPower * heatTemperature * heatRatio * defrost * altitude * heatEir
}

/** Returns the ratio factor: from the table above 100 %; below, the ratio itself or, where the pack says so, the table. */
function ratioFactor(pack: usize, table: i32, ratedRatio: f64): f64 {
  return ratedRatio <= 1 && constant(pack, P.CONST_RATIO_TABLE_BELOW) == 0 ? ratedRatio : lineAt(pack, table, ratedRatio)
}

/** Returns the outdoor temperature by which the pack's heating tables are read: the wet bulb, or the dry bulb where this constant says so. */
function heatingOutdoor(pack: usize, byDry: i32): f64 {
  return constant(pack, byDry) == 1 ? heatOutdoorDb : heatOutdoorWb
}

function applyMakerTables(pack: usize, equivalentM: f64, levelM: f64): void {
  setAxis(R.BY_EQUIVALENT_M, shortensTables(pack) ? coolWeightedM : equivalentM)
  setAxis(R.BY_LEVEL_M, levelM)
  setAxis(R.BY_RATIO, ratio * 100)
  setAxis(R.BY_ELEVATION, elevation)
  setAxis(R.BY_PRESSURE, pressureAt(pack, elevation))
  setAxis(R.BY_OUTDOOR_DB, coolOutdoorDb)
  setAxis(R.BY_OUTDOOR_WB, NaN)
  setAxis(R.BY_INDOOR_DB, coolIndoorDb)
  setAxis(R.BY_INDOOR_WB, coolIndoorWb)
  if (!readMakerTables(pack, false)) return
  coolRatio = own(false, L.FACTOR_RATIO, coolRatio)
  coolIndoor = own(false, L.FACTOR_INDOOR, coolIndoor)
  coolOutdoor = own(false, L.FACTOR_OUTDOOR, coolOutdoor)
  coolTemperature = coolIndoor * coolOutdoor
  altitude = own(false, L.FACTOR_ALTITUDE, altitude)
  const isCoolPiped = hasPipingTable(false)
  coolLength = own(false, L.FACTOR_LENGTH, isCoolPiped ? 1 : coolLength)
  coolLevel = own(false, L.FACTOR_LEVEL, isCoolPiped ? 1 : coolLevel)
  coolPiping = coolLength * coolLevel
  setAxis(R.BY_EQUIVALENT_M, shortensTables(pack) ? heatWeightedM : equivalentM)
  setAxis(R.BY_OUTDOOR_DB, heatOutdoorDb)
  setAxis(R.BY_OUTDOOR_WB, heatOutdoorWb)
  setAxis(R.BY_INDOOR_DB, heatIndoorDb)
  setAxis(R.BY_INDOOR_WB, NaN)
  readMakerTables(pack, true)
  heatRatio = own(true, L.FACTOR_RATIO, heatRatio)
  heatIndoor = own(true, L.FACTOR_INDOOR, heatIndoor)
  heatOutdoor = own(true, L.FACTOR_OUTDOOR, heatOutdoor)
  heatTemperature = heatIndoor * heatOutdoor
  defrost = own(true, L.FACTOR_DEFROST, defrost)
  heatLength = own(true, L.FACTOR_LENGTH, hasPipingTable(true) ? 1 : heatLength)
  heatLevel = own(true, L.FACTOR_LEVEL, 1)
  heatPiping = heatLength * heatLevel
}

function own(isHeating: bool, link: i32, builtIn: f64): f64 {
  const factor = makerFactor(isHeating, link)
  return isNaN(factor) ? builtIn : factor
}

function correctTemperatures(pack: usize): void {
  coolTemperature = surfaceAt(pack, P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_CAP, coolIndoorWb, coolOutdoorDb)
  coolIndoor = surfaceAt(pack, P.PACK_COOL_WB, P.PACK_COOL_DB, P.PACK_COOL_CAP, coolIndoorWb, constant(pack, P.CONST_RATING_OUTDOOR_DB))
  coolOutdoor = coolIndoor > 0 ? coolTemperature / coolIndoor : 1
  heatTemperature = surfaceAt(
    pack,
    P.PACK_HEAT_DB,
    P.PACK_HEAT_WB,
    P.PACK_HEAT_CAP,
    heatIndoorDb,
    heatingOutdoor(pack, P.CONST_HEAT_BY_DRY),
  )
  heatIndoor = surfaceAt(pack, P.PACK_HEAT_DB, P.PACK_HEAT_WB, P.PACK_HEAT_CAP, heatIndoorDb, constant(pack, P.CONST_RATING_OUTDOOR_WB))
  heatOutdoor = heatIndoor > 0 ? heatTemperature / heatIndoor : 1
}

/** Computes the piping factors (engineering reference, section 8.2): an enlarged main counts with a part of its length. */
function correctPiping(pack: usize, mainM: f64, restM: f64, upM: f64): void {
  const free = constant(pack, P.CONST_FREE_M)
  const coolWeight = shortenedWeight(pack, false, isGasEnlarged ? constant(pack, P.CONST_GAS_UPSIZED) : 1)
  const isLarge = hp > constant(pack, P.CONST_LIQUID_LARGE_HP)
  const upsized = constant(pack, isLarge ? P.CONST_LIQUID_UPSIZED_LARGE : P.CONST_LIQUID_UPSIZED)
  const heatWeight = shortenedWeight(pack, true, isLiquidEnlarged ? upsized : 1)
  const coolFloor = constant(pack, P.CONST_COOL_FLOOR)
  mainEquivalentM = mainM
  restEquivalentM = restM
  coolWeightedM = coolWeight * mainM + restM
  heatWeightedM = heatWeight * mainM + restM
  coolByLength = 1 - constant(pack, P.CONST_COOL_PER_M) * over(coolWeightedM, free)
  heatByLength = 1 - constant(pack, P.CONST_HEAT_PER_M) * over(heatWeightedM, free)
  coolWhole = coolByLength - constant(pack, P.CONST_HEIGHT_PER_M) * over(upM, 0)
  coolPiping = atLeast(coolWhole, coolFloor)
  coolLength = atLeast(coolByLength, coolFloor)
  coolLevel = coolPiping / coolLength
  heatLength = atLeast(heatByLength, constant(pack, P.CONST_HEAT_FLOOR))
  heatLevel = 1
  heatPiping = heatLength
}

function over(value: f64, free: f64): f64 {
  return value > free ? value - free : 0
}

function atLeast(value: f64, floor: f64): f64 {
  return value < floor ? floor : value
}

/** Factor on a unit's cooling at the design indoor state. */
export function unitCoolIndoor(pack: usize): f64 {
  return lineAt(pack, P.PACK_UNIT_WB, coolIndoorWb)
}

/** Factor on a unit's cooling for the outdoor state. */
export function unitCoolOutdoor(pack: usize): f64 {
  return lineAt(pack, P.PACK_UNIT_OAT, coolOutdoorDb)
}

/** Factor on a unit's heating at the design indoor state. */
export function unitHeatIndoor(pack: usize): f64 {
  return lineAt(pack, P.PACK_UNIT_HEAT, heatIndoorDb)
}
