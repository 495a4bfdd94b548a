import * as L from '../layout'
import * as P from '../layout-pack'
import { cell, rowsOf, tableOf } from '../pack'
import { setOut } from '../state'
import { design } from '../system'
import { modules } from './outdoor'

/**
 * Pipes between the modules of one outdoor unit (engineering reference, section 4.5): each module's pipe to its joint by the module's HP, the pipe
 * behind a joint by how many modules stand upstream of it, up to the last joint, where the main pipe begins. n modules need n − 1 joints. These pipes
 * are not in the drawing and count for no length.
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
  const at = tableOf(packAt, P.PACK_OUTDOOR_JOINT)
  const rows = rowsOf(packAt, P.PACK_OUTDOOR_JOINT)
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_MODULES) as i32) != modules) continue
    setOut(L.OUT_OUTDOOR_JOINT, cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_PLACE))
    setOut(L.OUT_OUTDOOR_JOINTS, cell(at, P.OUTDOOR_JOINT_WIDTH, row, P.OUTDOOR_JOINT_COUNT))
    return
  }
}

/** The first row whose bound is reached, the last row beyond the table; gas and liquid go into two slots. */
function answerPair(packAt: usize, table: i32, bound: f64, slot: i32): void {
  const at = tableOf(packAt, table)
  const rows = rowsOf(packAt, table)
  if (rows == 0) return
  let row = 0
  while (row + 1 < rows && bound > cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_BOUND)) row++
  setOut(slot, cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_GAS))
  setOut(slot + 1, cell(at, P.CONNECTING_WIDTH, row, P.CONNECTING_LIQUID))
}
