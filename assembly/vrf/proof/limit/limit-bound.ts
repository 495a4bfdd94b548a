import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as N from '../../../common/layout/layout-sense'
import * as Q from '../../../common/layout/layout-proof'
import * as R from '../../../common/layout/layout-codes'
import { isSeenLeast, seenLimit } from '../../findings'
import { rowsOf } from '../../pack'
import { fittingRow, fittingTable, portKwOf, portsTaken, widestRow } from '../../piping/fitting'
import * as O from '../../piping/outdoor'
import { roomAreaM2, roomHeightM, roomOf } from '../../room-table'
import { leastSealed, leastTight, releaseRow } from '../../rules/room'
import { units } from '../../rules/survey'
import { out } from '../../state'
import { jointTypeOf, modelOf, pack, sourceOf, targetOf } from '../../system'
import { profileColumn, constantColumn } from './limit-column'
import { ofSenseBound } from './limit-sense'
import { ofDrawn, ofFigure, ofOut, ofStep, ofTable, ofTableKw, step } from '../note'

/** Writes the steps of a limit and returns the last, -1 where the pack states the limit as it is. */
export function openBound(code: i32, node: i32, edge: i32): i32 {
  if (code == R.LIMIT_PORT_KW && seenLimit != portKwOf(sourceOf(edge))) {
    const place = step(Q.FORMULA_TWICE, seenLimit)
    ofFigure(Q.SUBJECT_NODE, sourceOf(edge), Q.FIGURE_PORT_KW, portKwOf(sourceOf(edge)))
    return place
  }
  if (code == R.LIMIT_PORT_UNITS) {
    const place = step(Q.FORMULA_PRODUCT, seenLimit)
    ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(sourceOf(edge)), P.BOX_PORT_UNITS)
    ofDrawn(Q.SUBJECT_NODE, targetOf(edge), Q.DRAWN_COUNT, portsTaken(targetOf(edge)) as f64)
    return place
  }
  if (code == R.LIMIT_CHARGE_PER_UNIT) {
    const place = step(Q.FORMULA_PRODUCT, seenLimit)
    ofRefrigerant(P.REFRIGERANT_UNIT_KG)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_UNITS, units() as f64)
    return place
  }
  if (code == R.LIMIT_OWN_COOL || code == R.LIMIT_OWN_COOL_STD) {
    const place = step(Q.FORMULA_PRODUCT, seenLimit)
    ofTable(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, modelOf(node), P.EQUIPMENT_COOL)
    ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, ownColumn(code))
    return place
  }
  if (code == R.LIMIT_LEAST_AREA) return leastArea(node)
  return code >= R.LIMIT_A2L_MAX && code <= R.LIMIT_A2L_CIRCULATED ? flammable(code, node) : -1
}

/** Least floor area: of a sealed appliance, by the pack's share of the LFL, or the larger of both. */
function leastArea(node: i32): i32 {
  const sealed = leastSealed(node)
  const tight = leastTight(node)
  let sealedStep = -1
  if (sealed > 0) {
    sealedStep = step(Q.FORMULA_LEAST_SEALED, sealed)
    ofOut(L.OUT_TOTAL_CHARGE, out(L.OUT_TOTAL_CHARGE))
    ofRefrigerant(P.REFRIGERANT_LFL)
    ofTable(P.PACK_RELEASE, 1, releaseRow(node), 0)
  }
  if (!(tight > 0)) return sealedStep
  const tightStep = step(Q.FORMULA_LEAST_TIGHT, tight)
  ofOut(L.OUT_TOTAL_CHARGE, out(L.OUT_TOTAL_CHARGE))
  ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_LEAST_SHARE)
  ofRefrigerant(P.REFRIGERANT_LFL)
  ofTable(P.PACK_RELEASE, 1, releaseRow(node), 0)
  if (sealedStep < 0) return tightStep
  const place = step(Q.FORMULA_LARGER, seenLimit)
  ofStep(sealedStep, sealed)
  ofStep(tightStep, tight)
  return place
}

/** Proves the bound that a unit's own cooling exceeded, as a part of its model's. */
function ownColumn(code: i32): i32 {
  if (code == R.LIMIT_OWN_COOL) return isSeenLeast ? N.CONST_OWN_ERROR_LEAST : N.CONST_OWN_ERROR_MOST
  return isSeenLeast ? N.CONST_OWN_ADVICE_LEAST : N.CONST_OWN_ADVICE_MOST
}

/** Proves the charge that a room may have of a flammable refrigerant. */
function flammable(code: i32, node: i32): i32 {
  const room = roomOf(node)
  const isSealed = code == R.LIMIT_A2L_MAX
  const place = step(isSealed ? Q.FORMULA_SEALED_KG : Q.FORMULA_TIGHT_KG, seenLimit)
  if (!isSealed) ofRefrigerant(code == R.LIMIT_A2L_TIGHT ? P.REFRIGERANT_STILL_SHARE : P.REFRIGERANT_CIRCULATED_SHARE)
  ofRefrigerant(P.REFRIGERANT_LFL)
  if (!isSealed) ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_ROOM_M, roomHeightM(room))
  else ofTable(P.PACK_RELEASE, 1, releaseRow(node), 0)
  ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_ROOM_M2, roomAreaM2(room))
  return place
}

/** Writes the limit itself as an operand. */
export function ofBound(code: i32, node: i32, edge: i32, place: i32): void {
  if (place >= 0) {
    ofStep(place, seenLimit)
    return
  }
  const profile = profileColumn(code)
  const constant = constantColumn(code)
  if (profile >= 0 && !isNaN(O.limitOf(profile))) ofTable(P.PACK_PROFILE, P.PROFILE_WIDTH, O.profile, profile)
  else if (constant >= 0) ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, constant)
  else if (code >= R.LIMIT_PORT_KW && code <= R.LIMIT_JOINT_KW) ofFittingBound(code, node, edge)
  else if (code >= R.LIMIT_CHARGE && code <= R.LIMIT_QLAV) ofRefrigerant(refrigerantColumn(code))
  else if (code >= R.LIMIT_PIPE_KW && code <= R.LIMIT_ALTITUDE) ofSenseBound(code, edge)
  else ofMachineBound(code, node)
}

function ofRefrigerant(column: i32): void {
  ofTable(P.PACK_REFRIGERANT, P.REFRIGERANT_WIDTH, O.seriesCell(P.SERIES_REFRIGERANT) as i32, column)
}

function refrigerantColumn(code: i32): i32 {
  if (code == R.LIMIT_CHARGE) return P.REFRIGERANT_MAX_KG
  if (code == R.LIMIT_CHARGE_DIVIDE) return P.REFRIGERANT_DIVIDE_KG
  if (code == R.LIMIT_PRACTICAL) return P.REFRIGERANT_PRACTICAL
  return code == R.LIMIT_QLMV ? P.REFRIGERANT_QLMV : P.REFRIGERANT_QLAV
}

function ofFittingBound(code: i32, node: i32, edge: i32): void {
  const above = edge < 0 ? -1 : sourceOf(edge)
  if (code == R.LIMIT_PORT_KW) ofFigure(Q.SUBJECT_NODE, above, Q.FIGURE_PORT_KW, portKwOf(above))
  else if (code == R.LIMIT_BOX_KW) ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(node), P.BOX_TOTAL_KW)
  else if (code == R.LIMIT_BOX_UNITS) ofTable(P.PACK_BOX, P.BOX_WIDTH, fittingRow(node), P.BOX_UNITS)
  else if (code == R.LIMIT_MERGE_KW) ofTable(P.PACK_MERGE, P.MERGE_WIDTH, jointTypeOf(node), P.MERGE_KW)
  else if (code == R.LIMIT_HEADER_KW) ofTableKw(P.PACK_HEADER, P.HEADER_WIDTH, fittingRow(node), P.HEADER_INDEX)
  else if (code == R.LIMIT_HEADER_BRANCH_KW) ofTableKw(P.PACK_HEADER, P.HEADER_WIDTH, fittingRow(above), P.HEADER_BRANCH_INDEX)
  else if (code == R.LIMIT_HEADER_BRANCHES) ofTable(P.PACK_HEADER, P.HEADER_WIDTH, widestRow(), P.HEADER_BRANCHES)
  else ofTableKw(fittingTable(node), P.JOINT_WIDTH, rowsOf(pack, fittingTable(node)) - 1, P.JOINT_INDEX)
}

function ofMachineBound(code: i32, node: i32): void {
  if (code == R.LIMIT_MIN_CR) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MIN_CR, O.minRatio)
  else if (code == R.LIMIT_MAX_CR) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MAX_CR, O.maxRatio)
  else if (code == R.LIMIT_SPECIAL_CR) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_SPECIAL_CR, O.specialRatio)
  else if (code == R.LIMIT_MAX_UNITS) ofOut(L.OUT_MAX_UNITS, O.maxUnits)
  else if (code == R.LIMIT_MAX_MODULES) ofTable(P.PACK_SERIES, P.SERIES_WIDTH, O.series, P.SERIES_MAX_MODULES)
  else if (code == R.LIMIT_MAX_HP) ofTable(P.PACK_SERIES, P.SERIES_WIDTH, O.series, P.SERIES_MAX_HP)
  else if (code == R.LIMIT_KIT_MIN) ofTable(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, modelOf(node), P.EQUIPMENT_MIN_KW)
  else if (code == R.LIMIT_KIT_MAX) ofTable(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, modelOf(node), P.EQUIPMENT_MAX_KW)
  else ofTable(P.PACK_MODULE, P.OUTDOOR_WIDTH, O.firstModule, rangeColumn(code))
}

/** Writes the end of the operating range that was exceeded. */
function rangeColumn(code: i32): i32 {
  if (code == R.LIMIT_COOL_RANGE) return isSeenLeast ? P.OUTDOOR_COOL_MIN_DB : P.OUTDOOR_COOL_MAX_DB
  return isSeenLeast ? P.OUTDOOR_HEAT_MIN_WB : P.OUTDOOR_HEAT_MAX_WB
}
