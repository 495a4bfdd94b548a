/** Columns of the limit profiles of an encoded pack; cells are f64. */

/** One row for each series of each profile; NaN where a limit is not given. */
export const PROFILE_SERIES: i32 = 0
export const PROFILE_HP_MIN: i32 = 1
export const PROFILE_HP_MAX: i32 = 2
export const PROFILE_TOTAL: i32 = 3
export const PROFILE_FARTHEST_ACTUAL: i32 = 4
export const PROFILE_FARTHEST_EQUIVALENT: i32 = 5
export const PROFILE_AFTER_FIRST: i32 = 6
export const PROFILE_AFTER_FIRST_EXT: i32 = 7
export const PROFILE_EXT_UNIT_TO_JOINT: i32 = 8
export const PROFILE_EXT_DIFFERENCE: i32 = 9
export const PROFILE_UNIT_TO_JOINT: i32 = 10
export const PROFILE_BOX_TO_UNIT: i32 = 11
export const PROFILE_MAIN_TO_BOX: i32 = 12
export const PROFILE_MAX_BENDS: i32 = 13
export const PROFILE_ABOVE_STD: i32 = 14
export const PROFILE_ABOVE: i32 = 15
export const PROFILE_BELOW_STD: i32 = 16
export const PROFILE_BELOW: i32 = 17
export const PROFILE_HEIGHT_UNITS: i32 = 18
export const PROFILE_HEIGHT_BOXES: i32 = 19
export const PROFILE_HEIGHT_BOX_UNIT: i32 = 20
export const PROFILE_TALL_CR: i32 = 21
/** 1 where the extended length enlarges the indoor mains. */
export const PROFILE_EXT_UPSIZE: i32 = 22
export const PROFILE_WIDTH: i32 = 23
