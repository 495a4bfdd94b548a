import { cell, rowsOf, tableOf } from '../vrf/pack'
import { LINE_WIDTH, LINE_X, LINE_Y } from './layout/layout-pack'

/** Position at which the last `lineAt` found its value: at this row, or between it and the row before. Read by a proof. */
export let lineRow: i32 = 0
export let isLineBetween: bool = false

/** Intermediate values of the last `surfaceAt`: first row and column of the four cells, the shares between them, and the values of both rows. */
export let surfaceRow: i32 = 0
export let surfaceColumn: i32 = 0
export let surfaceRowShare: f64 = 0
export let surfaceColumnShare: f64 = 0
export let surfaceLow: f64 = 0
export let surfaceHigh: f64 = 0

/** Interpolates linearly in a table of axis and factor; clamped to its ends. */
export function lineAt(pack: usize, table: i32, x: f64): f64 {
  const at = tableOf(pack, table)
  const rows = rowsOf(pack, table)
  lineRow = 0
  isLineBetween = false
  if (x <= cell(at, LINE_WIDTH, 0, LINE_X)) return cell(at, LINE_WIDTH, 0, LINE_Y)
  for (let row = 1; row < rows; row++) {
    const x1 = cell(at, LINE_WIDTH, row, LINE_X)
    if (x <= x1) {
      lineRow = row
      isLineBetween = x != x1
      const x0 = cell(at, LINE_WIDTH, row - 1, LINE_X)
      const y0 = cell(at, LINE_WIDTH, row - 1, LINE_Y)
      const y1 = cell(at, LINE_WIDTH, row, LINE_Y)
      return x == x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
    }
  }
  lineRow = rows - 1
  return cell(at, LINE_WIDTH, rows - 1, LINE_Y)
}

/** Interpolates bilinearly; rows follow `rowAxis`, columns `columnAxis`; clamped to the edges. */
export function surfaceAt(pack: usize, rowAxis: i32, columnAxis: i32, table: i32, rowValue: f64, columnValue: f64): f64 {
  const rows = tableOf(pack, rowAxis)
  const columns = tableOf(pack, columnAxis)
  const values = tableOf(pack, table)
  const rowCount = rowsOf(pack, rowAxis)
  const columnCount = rowsOf(pack, columnAxis)
  const row = intervalOf(rows, rowCount, rowValue)
  const column = intervalOf(columns, columnCount, columnValue)
  surfaceRow = row
  surfaceColumn = column
  const nextRow = row + 1 < rowCount ? row + 1 : row
  const nextColumn = column + 1 < columnCount ? column + 1 : column
  const share = shareOf(columns, column, nextColumn, columnValue)
  surfaceColumnShare = share
  surfaceRowShare = shareOf(rows, row, nextRow, rowValue)
  surfaceLow = between(cell(values, columnCount, row, column), cell(values, columnCount, row, nextColumn), share)
  surfaceHigh = between(cell(values, columnCount, nextRow, column), cell(values, columnCount, nextRow, nextColumn), share)
  return between(surfaceLow, surfaceHigh, surfaceRowShare)
}

function intervalOf(axis: usize, count: i32, value: f64): i32 {
  let place = 0
  while (place + 2 < count && value >= cell(axis, 1, place + 1, 0)) place++
  return place
}

function shareOf(axis: usize, place: i32, next: i32, value: f64): f64 {
  if (next == place) return 0
  const from = cell(axis, 1, place, 0)
  const to = cell(axis, 1, next, 0)
  const share = (value - from) / (to - from)
  return share <= 0 ? 0 : share >= 1 ? 1 : share
}

function between(a: f64, b: f64, share: f64): f64 {
  return share == 0 ? a : share == 1 ? b : a + (b - a) * share
}
