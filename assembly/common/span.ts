import * as P from './layout/layout-pack'
import * as R from './layout/layout-rules'
import { ALLOWANCE } from '../vrf/findings'
import { cell, tableOf } from '../vrf/pack'

/** Returns whether a value lies in a span of the pack; a bound counts as met within the allowance of all limits. */
export function isInSpan(pack: usize, row: i32, value: f64): bool {
  const at = tableOf(pack, P.PACK_SPAN)
  const from = cell(at, R.SPAN_WIDTH, row, R.SPAN_FROM)
  const to = cell(at, R.SPAN_WIDTH, row, R.SPAN_TO)
  const isFromIn = cell(at, R.SPAN_WIDTH, row, R.SPAN_FROM_IN) == 1
  const isToIn = cell(at, R.SPAN_WIDTH, row, R.SPAN_TO_IN) == 1
  if (isFromIn ? !(value >= from - ALLOWANCE) : !(value > from + ALLOWANCE)) return false
  return isToIn ? value <= to + ALLOWANCE : value < to - ALLOWANCE
}

/** Returns the first row of a look-up table whose span contains the value, counted within the table; -1 where none does or there is no such table. */
export function lookUp(pack: usize, table: i32, value: f64): i32 {
  const at = tableOf(pack, P.PACK_LOOKUP)
  const first = cell(at, R.LOOKUP_WIDTH, table, R.LOOKUP_FIRST) as i32
  const rows = cell(at, R.LOOKUP_WIDTH, table, R.LOOKUP_ROWS) as i32
  for (let row = 0; row < rows; row++) {
    if (isInSpan(pack, first + row, value)) return row
  }
  return -1
}
