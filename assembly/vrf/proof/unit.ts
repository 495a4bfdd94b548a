import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import * as Q from '../../common/layout/layout-proof'
import { childAt, childrenFrom, childrenTo } from '../diagram/tree'
import { coolingOf, countFactorOf, countRow, equipmentOf, hasModel, hasOwnCount, indexOf, isUnit } from '../piping/capacity'
import * as D from '../piping/deliver'
import { loadOf, out } from '../state'
import { heightOf, kindOf, modelOf, ownCooling, targetOf } from '../system'
import { roomAreaM2, roomHeightM, roomOf } from '../room-table'
import { concentrationAt } from '../rules/room'
import { ofDrawn, ofFigure, ofOut, ofStep, ofTable, step } from './note'

function ofEquipment(node: i32, column: i32): f64 {
  return ofTable(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, modelOf(node), column)
}

/** Capacity index of a node and all below it. */
export function proveLoad(node: i32): void {
  step(Q.FORMULA_SUM, loadOf(node) as f64)
  if (isUnit(kindOf(node))) ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_INDEX, indexOf(node) as f64)
  for (let place = childrenFrom(node); place < childrenTo(node); place++) {
    const child = targetOf(childAt(place))
    ofFigure(Q.SUBJECT_NODE, child, Q.FIGURE_LOAD, loadOf(child) as f64)
  }
}

/** A unit's own capacity index: the pack's; without a model ten times its cooling. */
export function proveIndex(node: i32): void {
  const index = indexOf(node) as f64
  if (hasModel(node)) {
    step(Q.FORMULA_SAME, index)
    ofEquipment(node, P.EQUIPMENT_INDEX)
  } else if (isNaN(ownCooling(node))) step(Q.FORMULA_NONE, index)
  else {
    step(Q.FORMULA_INDEX, index)
    ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COOLING_KW, ownCooling(node))
  }
}

export function proveAddresses(node: i32, mainSub: bool): void {
  step(Q.FORMULA_SAME, countFactorOf(node, mainSub) as f64)
  const row = countRow(node, mainSub)
  if (hasOwnCount(node)) ofEquipment(node, P.EQUIPMENT_COUNT)
  else if (row >= 0) ofTable(P.PACK_COUNT_BAND, R.COUNT_WIDTH, row, R.COUNT_UNITS)
  else ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COUNT, countFactorOf(node, mainSub) as f64)
}

/** Nominal cooling: the drawing's where given, else the pack's; of a kit its index ÷ 10. */
export function proveNominalCool(node: i32): void {
  const own = ownCooling(node)
  const value = coolingOf(node)
  if (!isNaN(own)) {
    step(Q.FORMULA_SAME, value)
    ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COOLING_KW, own)
  } else if (!hasModel(node)) step(Q.FORMULA_NONE, value)
  else if (kindOf(node) == L.KIND_KIT) {
    step(Q.FORMULA_TENTH, value)
    ofEquipment(node, P.EQUIPMENT_INDEX)
  } else {
    step(Q.FORMULA_SAME, value)
    ofEquipment(node, P.EQUIPMENT_COOL)
  }
}

export function proveNominalHeat(node: i32): void {
  if (!hasModel(node)) {
    step(Q.FORMULA_NONE, 0)
    return
  }
  step(Q.FORMULA_SAME, equipmentOf(node, P.EQUIPMENT_HEAT))
  ofEquipment(node, P.EQUIPMENT_HEAT)
}

/** Nominal × design factor × share of the outdoor unit's delivered capacity. */
export function proveDelivered(node: i32, isHeating: bool): void {
  step(Q.FORMULA_PRODUCT, isHeating ? D.deliveredHeating(node) : D.deliveredCooling(node))
  if (isHeating) {
    ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_NOMINAL_HEAT, equipmentOf(node, P.EQUIPMENT_HEAT))
    ofOut(L.OUT_UNIT_HEAT_FACTORS + L.FACTOR_INDOOR, D.heatIndoor)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HEAT_SHARE, D.heatShare)
  } else {
    ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_NOMINAL_COOL, coolingOf(node))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_DESIGN, D.coolDesign)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_SHARE, D.coolShare)
  }
}

/** Proves the sensible part at the design dry bulb; the air's part only for a room unit. */
export function proveSensible(node: i32): void {
  const nominal = equipmentOf(node, P.EQUIPMENT_SENSIBLE)
  if (!(nominal > 0)) {
    step(Q.FORMULA_NONE, 0)
    return
  }
  const factor = step(Q.FORMULA_PRODUCT, D.coolDesign * D.coolShare)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_DESIGN, D.coolDesign)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_COOL_SHARE, D.coolShare)
  const isRoomUnit = kindOf(node) == L.KIND_INDOOR
  const none = isRoomUnit ? -1 : step(Q.FORMULA_NONE, 0)
  step(Q.FORMULA_SENSIBLE, D.deliveredSensible(node))
  ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_COOL, D.deliveredCooling(node))
  ofEquipment(node, P.EQUIPMENT_SENSIBLE)
  ofStep(factor, D.coolDesign * D.coolShare)
  if (isRoomUnit) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_DRY_STEP, D.dryStep)
  else ofStep(none, 0)
  if (isRoomUnit) ofEquipment(node, P.EQUIPMENT_AIRFLOW)
  else ofStep(none, 0)
}

/** Proves the whole charge ÷ volume of the room; writes nothing where the room is not known. */
export function proveConcentration(node: i32): void {
  const value = concentrationAt(node)
  if (isNaN(value)) return
  const room = roomOf(node)
  step(Q.FORMULA_CONCENTRATION, value)
  ofOut(L.OUT_TOTAL_CHARGE, out(L.OUT_TOTAL_CHARGE))
  ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_ROOM_M2, roomAreaM2(room))
  ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_ROOM_M, roomHeightM(room))
}

export function proveHeight(node: i32): void {
  step(Q.FORMULA_SAME, heightOf(node))
  ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_HEIGHT_M, heightOf(node))
}
