import * as Q from '../../common/layout/layout-proof'
import { cell, tableOf } from '../pack'
import { pack } from '../system'
import { needs, STAGE_CHECK } from '../../common/stages'

/** The proof being written. Rows beyond the space are counted and not written. */
let base: usize = 0
let room: i32 = 0
let rows: i32 = 0
let steps: i32 = 0

export function openProof(proofAt: usize): void {
  needs(STAGE_CHECK)
  base = proofAt
  room = load<i32>(base + Q.PROOF_ROOM)
  rows = 0
  steps = 0
}

export function closeProof(): void {
  store<i32>(base + Q.PROOF_ROWS, rows)
}

function put(what: i32, value: f64, one: f64, a: f64, b: f64, c: f64): void {
  const row = rows++
  if (row >= room) return
  const at = base + Q.PROOF_START + (((row * Q.PROOF_WIDTH) as usize) << 3)
  store<f64>(at + (Q.PROOF_WHAT << 3), what as f64)
  store<f64>(at + (Q.PROOF_VALUE << 3), value)
  store<f64>(at + (Q.PROOF_ORIGIN << 3), one)
  store<f64>(at + (Q.PROOF_A << 3), a)
  store<f64>(at + (Q.PROOF_B << 3), b)
  store<f64>(at + (Q.PROOF_C << 3), c)
}

/** Starts a step: a formula and its value. Its operands follow, in the order of the formula. Returns its index for `ofStep`. */
export function step(formula: i32, value: f64): i32 {
  put(Q.WHAT_STEP, value, formula as f64, 0, 0, 0)
  return steps++
}

/** Writes an operand that is the value of an earlier step. */
export function ofStep(place: i32, value: f64): void {
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_STEP as f64, place as f64, 0, 0)
}

/** Writes an operand that is another figure of the answer. */
export function ofFigure(subject: i32, row: i32, quantity: i32, value: f64): void {
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_FIGURE as f64, subject as f64, row as f64, quantity as f64)
}

/** Writes a figure of the outdoor unit that has a slot in the answer. */
export function ofOut(slot: i32, value: f64): void {
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_OUT + slot, value)
}

/** Writes an operand that is a cell of the pack. */
export function ofTable(table: i32, width: i32, row: i32, column: i32): f64 {
  const value = cell(tableOf(pack, table), width, row, column)
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_TABLE as f64, table as f64, row as f64, column as f64)
  return value
}

/** Writes a bound that the pack gives in kW and the core stores as an index. */
export function ofTableKw(table: i32, width: i32, row: i32, column: i32): f64 {
  const value = cell(tableOf(pack, table), width, row, column) / 10
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_TABLE as f64, table as f64, row as f64, column as f64)
  return value
}

export function ofDesign(slot: i32, value: f64): void {
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_DESIGN as f64, slot as f64, 0, 0)
}

/** Writes a value of the drawing: of a node, an edge or the outdoor unit. */
export function ofDrawn(subject: i32, row: i32, what: i32, value: f64): void {
  put(Q.WHAT_OPERAND, value, Q.ORIGIN_DRAWN as f64, subject as f64, row as f64, what as f64)
}
