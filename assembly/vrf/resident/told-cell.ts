import { pipeCell } from '../answer-edges'
import { distanceCell } from '../answer-nodes'
import * as A from '../../common/layout/layout-answer'
import { changersOf } from '../piping/changer'
import { head, targetOf } from '../system'
import { HEAD_CHANGERS } from '../../common/layout/layout'
import { fittingOf, loadOf } from '../state'

/** Columns whose cells change only where an edit, or following it, touched the row; for edges the row of the node below. */
export function isOfTouched(column: i32): bool {
  if (column == A.ANSWER_CHANGERS || column == A.ANSWER_LOAD || column == A.ANSWER_FITTING) return true
  return column >= A.ANSWER_ACTUAL_M && column <= A.ANSWER_HIGH_MM && column != A.ANSWER_CONCENTRATION && !isOfArrangement(column)
}

/** While an edit is followed, no node moves. */
export function isOfArrangement(column: i32): bool {
  return column == A.ANSWER_ARRANGED_X || column == A.ANSWER_ARRANGED_Y
}

/** Columns whose changed rows are named: those that a board draws of a node or an edge, except its figures. */
export function isWatched(column: i32): bool {
  return isOfArrangement(column) || (column >= A.ANSWER_GAS_MM && column <= A.ANSWER_HIGH_MM) || column >= A.ANSWER_FITTING
}

/** Writes one cell of a column for which `isOfTouched` holds, as `fillColumn` would; returns true where its value changed. */
export function writeCell(column: i32, row: i32, at: usize): bool {
  if (column < A.ANSWER_LOAD) {
    const value = column < A.ANSWER_CAPACITY_KW ? distanceCell(column, row) : pipeCell(column, row)
    const differs = load<i64>(at) != reinterpret<i64>(value)
    store<f64>(at, value)
    return differs
  }
  if (column == A.ANSWER_LOAD) {
    const differs = load<i32>(at) != loadOf(row)
    store<i32>(at, loadOf(row))
    return differs
  }
  if (column == A.ANSWER_FITTING) {
    const differs = (load<i16>(at) as i32) != fittingOf(row)
    store<i16>(at, fittingOf(row) as i16)
    return differs
  }
  const lines = head(HEAD_CHANGERS) == 1 ? changersOf(row, targetOf(row)) : 0
  const differs = (load<u8>(at) as i32) != lines
  store<u8>(at, lines as u8)
  return differs
}
