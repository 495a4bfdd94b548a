import * as P from './layout/layout-pack'
import * as R from './layout/layout-rules'
import { cell, tableOf } from '../vrf/pack'

/** Returns one value of a correction table with one or two axes, clamped to its ends; as a factor, also where the table contains losses. */
export function tableFactor(pack: usize, row: i32, x: f64, y: f64): f64 {
  const at = tableOf(pack, P.PACK_FACTOR)
  const cells = tableOf(pack, P.PACK_FACTOR_CELL)
  const between = cell(at, R.TABLE_WIDTH, row, R.TABLE_BETWEEN) as i32
  const columns = cell(at, R.TABLE_WIDTH, row, R.TABLE_X_COUNT) as i32
  const xs = cells + place(cell(at, R.TABLE_WIDTH, row, R.TABLE_X_FIRST) as i32)
  const values = cells + place(cell(at, R.TABLE_WIDTH, row, R.TABLE_VALUES) as i32)
  let value: f64
  if (cell(at, R.TABLE_WIDTH, row, R.TABLE_Y_BY) < 0) value = along(xs, values, columns, x, between)
  else {
    const rows = cell(at, R.TABLE_WIDTH, row, R.TABLE_Y_COUNT) as i32
    const ys = cells + place(cell(at, R.TABLE_WIDTH, row, R.TABLE_Y_FIRST) as i32)
    value = across(xs, ys, values, columns, rows, x, y, between)
  }
  return cell(at, R.TABLE_WIDTH, row, R.TABLE_LOSSES) == 1 ? 1 - value : value
}

function place(cells: i32): usize {
  return (cells as usize) << 3
}

function number(column: usize, at: i32): f64 {
  return load<f64>(column + place(at))
}

function along(xs: usize, values: usize, count: i32, x: f64, between: i32): f64 {
  const low = lowPoint(xs, count, x)
  return mix(number(values, low), number(values, nextPoint(low, count)), pointShare(xs, low, nextPoint(low, count), x, between))
}

function across(xs: usize, ys: usize, values: usize, columns: i32, rows: i32, x: f64, y: f64, between: i32): f64 {
  const low = lowPoint(ys, rows, y)
  const high = nextPoint(low, rows)
  const first = along(xs, values + place(low * columns), columns, x, between)
  const share = pointShare(ys, low, high, y, between)
  return share == 0 ? first : mix(first, along(xs, values + place(high * columns), columns, x, between), share)
}

/** Returns the address of the axis points or values of a table, from their first cell on. */
export function cellsFrom(pack: usize, first: i32): usize {
  return tableOf(pack, P.PACK_FACTOR_CELL) + place(first)
}

/** Returns the last point at or before a value, the first where there is none. */
export function lowPoint(axis: usize, count: i32, value: f64): i32 {
  let at = 0
  while (at + 1 < count && number(axis, at + 1) <= value) at++
  return at
}

/** Returns the point after one, the last itself at the end. */
export function nextPoint(at: i32, count: i32): i32 {
  return at + 1 < count ? at + 1 : at
}

/** Returns the relative position of a value between two points, by the table's interpolation. */
export function pointShare(axis: usize, low: i32, high: i32, value: f64, between: i32): f64 {
  const from = number(axis, low)
  if (low == high || value <= from) return 0
  if (between == R.BETWEEN_BEFORE) return 0
  if (between == R.BETWEEN_AFTER) return 1
  return (value - from) / (number(axis, high) - from)
}

/** Interpolates between two values by a share. */
export function mix(from: f64, to: f64, share: f64): f64 {
  return share == 0 ? from : share == 1 ? to : from + (to - from) * share
}
