import { cell, rowsOf, tableOf } from './pack'
import { LINE_WIDTH, LINE_X, LINE_Y } from './layout-pack'

/** Linear interpolation in a table of axis and factor; held at its ends. */
export function lineAt(pack: usize, table: i32, x: f64): f64 {
  const at = tableOf(pack, table)
  const rows = rowsOf(pack, table)
  if (x <= cell(at, LINE_WIDTH, 0, LINE_X)) return cell(at, LINE_WIDTH, 0, LINE_Y)
  for (let row = 1; row < rows; row++) {
    const x1 = cell(at, LINE_WIDTH, row, LINE_X)
    if (x <= x1) {
      const x0 = cell(at, LINE_WIDTH, row - 1, LINE_X)
      const y0 = cell(at, LINE_WIDTH, row - 1, LINE_Y)
      const y1 = cell(at, LINE_WIDTH, row, LINE_Y)
      return x == x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
    }
  }
  return cell(at, LINE_WIDTH, rows - 1, LINE_Y)
}

/** Bilinear interpolation; rows follow `rowAxis`, columns `columnAxis`; held at the edges. */
export function surfaceAt(pack: usize, rowAxis: i32, columnAxis: i32, table: i32, rowValue: f64, columnValue: f64): f64 {
  const rows = tableOf(pack, rowAxis)
  const columns = tableOf(pack, columnAxis)
  const values = tableOf(pack, table)
  const rowCount = rowsOf(pack, rowAxis)
  const columnCount = rowsOf(pack, columnAxis)
  const row = intervalOf(rows, rowCount, rowValue)
  const column = intervalOf(columns, columnCount, columnValue)
  const nextRow = row + 1 < rowCount ? row + 1 : row
  const nextColumn = column + 1 < columnCount ? column + 1 : column
  const rowShare = shareOf(rows, row, nextRow, rowValue)
  const columnShare = shareOf(columns, column, nextColumn, columnValue)
  const low = between(cell(values, columnCount, row, column), cell(values, columnCount, row, nextColumn), columnShare)
  const high = between(cell(values, columnCount, nextRow, column), cell(values, columnCount, nextRow, nextColumn), columnShare)
  return between(low, high, rowShare)
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
