import { convertValue, measureDivisor, measureMultiplier, measureOffset } from './layout/layout-measure'

/**
 * Converts a column of f64 in place, two lanes at a time, with exactly the operations of `convertValue`; those that cannot change a bit are left
 * out.
 */
export function convertColumn(column: usize, count: i32, from: i32, to: i32): void {
  if (from == to) return
  if (measureOffset(from) == 0 && measureOffset(to) == 0) {
    const up = measureDivisor(from) * measureMultiplier(to)
    const down = measureMultiplier(from) * measureDivisor(to)
    const single = measureMultiplier(from) == 1 || measureMultiplier(to) == 1
    if (down == 1 && (measureDivisor(from) == 1 || measureMultiplier(to) == 1)) return multiplyColumn(column, count, up, from, to)
    if (up == 1 && single && (measureMultiplier(from) == 1 || measureDivisor(to) == 1)) return divideColumn(column, count, down, from, to)
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
