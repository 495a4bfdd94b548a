import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import { cell, tableOf } from '../../pack'
import { connectingRow, outdoorJointRow } from '../../piping/connecting-pipe'
import * as O from '../../piping/outdoor'
import { out } from '../../state'
import { design, pack } from '../../system'
import { ofFigure, ofTable, step } from '../note'

/** Proves joints and pipes between the outdoor modules; writes nothing where there are none. */
export function proveConnecting(slot: i32): void {
  const value = out(slot)
  if (isNaN(value)) return
  if (slot == L.OUT_OUTDOOR_JOINT || slot == L.OUT_OUTDOOR_JOINTS) return proveJoint(slot, value)
  if (slot < L.OUT_JOINT_PIPES) {
    const row = design(L.DESIGN_MODULE_0 + ((slot - L.OUT_MODULE_PIPES) >> 1)) as i32
    const hp = cell(tableOf(pack, P.PACK_MODULE), P.OUTDOOR_WIDTH, row, P.OUTDOOR_HP)
    ofPipe(value, P.PACK_MODULE_TO_JOINT, hp, (slot - L.OUT_MODULE_PIPES) & 1)
    ofTable(P.PACK_MODULE, P.OUTDOOR_WIDTH, row, P.OUTDOOR_HP)
  } else {
    const upstream = 2 + ((slot - L.OUT_JOINT_PIPES) >> 1)
    ofPipe(value, P.PACK_JOINT_TO_JOINT, upstream as f64, (slot - L.OUT_JOINT_PIPES) & 1)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODULES, O.modules as f64)
  }
}

function ofPipe(value: f64, table: i32, bound: f64, line: i32): void {
  step(Q.FORMULA_SAME, value)
  ofTable(table, P.CONNECTING_WIDTH, connectingRow(pack, table, bound), P.CONNECTING_GAS + line)
}

function proveJoint(slot: i32, value: f64): void {
  const isModel = slot == L.OUT_OUTDOOR_JOINT
  step(isModel ? Q.FORMULA_MODEL : Q.FORMULA_SAME, value)
  if (isModel) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODULES, O.modules as f64)
  ofTable(P.PACK_OUTDOOR_JOINT, P.OUTDOOR_JOINT_WIDTH, outdoorJointRow(pack), isModel ? P.OUTDOOR_JOINT_PLACE : P.OUTDOOR_JOINT_COUNT)
}
