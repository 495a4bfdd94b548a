/**
 * Units of a list before anything is drawn: the header (HEAD_NODES counts the rows), the design slots of a system, slots out, then one row for each unit of
 * the list. The core calculates them as if each unit had a branch of its own behind the first joint.
 */
import { DESIGN_SLOTS, DESIGN_START } from './layout'

export const ADJUST_MAGIC: i32 = 0x54534a44

/** Out, f64 each: the outdoor slots of an answer from OUT_RATED_CR to OUT_MAX_UNITS in their order, then the sums that all units deliver, kW. */
export const ADJUST_OUTDOOR: i32 = 0
export const ADJUST_OUTDOOR_SLOTS: i32 = 12
export const ADJUST_COOL: i32 = 12
export const ADJUST_SENSIBLE: i32 = 13
export const ADJUST_HEAT: i32 = 14
/** 1 where an outdoor unit was calculated. */
export const ADJUST_CALCULATED: i32 = 15
export const ADJUST_SLOTS: i32 = 16

/** Cells of a row, f64 each. In: node kind, row in the pack's equipment, number of units, own cooling in kW (NaN where the model's applies). */
export const LISTED_KIND: i32 = 0
export const LISTED_MODEL: i32 = 1
export const LISTED_COUNT: i32 = 2
export const LISTED_COOLING: i32 = 3
/** Length of the pipe from the first joint in m, and of its gas and liquid line where they have their own; height above the outdoor unit in m. */
export const LISTED_LENGTH: i32 = 4
export const LISTED_GAS_LENGTH: i32 = 5
export const LISTED_LIQUID_LENGTH: i32 = 6
export const LISTED_HEIGHT: i32 = 7
/** Out, of one unit of the row: delivered capacities in kW, actual and equivalent metres from the first joint, diameters of its pipe in mm (NaN: no such line). */
export const LISTED_OUT_COOL: i32 = 8
export const LISTED_OUT_SENSIBLE: i32 = 9
export const LISTED_OUT_HEAT: i32 = 10
export const LISTED_OUT_ACTUAL: i32 = 11
export const LISTED_OUT_EQUIVALENT: i32 = 12
export const LISTED_OUT_GAS: i32 = 13
export const LISTED_OUT_LIQUID: i32 = 14
export const LISTED_OUT_HIGH: i32 = 15
export const LISTED_WIDTH: i32 = 16

export const ADJUST_START: i32 = DESIGN_START + DESIGN_SLOTS * 8

export function listedStart(): i32 {
  return ADJUST_START + ADJUST_SLOTS * 8
}

export function adjustBytes(rows: i32): i32 {
  return listedStart() + rows * LISTED_WIDTH * 8
}
