import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { isMerge } from '../piping/capacity'
import { fittingLength, fittingRow, fittingTable, isHeader, portKwOf } from '../piping/fitting'
import { fittingOf, loadOf } from '../state'
import { constant } from '../pack'
import { jointTypeOf, kindOf, ownPortKw, pack } from '../system'
import { ofDrawn, ofFigure, ofTable, ofTableKw, step } from './note'

/** Proves the model of a joint, header or box: the row of its table; MP joints and connectors are their own type. */
export function proveFitting(node: i32): void {
  const place = fittingOf(node)
  if (place < 0) return
  const table = fittingTable(node)
  const row = table < 0 ? jointTypeOf(node) : place - firstOf(table)
  step(Q.FORMULA_MODEL, place as f64)
  ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_LOAD, loadOf(node) as f64)
  if (table < 0) ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COUNT, row as f64)
  else if (table == P.PACK_BOX || table == P.PACK_HEADER) ofTable(table, table == P.PACK_BOX ? P.BOX_WIDTH : P.HEADER_WIDTH, row, 0)
  else ofTableKw(table, P.JOINT_WIDTH, row, P.JOINT_INDEX)
}

/** Returns the index of a table's first model in the pack's list of fittings. */
function firstOf(table: i32): i32 {
  if (table == P.PACK_BOX) return constant(pack, P.CONST_FITTINGS_BOX) as i32
  if (table == P.PACK_HEADER) return constant(pack, P.CONST_FITTINGS_HEADER) as i32
  return constant(pack, table == P.PACK_JOINT3 ? P.CONST_FITTINGS_JOINT3 : P.CONST_FITTINGS_JOINT2) as i32
}

/** Proves the equivalent metres that a pipe counts for the fitting it leaves. */
export function proveFittingLength(node: i32): void {
  const kind = kindOf(node)
  const value = fittingLength(node)
  if (kind != L.KIND_BOX && kind != L.KIND_JOINT) {
    step(Q.FORMULA_NONE, value)
    return
  }
  step(Q.FORMULA_SAME, value)
  if (kind == L.KIND_BOX) ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(node), P.BOX_EQUIVALENT)
  else if (isMerge(node)) ofTable(P.PACK_MERGE, P.MERGE_WIDTH, jointTypeOf(node), P.MERGE_EQUIVALENT)
  else ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, isHeader(node) ? P.CONST_HEADER_EQUIVALENT : P.CONST_JOINT_EQUIVALENT)
}

/** Proves the load that one port of a box carries: as drawn, else its model's. */
export function provePortKw(box: i32): void {
  step(Q.FORMULA_SAME, portKwOf(box))
  if (isNaN(ownPortKw(box))) ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(box), P.BOX_PORT_KW)
  else ofDrawn(Q.SUBJECT_NODE, box, Q.DRAWN_PORT_KW, ownPortKw(box))
}
