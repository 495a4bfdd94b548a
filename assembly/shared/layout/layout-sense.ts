/** Columns of the pack's constants that say what an entry must be to make sense. */
import { CONST_SENSE } from './layout-pack'

/** Severities of what cannot work: mixed modules, another mode, loads beyond the tables, impossible air, elevation beyond the table. */
export const CONST_MIXED_SEVERITY: i32 = CONST_SENSE
export const CONST_MODE_SEVERITY: i32 = CONST_SENSE + 1
export const CONST_TABLE_SEVERITY: i32 = CONST_SENSE + 2
export const CONST_AIR_SEVERITY: i32 = CONST_SENSE + 3
export const CONST_ALTITUDE_SEVERITY: i32 = CONST_SENSE + 4
/** A unit's own cooling in parts of its model's: from where it is advice, and beyond where it is an error. */
export const CONST_OWN_ADVICE_LEAST: i32 = CONST_SENSE + 5
export const CONST_OWN_ADVICE_MOST: i32 = CONST_SENSE + 6
export const CONST_OWN_ERROR_LEAST: i32 = CONST_SENSE + 7
export const CONST_OWN_ERROR_MOST: i32 = CONST_SENSE + 8
/** Dry bulb indoors that a design may ask for. */
export const CONST_COOL_INDOOR_LEAST: i32 = CONST_SENSE + 9
export const CONST_COOL_INDOOR_MOST: i32 = CONST_SENSE + 10
export const CONST_HEAT_INDOOR_LEAST: i32 = CONST_SENSE + 11
export const CONST_HEAT_INDOOR_MOST: i32 = CONST_SENSE + 12
