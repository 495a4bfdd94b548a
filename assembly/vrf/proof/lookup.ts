import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { constant, rowsOf } from '../pack'
import { airDensityAt, hasPressureTable, pressureAt } from '../piping/pressure'
import { design, pack } from '../system'
import {
  isLineBetween,
  lineAt,
  lineRow,
  surfaceAt,
  surfaceColumn,
  surfaceColumnShare,
  surfaceHigh,
  surfaceLow,
  surfaceRow,
  surfaceRowShare,
} from '../../common/table'
import { ofDesign, ofStep, ofTable, step } from './note'

/** Reads a table of axis and factor again and records the steps; the caller adds the position on the axis as last operand. Returns the step. */
export function proveLine(table: i32, x: f64): i32 {
  const value = lineAt(pack, table, x)
  const row = lineRow
  if (!isLineBetween) {
    const place = step(Q.FORMULA_HELD, value)
    ofTable(table, P.LINE_WIDTH, row, P.LINE_Y)
    return place
  }
  const place = step(Q.FORMULA_LINE, value)
  ofTable(table, P.LINE_WIDTH, row - 1, P.LINE_X)
  ofTable(table, P.LINE_WIDTH, row - 1, P.LINE_Y)
  ofTable(table, P.LINE_WIDTH, row, P.LINE_X)
  ofTable(table, P.LINE_WIDTH, row, P.LINE_Y)
  return place
}

/** Does the same for a design temperature. */
export function proveDesignLine(table: i32, slot: i32): i32 {
  const x = design(slot)
  const place = proveLine(table, x)
  ofDesign(slot, x)
  return place
}

/** Returns the slot of the outdoor state by which the heating's tables are read. */
export function heatingSlot(byDry: i32): i32 {
  return constant(pack, byDry) == 1 ? L.DESIGN_HEAT_OUTDOOR_DB : L.DESIGN_HEAT_OUTDOOR_WB
}

/** Writes the pressure at the site in kPa; returns the step. */
export function provePressure(): i32 {
  if (hasPressureTable(pack)) return proveDesignLine(P.PACK_PRESSURE, L.DESIGN_ELEVATION)
  const elevation = design(L.DESIGN_ELEVATION)
  const ratio = step(Q.FORMULA_DENSITY, airDensityAt(pack, elevation))
  ofDesign(L.DESIGN_ELEVATION, elevation)
  const place = step(Q.FORMULA_PRODUCT, pressureAt(pack, elevation))
  ofStep(ratio, airDensityAt(pack, elevation))
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_SEA_KPA)
  return place
}

/** Value that `proveSurface` read last. */
export let provenSurface: f64 = 0

/**
 * Reads a table of two axes again and records its four cells. Rows follow a slot of the design block; so do columns, or the rating state of the pack
 * (`rating`, a column of the constants) where it is not -1. Returns the step.
 */
export function proveSurface(rowAxis: i32, columnAxis: i32, table: i32, rowSlot: i32, columnSlot: i32, rating: i32): i32 {
  const y = design(rowSlot)
  const x = rating < 0 ? design(columnSlot) : constant(pack, rating)
  provenSurface = surfaceAt(pack, rowAxis, columnAxis, table, y, x)
  const value = provenSurface
  const row = surfaceRow
  const column = surfaceColumn
  const width = rowsOf(pack, columnAxis)
  const nextRow = row + 1 < rowsOf(pack, rowAxis) ? row + 1 : row
  const nextColumn = column + 1 < width ? column + 1 : column
  const columnShare = surfaceColumnShare
  const rowShare = surfaceRowShare
  const across = share(columnAxis, column, nextColumn, columnSlot, rating, x, columnShare)
  const low = between(table, width, row, column, nextColumn, across, columnShare, surfaceLow)
  const high = between(table, width, nextRow, column, nextColumn, across, columnShare, surfaceHigh)
  const down = share(rowAxis, row, nextRow, rowSlot, -1, y, rowShare)
  const place = step(Q.FORMULA_BETWEEN, value)
  ofStep(low, surfaceLow)
  ofStep(high, surfaceHigh)
  ofStep(down, rowShare)
  return place
}

/** Returns the relative position of a value between two points of an axis; 0 on an axis of a single point. */
function share(axis: i32, from: i32, to: i32, slot: i32, rating: i32, x: f64, value: f64): i32 {
  if (from == to) return step(Q.FORMULA_NONE, value)
  const place = step(Q.FORMULA_SHARE, value)
  ofTable(axis, 1, from, 0)
  ofTable(axis, 1, to, 0)
  if (rating < 0) ofDesign(slot, x)
  else ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, rating)
  return place
}

function between(table: i32, width: i32, row: i32, column: i32, next: i32, across: i32, part: f64, value: f64): i32 {
  const place = step(Q.FORMULA_BETWEEN, value)
  ofTable(table, width, row, column)
  ofTable(table, width, row, next)
  ofStep(across, part)
  return place
}
