import {
  AIR_CFM,
  AIR_L_S,
  CAPACITY_BTU_H,
  CAPACITY_KBTU_H,
  DIMENSION_INCH,
  LENGTH_FT,
  PIPING_INCH,
  PRESSURE_IN_WG,
  TEMPERATURE_F,
  VOLUME_INCH3,
  VOLUME_M3,
  WATER_GPM,
  WATER_M3_H,
  WEIGHT_LBS,
} from './layout/layout-measure'

/** Multiplier from the metric measure to this one (specification, constants of unit conversion). */
function multiplier(measure: i32): f64 {
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

/** Divisor from the metric measure to this one; applied after the multiplier. */
function divisor(measure: i32): f64 {
  if (measure == DIMENSION_INCH || measure == PIPING_INCH) return 25.4
  if (measure == AIR_L_S) return 18
  if (measure == PRESSURE_IN_WG) return 249.0889
  if (measure == VOLUME_M3) return 1000
  if (measure == VOLUME_INCH3) return 25.4 * 25.4 * 25.4
  return 1
}

function offset(measure: i32): f64 {
  return measure == TEMPERATURE_F ? 32 : 0
}

/**
 * Converts one value between two measures of one quantity, unrounded: to metric first, then out of it. The same measure gives the same bits.
 */
export function convertValue(value: f64, from: i32, to: i32): f64 {
  if (from == to) return value
  const metric = ((value - offset(from)) * divisor(from)) / multiplier(from)
  const shown = (metric * multiplier(to)) / divisor(to)
  // Adding nothing would turn -0 into 0.
  return offset(to) == 0 ? shown : shown + offset(to)
}

/**
 * Converts a column of f64 in place, two lanes at a time, with the very operations of `convertValue`; those that cannot change a bit are left
 * out.
 */
export function convertColumn(column: usize, count: i32, from: i32, to: i32): void {
  if (from == to) return
  if (offset(from) == 0 && offset(to) == 0) {
    const up = divisor(from) * multiplier(to)
    const down = multiplier(from) * divisor(to)
    const single = multiplier(from) == 1 || multiplier(to) == 1
    if (down == 1 && (divisor(from) == 1 || multiplier(to) == 1)) return multiplyColumn(column, count, up, from, to)
    if (up == 1 && single && (multiplier(from) == 1 || divisor(to) == 1)) return divideColumn(column, count, down, from, to)
  }
  convertRest(column, 0, count, from, to)
}

function convertRest(column: usize, start: i32, count: i32, from: i32, to: i32): void {
  for (let i = start; i < count; i++) {
    const at = column + ((i as usize) << 3)
    store<f64>(at, convertValue(load<f64>(at), from, to))
  }
}

function multiplyColumn(column: usize, count: i32, factor: f64, from: i32, to: i32): void {
  const lanes = f64x2.splat(factor)
  const whole = count & ~7
  for (let i = 0; i < whole; i += 8) {
    const at = column + ((i as usize) << 3)
    v128.store(at, f64x2.mul(v128.load(at), lanes))
    v128.store(at, f64x2.mul(v128.load(at, 16), lanes), 16)
    v128.store(at, f64x2.mul(v128.load(at, 32), lanes), 32)
    v128.store(at, f64x2.mul(v128.load(at, 48), lanes), 48)
  }
  convertRest(column, whole, count, from, to)
}

function divideColumn(column: usize, count: i32, factor: f64, from: i32, to: i32): void {
  const lanes = f64x2.splat(factor)
  const whole = count & ~3
  for (let i = 0; i < whole; i += 4) {
    const at = column + ((i as usize) << 3)
    v128.store(at, f64x2.div(v128.load(at), lanes))
    v128.store(at, f64x2.div(v128.load(at, 16), lanes), 16)
  }
  convertRest(column, whole, count, from, to)
}

/**
 * Rounds half away from zero on the decimal that a user sees: 1.005 to two places is 1.01 although its nearest double is a little less. The
 * allowance is two units in the last place of the scaled value.
 */
export function roundValue(value: f64, decimals: i32): f64 {
  const scale = tenTo(decimals)
  const scaled = Math.abs(value) * scale
  if (!(scaled < 4503599627370496)) return value
  const whole = Math.floor(scaled + 0.5 + scaled * 4.440892098500626e-16)
  const rounded = whole / scale
  return value < 0 && rounded != 0 ? -rounded : rounded
}

function tenTo(decimals: i32): f64 {
  let scale: f64 = 1
  for (let i = 0; i < decimals; i++) scale *= 10
  return scale
}

/** Two displayed numbers count as equal within 2⁻²⁰ (specification, unit conversion). */
export function isSame(a: f64, b: f64): bool {
  return Math.abs(a - b) <= 9.5367431640625e-7
}

/** Place of a diameter in the closed list of pipe sizes, -1 where it is none; 9.52 and 9.53 mm are the same pipe. */
export function pipePlace(mm: f64): i32 {
  for (let place = 0; place < 17; place++) {
    if (Math.abs(pipeDiameter(place) - mm) < 0.015) return place
  }
  return -1
}

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
