/** Relative humidities of pairs of temperatures at one elevation: the header (HEAD_NODES counts the pairs), the elevation in m, then one row for each pair. All cells are f64. */
import { HEADER_BYTES } from './layout'

export const HUMIDITY_MAGIC: i32 = 0x48554d44

export const HUMIDITY_ELEVATION: i32 = HEADER_BYTES
export const HUMIDITY_ROWS: i32 = HUMIDITY_ELEVATION + 8

/** In: dry and wet bulb, ℃. Out: relative humidity in per cent; NaN where a temperature is not given. */
export const PAIR_DRY_BULB: i32 = 0
export const PAIR_WET_BULB: i32 = 1
export const PAIR_HUMIDITY: i32 = 2
export const PAIR_WIDTH: i32 = 3

export function humidityBytes(pairs: i32): i32 {
  return HUMIDITY_ROWS + pairs * PAIR_WIDTH * 8
}
