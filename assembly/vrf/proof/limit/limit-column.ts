import * as P from '../../../common/layout/layout-pack'
import * as R from '../../../common/layout/layout-codes'

/** Returns the column of the limit profile that has a limit; -1 where none does. */
export function profileColumn(code: i32): i32 {
  if (code == R.LIMIT_TOTAL) return P.PROFILE_TOTAL
  if (code == R.LIMIT_FARTHEST_ACTUAL) return P.PROFILE_FARTHEST_ACTUAL
  if (code == R.LIMIT_FARTHEST_EQUIVALENT) return P.PROFILE_FARTHEST_EQUIVALENT
  if (code == R.LIMIT_AFTER_FIRST) return P.PROFILE_AFTER_FIRST
  if (code == R.LIMIT_AFTER_FIRST_EXT) return P.PROFILE_AFTER_FIRST_EXT
  if (code == R.LIMIT_UNIT_TO_JOINT) return P.PROFILE_UNIT_TO_JOINT
  if (code == R.LIMIT_BOX_TO_UNIT) return P.PROFILE_BOX_TO_UNIT
  if (code == R.LIMIT_MAIN_TO_BOX) return P.PROFILE_MAIN_TO_BOX
  if (code == R.LIMIT_MAX_BENDS) return P.PROFILE_MAX_BENDS
  if (code == R.LIMIT_ABOVE_STD) return P.PROFILE_ABOVE_STD
  if (code == R.LIMIT_ABOVE) return P.PROFILE_ABOVE
  if (code == R.LIMIT_BELOW_STD) return P.PROFILE_BELOW_STD
  if (code == R.LIMIT_BELOW) return P.PROFILE_BELOW
  if (code == R.LIMIT_HEIGHT_UNITS) return P.PROFILE_HEIGHT_UNITS
  if (code == R.LIMIT_HEIGHT_BOXES) return P.PROFILE_HEIGHT_BOXES
  if (code == R.LIMIT_HEIGHT_BOX_UNIT) return P.PROFILE_HEIGHT_BOX_UNIT
  return code == R.LIMIT_TALL_CR ? P.PROFILE_TALL_CR : -1
}

/** Returns the column of the constants that has a limit; -1 where none does. */
export function constantColumn(code: i32): i32 {
  if (code == R.LIMIT_FIRST_PIPE) return P.CONST_FIRST_PIPE_M
  if (code == R.LIMIT_MIN_STRAIGHT) return P.CONST_MIN_STRAIGHT_M
  if (code == R.LIMIT_HEIGHT_SAME_BOX) return P.CONST_SAME_BOX_M
  if (code == R.LIMIT_TALL_CR) return P.CONST_TALL_CR
  if (code == R.LIMIT_FRESH_AIR_MIXED) return P.CONST_FRESH_AIR_MIXED
  if (code == R.LIMIT_FRESH_AIR_MIN) return P.CONST_FRESH_AIR_MIN
  if (code == R.LIMIT_FRESH_AIR_MAX) return P.CONST_FRESH_AIR_MAX
  if (code == R.LIMIT_AHU_MIN) return P.CONST_AHU_MIN
  if (code == R.LIMIT_AHU_MAX) return P.CONST_AHU_MAX
  if (code == R.LIMIT_AHU_MIXED) return P.CONST_AHU_MIXED
  if (code == R.LIMIT_HYDRO) return P.CONST_HYDRO
  if (code == R.LIMIT_HYDRO_TOTAL) return P.CONST_HYDRO_TOTAL
  if (code == R.LIMIT_SMALL_UNITS) return P.CONST_SMALL_UNITS
  if (code == R.LIMIT_MIN_UNITS) return P.CONST_MIN_UNITS
  if (code >= R.LIMIT_DELIVERED_COOL && code <= R.LIMIT_DELIVERED_HEAT) return P.CONST_DELIVERED_ADVICE
  return code == R.LIMIT_KITS ? P.CONST_KITS : -1
}
