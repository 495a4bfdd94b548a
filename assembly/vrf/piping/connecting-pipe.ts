import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { setOut } from '../state'
import { design } from '../system'
import { moduleRow, modules } from './outdoor'

/**
 * Pipes between the modules of one outdoor unit (engineering reference, section 4.5): each module's pipe to its joint by the module's HP, the pipe
 * after a joint by how many modules are upstream of it, up to the last joint, where the main pipe begins. n modules need n − 1 joints. These pipes
 * are not in the drawing and count for no length, unless the pack gives their metres.
 */
export function answerConnectingPipes(packAt: usize): void {
  if (modules < 2 || rowsOf(packAt, P.PACK_MODULE_TO_JOINT) == 0) return
  answerJoint(packAt)
  for (let place = 0; place < modules && place < L.MODULES_MOST; place++) {
    const row = design(L.DESIGN_MODULE_0 + place) as i32
    if (row < 0) continue
    const hp = cell(tableOf(packAt, P.PACK_MODULE), P.OUTDOOR_WIDTH, row, P.OUTDOOR_HP)
    answerPair(packAt, P.PACK_MODULE_TO_JOINT, hp, L.OUT_MODULE_PIPES + 2 * place)
  }
  for (let upstream = 2; upstream < modules && upstream < L.MODULES_MOST; upstream++) {
    answerPair(packAt, P.PACK_JOINT_TO_JOINT, upstream as f64, L.OUT_JOINT_PIPES + 2 * (upstream - 2))
  }
}

function answerJoint(packAt: usize): void {
  const row = outdoorJointRow(packAt)
  if (row < 0) return
  const at = tableOf(packAt, P.PACK_OUTDOOR_JOINT)
  setOut(L.OUT_OUTDOOR_JOINT, cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_PLACE))
  setOut(L.OUT_OUTDOOR_JOINTS, cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_COUNT))
}

/** Gas and liquid of one connecting pipe go into two slots. */
function answerPair(packAt: usize, table: i32, bound: f64, slot: i32): void {
  const at = tableOf(packAt, table)
  if (rowsOf(packAt, table) == 0) return
  const row = connectingRow(packAt, table, bound)
  setOut(slot, cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_GAS))
  setOut(slot + 1, cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_LIQUID))
}

/** Returns the first row whose bound is reached, the last row beyond the table. */
export function connectingRow(packAt: usize, table: i32, bound: f64): i32 {
  const at = tableOf(packAt, table)
  const last = rowsOf(packAt, table) - 1
  let row = 0
  while (row < last && bound > cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_BOUND)) row++
  return row
}

/** Returns the row of the joints for this number of modules, -1 where the pack names none. */
export function outdoorJointRow(packAt: usize): i32 {
  const at = tableOf(packAt, P.PACK_OUTDOOR_JOINT)
  const rows = rowsOf(packAt, P.PACK_OUTDOOR_JOINT)
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_MODULES) as i32) == modules) return row
  }
  return -1
}

/** Returns the metres of all pipes between the modules as the pack gives them, in sequence; 0 where `counts` is not set. */
export function connectingM(packAt: usize, counts: i32): f64 {
  if (modules < 2 || constant(packAt, counts) != 1) return 0
  let metres: f64 = 0
  for (let place = 0; place < modules; place++) metres += constant(packAt, P.CONST_MODULE_TO_JOINT_M)
  for (let joint = 2; joint < modules; joint++) metres += constant(packAt, P.CONST_JOINT_TO_JOINT_M)
  return metres
}

/** Returns the part of these metres between the main pipe and the module that is farthest from it. */
export function connectingFarM(packAt: usize): f64 {
  if (modules < 2 || constant(packAt, P.CONST_CONNECTING_FARTHEST) != 1) return 0
  let metres = constant(packAt, P.CONST_MODULE_TO_JOINT_M)
  for (let joint = 2; joint < modules; joint++) metres += constant(packAt, P.CONST_JOINT_TO_JOINT_M)
  return metres
}

/** Returns whether the charge counts the pipes between the modules of the current outdoor unit. */
export function chargesConnecting(packAt: usize): bool {
  return modules > 1 && constant(packAt, P.CONST_CONNECTING_CHARGE) == 1 && rowsOf(packAt, P.PACK_MODULE_TO_JOINT) > 0
}

/** Returns the liquid diameter in mm of a connecting pipe: of the modules first, then between joints. */
export function connectingLiquid(packAt: usize, pipe: i32): f64 {
  const ofModule = pipe < modules
  const table = ofModule ? P.PACK_MODULE_TO_JOINT : P.PACK_JOINT_TO_JOINT
  if (rowsOf(packAt, table) == 0) return NaN
  const row = ofModule ? moduleRow(pipe) : 0
  if (row < 0 || row >= rowsOf(packAt, P.PACK_MODULE)) return NaN
  const bound = ofModule ? cell(tableOf(packAt, P.PACK_MODULE), P.OUTDOOR_WIDTH, row, P.OUTDOOR_HP) : ((pipe - modules + 2) as f64)
  return cell(tableOf(packAt, table), P.CONNECTING_WIDTH, connectingRow(packAt, table, bound), P.CONNECTING_LIQUID)
}

/** Returns the number of connecting pipes: one for each module, and one after each joint but the last. */
export function connectingPipes(): i32 {
  return modules < 2 ? 0 : 2 * modules - 2
}

/** Returns the column of the constants with the metres of a connecting pipe. */
export function connectingColumn(pipe: i32): i32 {
  return pipe < modules ? P.CONST_MODULE_TO_JOINT_M : P.CONST_JOINT_TO_JOINT_M
}
