/** Columns of the pack's constants for plausibility checks of inputs. */
import { CONST_SENSE } from './layout-pack'

/** Severities of impossible designs: mixed modules, another mode, loads beyond the tables, impossible air, elevation beyond the table. */
export const CONST_MIXED_SEVERITY: i32 = CONST_SENSE
export const CONST_MODE_SEVERITY: i32 = CONST_SENSE + 1
export const CONST_TABLE_SEVERITY: i32 = CONST_SENSE + 2
export const CONST_AIR_SEVERITY: i32 = CONST_SENSE + 3
export const CONST_ALTITUDE_SEVERITY: i32 = CONST_SENSE + 4
/** A unit's own cooling as a part of its model's: bounds for advice, and bounds for an error. */
export const CONST_OWN_ADVICE_LEAST: i32 = CONST_SENSE + 5
export const CONST_OWN_ADVICE_MOST: i32 = CONST_SENSE + 6
export const CONST_OWN_ERROR_LEAST: i32 = CONST_SENSE + 7
export const CONST_OWN_ERROR_MOST: i32 = CONST_SENSE + 8
/** Range of the indoor dry bulb of a design. */
export const CONST_COOL_INDOOR_LEAST: i32 = CONST_SENSE + 9
export const CONST_COOL_INDOOR_MOST: i32 = CONST_SENSE + 10
export const CONST_HEAT_INDOOR_LEAST: i32 = CONST_SENSE + 11
export const CONST_HEAT_INDOOR_MOST: i32 = CONST_SENSE + 12
