/**
 * Measures: their codes, their factors, and the conversion of one value. Both compilers read this file, so that a screen or a server converts a number without
 * the compiled core, and to the same bits as the core does.
 *
 * Codes have eight places for each quantity, in the order of QUANTITIES of the model; the first of each is the metric one.
 */
export const MEASURES_EACH: i32 = 8
export const LENGTH_M: i32 = 0
export const LENGTH_FT: i32 = 1
export const TEMPERATURE_C: i32 = 8
export const TEMPERATURE_F: i32 = 9
export const DIMENSION_MM: i32 = 16
export const DIMENSION_INCH: i32 = 17
export const WEIGHT_KG: i32 = 24
export const WEIGHT_LBS: i32 = 25
export const PIPING_MM: i32 = 32
export const PIPING_INCH: i32 = 33
export const CAPACITY_KW: i32 = 40
export const CAPACITY_BTU_H: i32 = 41
export const CAPACITY_KBTU_H: i32 = 42
export const AIR_M3_H: i32 = 48
export const AIR_L_S: i32 = 49
export const AIR_CFM: i32 = 50
export const PRESSURE_PA: i32 = 56
export const PRESSURE_IN_WG: i32 = 57
export const WATER_L_S: i32 = 64
export const WATER_M3_H: i32 = 65
export const WATER_GPM: i32 = 66
export const VOLUME_DM3: i32 = 72
export const VOLUME_M3: i32 = 73
export const VOLUME_INCH3: i32 = 74
export const MEASURE_CODES: i32 = 80

/** Multiplier from the metric measure to this one (specification, constants of unit conversion). */
export function measureMultiplier(measure: i32): f64 {
  if (measure == LENGTH_FT) return 3.2808
  if (measure == TEMPERATURE_F) return 1.8
  if (measure == WEIGHT_LBS) return 2.2046
  if (measure == CAPACITY_BTU_H) return 3412.142
  if (measure == CAPACITY_KBTU_H) return 3.412142
  if (measure == AIR_L_S) return 5
  if (measure == AIR_CFM) return 0.59
  if (measure == WATER_M3_H) return 3.6
  if (measure == WATER_GPM) return 15.852
  if (measure == VOLUME_INCH3) return 1000000
  return 1
}

/** Divisor from the metric measure to this one; it is applied after the multiplier. */
export function measureDivisor(measure: i32): f64 {
  if (measure == DIMENSION_INCH || measure == PIPING_INCH) return 25.4
  if (measure == AIR_L_S) return 18
  if (measure == PRESSURE_IN_WG) return 249.0889
  if (measure == VOLUME_M3) return 1000
  if (measure == VOLUME_INCH3) return 25.4 * 25.4 * 25.4
  return 1
}

/** Offset added last when converting from the metric measure to this one. */
export function measureOffset(measure: i32): f64 {
  return measure == TEMPERATURE_F ? 32 : 0
}

/**
 * Converts one value between two measures of one quantity, unrounded: to metric first, then out of it. The same measure gives the same bits.
 */
export function convertValue(value: f64, from: i32, to: i32): f64 {
  if (from == to) return value
  const metric: f64 = ((value - measureOffset(from)) * measureDivisor(from)) / measureMultiplier(from)
  const shown: f64 = (metric * measureMultiplier(to)) / measureDivisor(to)
  // Adding 0 would turn -0 into 0.
  return measureOffset(to) == 0 ? shown : shown + measureOffset(to)
}

/**
 * Rounds half away from zero on the decimal that a user sees: 1.005 to two places is 1.01 although its nearest double is a little less. The
 * allowance is two units in the last place of the scaled value.
 */
export function roundValue(value: f64, decimals: i32): f64 {
  let scale: f64 = 1
  for (let place: i32 = 0; place < decimals; place++) scale *= 10
  const scaled: f64 = Math.abs(value) * scale
  if (!(scaled < 4503599627370496)) return value
  const whole: f64 = Math.floor(scaled + 0.5 + scaled * 4.440892098500626e-16)
  const rounded: f64 = whole / scale
  return value < 0 && rounded != 0 ? -rounded : rounded
}

/** Two displayed numbers count as equal within 2⁻²⁰ (specification, unit conversion). */
export function isSame(a: f64, b: f64): boolean {
  return Math.abs(a - b) <= 9.5367431640625e-7
}

/** The closed list of pipe sizes has this many places. */
export const PIPE_SIZES: i32 = 17

/** Outer diameter in mm of one place of the closed list of pipe sizes (specification, pipe diameter labels); NaN beyond. */
export function pipeDiameter(place: i32): f64 {
  if (place == 0) return 6.35
  if (place == 1) return 9.53
  if (place == 2) return 12.7
  if (place == 3) return 15.9
  if (place == 4) return 19.1
  if (place == 5) return 22.2
  if (place == 6) return 25.4
  if (place == 7) return 28.6
  if (place == 8) return 31.8
  if (place == 9) return 34.9
  if (place == 10) return 38.1
  if (place == 11) return 41.3
  if (place == 12) return 44.5
  if (place == 13) return 50.8
  if (place == 14) return 54
  if (place == 15) return 63.5
  if (place == 16) return 67
  return NaN
}

/** Place of a diameter in the closed list of pipe sizes, -1 where it is none; 9.52 and 9.53 mm are the same pipe. */
export function pipePlace(mm: f64): i32 {
  for (let place: i32 = 0; place < PIPE_SIZES; place++) {
    if (Math.abs(pipeDiameter(place) - mm) < 0.015) return place
  }
  return -1
}
