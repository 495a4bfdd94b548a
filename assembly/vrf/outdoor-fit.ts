import * as D from '../common/layout/layout-demand'
import * as P from '../common/layout/layout-pack'
import { ALLOWANCE, isBelowShown } from './findings'
import { constant } from './pack'
import * as C from './piping/correction'
import * as O from './piping/outdoor'

/** Capacities of the outdoor unit at design conditions, kW. */
export let availableCool: f64 = 0
export let availableHeat: f64 = 0

/**
 * Computes the capacities of the unit at design conditions. Below 100 % the ratio only means that less is connected, so it does not reduce the capacity of a unit
 * that could deliver more; above, the table's factor applies.
 */
export function available(ratedPct: f64): void {
  const isPartly = ratedPct > 0 && ratedPct < 100
  availableCool = isPartly ? C.capableCool : C.deliveredCool
  availableHeat = isPartly ? C.deliveredHeat / C.heatRatio : C.deliveredHeat
}

/**
 * Returns the reasons for and against the current outdoor unit, as bits of `layout-demand`, once it is corrected and its available capacities are known. The required
 * capacities are simultaneous, kW; `frequencies` are the bits of the site's mains frequency, 0 where it is not known.
 */
export function reasonsOf(
  pack: usize,
  ratedPct: f64,
  units: f64,
  unitCount: f64,
  requiredCool: f64,
  requiredHeat: f64,
  frequencies: i32,
): i32 {
  const enough = constant(pack, P.CONST_DELIVERED_ADVICE)
  let reasons = 0
  if (units < 1) reasons |= D.REASON_NO_UNITS
  if (ratedPct < O.minRatio - ALLOWANCE) reasons |= D.REASON_RATIO_LOW
  const most = O.specialRatio > O.maxRatio ? O.specialRatio : O.maxRatio
  if (ratedPct > most + ALLOWANCE) reasons |= D.REASON_RATIO_HIGH
  else if (ratedPct > O.maxRatio + ALLOWANCE) reasons |= D.REASON_ABOVE_STANDARD
  else if (ratedPct > 100 + ALLOWANCE) reasons |= D.REASON_ABOVE_HUNDRED
  if (unitCount > O.maxUnits) reasons |= D.REASON_TOO_MANY_UNITS
  if (isShort(requiredCool, availableCool, enough)) reasons |= D.REASON_COOLING_SHORT
  if (isShort(requiredHeat, availableHeat, enough)) reasons |= D.REASON_HEATING_SHORT
  if (isOutside(C.coolOutdoorDb, P.OUTDOOR_COOL_MIN_DB, P.OUTDOOR_COOL_MAX_DB)) reasons |= D.REASON_OUT_OF_RANGE
  if (isOutside(C.heatOutdoorWb, P.OUTDOOR_HEAT_MIN_WB, P.OUTDOOR_HEAT_MAX_WB)) reasons |= D.REASON_OUT_OF_RANGE
  if (isForbidden()) reasons |= D.REASON_MODULES
  if ((frequencies & O.frequencies) != frequencies) reasons |= D.REASON_FREQUENCY
  return reasons
}

/** Returns whether modules that no combination lists may not stand together: of two families, or more than their series allows. */
function isForbidden(): bool {
  if (!O.isSummed) return false
  return O.isMixed || (O.modules as f64) > O.seriesCell(P.SERIES_MAX_MODULES) || O.hp > O.seriesCell(P.SERIES_MAX_HP) + ALLOWANCE
}

/** Returns whether the available share of the required capacity is below the sufficient percentage at one decimal, as for rooms. */
function isShort(required: f64, available: f64, enough: f64): bool {
  return required > 0 && isBelowShown((100 * available) / required, enough)
}

function isOutside(value: f64, least: i32, most: i32): bool {
  return value < O.moduleCell(least) - ALLOWANCE || value > O.moduleCell(most) + ALLOWANCE
}
