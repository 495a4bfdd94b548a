/**
 * Meters: how near a system is to each limit of its pack. One row a limit, by its code, then one for each conditional limit of the pack; of the many places
 * where a limit is checked the row has the one with the least margin. Written by `listMeters`.
 */
import { LIMIT_FIRST, LIMIT_LAST } from './layout-codes'

export const METER_LIMITS: i32 = LIMIT_LAST - LIMIT_FIRST + 1

/** Byte offsets in a row. Value and limit in the limit's own metric measure, the margin in per cent of the limit: negative where it is broken. */
export const METER_VALUE: i32 = 0
export const METER_LIMIT: i32 = 8
export const METER_MARGIN: i32 = 16
/** Place of the least margin; -1 where there is none. */
export const METER_NODE: i32 = 24
export const METER_EDGE: i32 = 28
/** Number of places where the limit is checked, and of those where it is broken. */
export const METER_PLACES: i32 = 32
export const METER_BROKEN: i32 = 36
/** u16: the limit's code, and the code of the standard value below it, 0 where it has none. */
export const METER_CODE: i32 = 40
export const METER_STANDARD: i32 = 42
/** u8 */
export const METER_STATE: i32 = 44
export const METER_SEVERITY: i32 = 45
export const METER_IS_MOST: i32 = 46
/** Index among several bounds of one code at one place, as used by a proof. */
export const METER_NTH: i32 = 47
/** i32: rooms, or systems, in which the limit is not read because an input is missing. */
export const METER_UNCHECKED: i32 = 48
/** u8: bits of the inputs that are missing, 1 << MISSING_…. */
export const METER_MISSING: i32 = 52
export const METER_BYTES: i32 = 56

/** The system has nothing that the limit concerns. */
export const METER_NONE: i32 = 0
/** The pack sets no value. */
export const METER_SILENT: i32 = 1
/** Conditions of the pack are not met. */
export const METER_UNMET: i32 = 2
export const METER_HELD: i32 = 3
/** A standard value whose maximum is broken and replaces it. */
export const METER_PASSED: i32 = 4
