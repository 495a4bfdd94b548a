import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import * as R from '../../common/layout/layout-rules'
import { cellsFrom, lowPoint, mix, nextPoint, pointShare, tableFactor } from '../../common/factor-table'
import { cell, tableOf } from '../pack'
import { pack } from '../system'
import { axisValue, ofAxis, openAxis } from './maker-axis'
import { ofStep, ofTable, step } from './note'

/** Position of a value on an axis: the indices of the points around it, its share between them, and the step that proves it. */
let low: i32 = 0
let high: i32 = 0
let share: f64 = 0
let shareStep: i32 = 0

function column(row: i32, field: i32): i32 {
  return cell(tableOf(pack, P.PACK_FACTOR), R.TABLE_WIDTH, row, field) as i32
}

/** Reads one of the maker's tables again and records its cells; the value is that of `tableFactor`. Returns the step. */
export function proveTable(row: i32, isHeating: bool): i32 {
  const columns = column(row, R.TABLE_X_COUNT)
  const values = column(row, R.TABLE_VALUES)
  locate(row, column(row, R.TABLE_X_BY), column(row, R.TABLE_X_FIRST), columns, isHeating)
  const xLow = low
  const xHigh = high
  const xShare = share
  const xStep = shareStep
  let value = along(values, xLow, xHigh, xShare)
  let place: i32
  if (column(row, R.TABLE_Y_BY) < 0) place = between(values, xLow, xHigh, xStep, xShare)
  else {
    locate(row, column(row, R.TABLE_Y_BY), column(row, R.TABLE_Y_FIRST), column(row, R.TABLE_Y_COUNT), isHeating)
    const near = values + low * columns
    const far = values + high * columns
    const nearStep = between(near, xLow, xHigh, xStep, xShare)
    const farStep = between(far, xLow, xHigh, xStep, xShare)
    value = mix(along(near, xLow, xHigh, xShare), along(far, xLow, xHigh, xShare), share)
    place = step(Q.FORMULA_BETWEEN, value)
    ofStep(nearStep, along(near, xLow, xHigh, xShare))
    ofStep(farStep, along(far, xLow, xHigh, xShare))
    ofStep(shareStep, share)
  }
  if (column(row, R.TABLE_LOSSES) != 1) return place
  const factor = step(Q.FORMULA_LOSS, makerTable(row, isHeating))
  ofStep(place, value)
  return factor
}

/** Writes the table's factor as the calculation uses it. */
export function makerTable(row: i32, isHeating: bool): f64 {
  return tableFactor(pack, row, axisValue(column(row, R.TABLE_X_BY), isHeating), axisValue(column(row, R.TABLE_Y_BY), isHeating))
}

function locate(row: i32, by: i32, first: i32, count: i32, isHeating: bool): void {
  const how = column(row, R.TABLE_BETWEEN)
  const value = axisValue(by, isHeating)
  const points = cellsFrom(pack, first)
  low = lowPoint(points, count, value)
  high = nextPoint(low, count)
  share = pointShare(points, low, high, value, how)
  if (low == high) {
    shareStep = step(Q.FORMULA_NONE, share)
    return
  }
  const place = openAxis(by, isHeating)
  const formula = how == R.BETWEEN_BEFORE ? Q.FORMULA_NOT_YET : how == R.BETWEEN_AFTER ? Q.FORMULA_BEGUN : Q.FORMULA_SHARE
  shareStep = step(formula, share)
  ofTable(P.PACK_FACTOR_CELL, 1, first + low, 0)
  ofTable(P.PACK_FACTOR_CELL, 1, first + high, 0)
  ofAxis(by, place, isHeating)
}

function along(values: i32, from: i32, to: i32, part: f64): f64 {
  const cells = tableOf(pack, P.PACK_FACTOR_CELL)
  return mix(cell(cells, 1, values + from, 0), cell(cells, 1, values + to, 0), part)
}

function between(values: i32, from: i32, to: i32, across: i32, part: f64): i32 {
  const place = step(Q.FORMULA_BETWEEN, along(values, from, to, part))
  ofTable(P.PACK_FACTOR_CELL, 1, values + from, 0)
  ofTable(P.PACK_FACTOR_CELL, 1, values + to, 0)
  ofStep(across, part)
  return place
}
