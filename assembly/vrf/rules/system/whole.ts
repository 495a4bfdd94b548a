import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as R from '../../../common/layout/layout-codes'
import { ALLOWANCE, checkBand, checkLeast, checkMost } from '../../findings'
import { measureAgainst } from '../../meters'
import { constant, cell, tableOf } from '../../pack'
import { out } from '../../state'
import { pack } from '../../system'
import * as O from '../../piping/outdoor'
import { connectingFarM, connectingM } from '../../piping/connecting-pipe'
import { enlargedM } from '../../piping/diameter'
import * as C from '../../piping/correction'
import { checkAir } from './air'
import { checkOutdoor } from './outdoor-fit'
import { checkRules } from '../pack-rules'
import { isUngiven } from './missing'
import * as S from '../survey'

/** Checks the limits of the whole system; most point at the outdoor unit, distances and heights at the unit or box that determines them. */
export function checkWhole(root: i32): void {
  checkLengths(root)
  checkHeights()
  checkRatios(root)
  checkMix(root)
  checkCharge(root)
  checkRanges(root)
  checkAir(root)
  checkOutdoor(root)
  checkMost(R.LIMIT_MAX_MODULES, L.SEVERITY_ERROR, root, -1, O.modules as f64, O.seriesCell(P.SERIES_MAX_MODULES))
  checkMost(R.LIMIT_MAX_HP, L.SEVERITY_ERROR, root, -1, O.hp, O.seriesCell(P.SERIES_MAX_HP))
  checkRules(root)
}

function checkLengths(root: i32): void {
  checkMost(
    R.LIMIT_TOTAL,
    L.SEVERITY_ERROR,
    root,
    -1,
    out(L.OUT_TOTAL) + enlargedM + connectingM(pack, P.CONST_CONNECTING_TOTAL),
    O.limitOf(P.PROFILE_TOTAL),
  )
  if (S.farthestActual() < 0) return
  const far = connectingFarM(pack)
  checkMost(
    R.LIMIT_FARTHEST_ACTUAL,
    L.SEVERITY_ERROR,
    S.farthestActual(),
    -1,
    out(L.OUT_FARTHEST_ACTUAL) + far,
    O.limitOf(P.PROFILE_FARTHEST_ACTUAL),
  )
  const equivalent = O.limitOf(P.PROFILE_FARTHEST_EQUIVALENT)
  checkMost(R.LIMIT_FARTHEST_EQUIVALENT, L.SEVERITY_ERROR, S.farthestEquivalent(), -1, out(L.OUT_FARTHEST_EQUIVALENT) + far, equivalent)
  const after = out(L.OUT_AFTER_FIRST)
  const severity = S.isExtensionAllowed() ? L.SEVERITY_ADVICE : L.SEVERITY_ERROR
  const standard = O.limitOf(P.PROFILE_AFTER_FIRST)
  const extended = O.limitOf(P.PROFILE_AFTER_FIRST_EXT)
  checkBand(R.LIMIT_AFTER_FIRST, severity, standard, R.LIMIT_AFTER_FIRST_EXT, L.SEVERITY_ERROR, extended, S.farthestAfterFirst(), after)
}

function checkHeights(): void {
  if (S.lowestUnit() >= 0) {
    checkSide(R.LIMIT_ABOVE_STD, P.PROFILE_ABOVE_STD, R.LIMIT_ABOVE, P.PROFILE_ABOVE, S.lowestUnit(), -S.lowestM())
    checkSide(R.LIMIT_BELOW_STD, P.PROFILE_BELOW_STD, R.LIMIT_BELOW, P.PROFILE_BELOW, S.highestUnit(), S.highestM())
    checkMost(R.LIMIT_HEIGHT_UNITS, L.SEVERITY_ERROR, S.highestUnit(), -1, out(L.OUT_HEIGHT_INDOOR), O.limitOf(P.PROFILE_HEIGHT_UNITS))
  }
  if (S.highestBox() < 0) return
  checkMost(R.LIMIT_HEIGHT_BOXES, L.SEVERITY_ERROR, S.highestBox(), -1, S.boxSpreadM(), O.limitOf(P.PROFILE_HEIGHT_BOXES))
}

function checkSide(standardCode: i32, standard: i32, mostCode: i32, most: i32, node: i32, value: f64): void {
  checkBand(standardCode, L.SEVERITY_ADVICE, O.limitOf(standard), mostCode, L.SEVERITY_ERROR, O.limitOf(most), node, value)
}

function checkRatios(root: i32): void {
  const rated = out(L.OUT_RATED_CR)
  checkLeast(R.LIMIT_MIN_CR, L.SEVERITY_ERROR, root, -1, rated, O.minRatio)
  if (O.specialRatio > O.maxRatio) {
    checkBand(R.LIMIT_MAX_CR, L.SEVERITY_ADVICE, O.maxRatio, R.LIMIT_SPECIAL_CR, L.SEVERITY_ERROR, O.specialRatio, root, rated)
  } else checkMost(R.LIMIT_MAX_CR, L.SEVERITY_ERROR, root, -1, rated, O.maxRatio)
  if (out(L.OUT_HEIGHT_INDOOR) > constant(pack, P.CONST_TALL_OVER_M) + ALLOWANCE) {
    const own = O.limitOf(P.PROFILE_TALL_CR)
    checkMost(R.LIMIT_TALL_CR, L.SEVERITY_ERROR, root, -1, rated, isNaN(own) ? constant(pack, P.CONST_TALL_CR) : own)
  }
  checkLeast(R.LIMIT_MIN_UNITS, L.SEVERITY_ERROR, root, -1, out(L.OUT_UNITS), constant(pack, P.CONST_MIN_UNITS))
  checkMost(R.LIMIT_MAX_UNITS, L.SEVERITY_ERROR, root, -1, out(L.OUT_UNITS), O.maxUnits)
}

/** Shares of fresh air, air handlers, hydro units and the smallest units. */
function checkMix(root: i32): void {
  const rated = out(L.OUT_RATED_CR)
  if (S.units() == 0) return
  const share = 10 / O.cool
  if (S.freshAirs() > 0 && S.freshAirs() == S.units()) {
    checkLeast(R.LIMIT_FRESH_AIR_MIN, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_FRESH_AIR_MIN))
    checkMost(R.LIMIT_FRESH_AIR_MAX, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_FRESH_AIR_MAX))
  } else if (S.freshAirs() > 0) {
    checkMost(
      R.LIMIT_FRESH_AIR_MIXED,
      L.SEVERITY_ERROR,
      root,
      -1,
      (S.freshAirIndex() as f64) * share,
      constant(pack, P.CONST_FRESH_AIR_MIXED),
    )
  }
  if (S.kits() > 0 && S.kits() == S.units()) {
    checkLeast(R.LIMIT_AHU_MIN, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_AHU_MIN))
    checkMost(R.LIMIT_AHU_MAX, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_AHU_MAX))
  } else if (S.kits() > 0) checkMost(R.LIMIT_AHU_MIXED, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_AHU_MIXED))
  if (S.hydros() > 0) checkMost(R.LIMIT_HYDRO, L.SEVERITY_ERROR, root, -1, (S.hydroIndex() as f64) * share, constant(pack, P.CONST_HYDRO))
  if (S.hydros() > 0 && S.hydros() < S.units())
    checkMost(R.LIMIT_HYDRO_TOTAL, L.SEVERITY_ERROR, root, -1, rated, constant(pack, P.CONST_HYDRO_TOTAL))
  const small = (100 * (S.smalls() as f64)) / (S.units() as f64)
  checkMost(R.LIMIT_SMALL_UNITS, L.SEVERITY_ADVICE, root, -1, small, constant(pack, P.CONST_SMALL_UNITS))
}

function checkCharge(root: i32): void {
  const at = tableOf(pack, P.PACK_REFRIGERANT)
  const row = O.seriesCell(P.SERIES_REFRIGERANT) as i32
  const total = out(L.OUT_TOTAL_CHARGE)
  const most = cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_MAX_KG)
  const divide = cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_DIVIDE_KG)
  checkBand(R.LIMIT_CHARGE_DIVIDE, L.SEVERITY_ADVICE, divide, R.LIMIT_CHARGE, L.SEVERITY_ERROR, most, root, total)
  const perUnit = cell(at, P.REFRIGERANT_WIDTH, row, P.REFRIGERANT_UNIT_KG) * (S.units() as f64)
  if (S.units() > 0) checkMost(R.LIMIT_CHARGE_PER_UNIT, L.SEVERITY_ERROR, root, -1, total, perUnit)
}

/** Checks design temperatures against the outdoor unit's operating range; rating conditions used for missing ones are not checked. */
function checkRanges(root: i32): void {
  if (!isUngiven(L.MISSING_COOL_OUTDOOR_DB)) {
    checkRange(R.LIMIT_COOL_RANGE, root, C.coolOutdoorDb, P.OUTDOOR_COOL_MIN_DB, P.OUTDOOR_COOL_MAX_DB)
  }
  if (!isUngiven(L.MISSING_HEAT_OUTDOOR_WB)) {
    checkRange(R.LIMIT_HEAT_RANGE, root, C.heatOutdoorWb, P.OUTDOOR_HEAT_MIN_WB, P.OUTDOOR_HEAT_MAX_WB)
  }
}

function checkRange(code: i32, root: i32, value: f64, least: i32, most: i32): void {
  measureAgainst(O.moduleCell(most) - O.moduleCell(least))
  checkLeast(code, L.SEVERITY_ERROR, root, -1, value, O.moduleCell(least))
  checkMost(code, L.SEVERITY_ERROR, root, -1, value, O.moduleCell(most))
  measureAgainst(0)
}
