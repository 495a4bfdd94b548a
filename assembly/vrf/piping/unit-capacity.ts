import * as P from '../../common/layout/layout-pack'
import { constant } from '../pack'
import * as C from './correction'
import { airDensityAt } from './pressure'

/** Returns the factor on a unit's cooling at design conditions. */
export function coolDesignAt(pack: usize): f64 {
  return C.unitCoolIndoor(pack) * C.unitCoolOutdoor(pack)
}

/** Returns what each litre of air a minute adds to the sensible part at the design dry bulb, kW·60 (engineering reference, section 8.1). */
export function dryStepAt(pack: usize): f64 {
  const warmer = C.coolIndoorDb - constant(pack, P.CONST_RATING_INDOOR_DB)
  return 0.02 * (1 - constant(pack, P.CONST_BYPASS)) * warmer * airDensityAt(pack, C.elevation)
}

/** Returns the sensible part that a unit delivers: the corrected nominal one and the air's addition, at most the whole cooling, kW. */
export function sensibleOf(corrected: f64, addition: f64, cooling: f64): f64 {
  const value = corrected + addition
  return value < 0 ? 0 : value > cooling ? cooling : value
}

/** Returns the share of a demand that is delivered, at most 1. */
export function shareOf(delivered: f64, demanded: f64): f64 {
  return demanded > delivered ? delivered / demanded : 1
}
