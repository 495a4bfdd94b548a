import * as L from '../../../common/layout/layout'
import * as Q from '../../../common/layout/layout-proof'
import * as R from '../../../common/layout/layout-codes'
import { nodeAt, orderCount } from '../../diagram/tree'
import { seenValue } from '../../findings'
import { isUnit } from '../../piping/capacity'
import { connectingFarM } from '../../piping/connecting-pipe'
import { enlargedM } from '../../piping/diameter'
import { isJointed } from '../../piping/distance'
import * as O from '../../piping/outdoor'
import { boxAbove } from '../../piping/upstream'
import * as S from '../../rules/survey'
import { loadOf, out, wayActualOf } from '../../state'
import { design, heightOf, kindOf, pack, targetOf } from '../../system'
import { ofConnectingFar, ofConnectingTotal } from '../outdoor/connecting-length'
import { openDelivered } from './limit-delivered'
import { airSlot } from './limit-sense'
import { ofDesign, ofDrawn, ofFigure, ofOut, ofStep, step } from '../note'

/** Writes the steps of a broken limit's value and returns the last, -1 where the value is a figure of its own. */
export function openMeasured(code: i32, node: i32, edge: i32): i32 {
  if (code == R.LIMIT_TOTAL) {
    const place = step(Q.FORMULA_SUM, seenValue)
    ofOut(L.OUT_TOTAL, out(L.OUT_TOTAL))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_ENLARGED_M, enlargedM)
    ofConnectingTotal()
    return place
  }
  if ((code == R.LIMIT_FARTHEST_ACTUAL || code == R.LIMIT_FARTHEST_EQUIVALENT) && connectingFarM(pack) > 0) {
    const slot = code == R.LIMIT_FARTHEST_ACTUAL ? L.OUT_FARTHEST_ACTUAL : L.OUT_FARTHEST_EQUIVALENT
    const place = step(Q.FORMULA_SUM, seenValue)
    ofOut(slot, out(slot))
    ofConnectingFar()
    return place
  }
  if (code == R.LIMIT_BOX_TO_UNIT) return way(node)
  if (code == R.LIMIT_ABOVE_STD || code == R.LIMIT_ABOVE) {
    const place = step(Q.FORMULA_NEGATED, seenValue)
    ofHeight(node)
    return place
  }
  if (code == R.LIMIT_HEIGHT_BOXES) return between(Q.FORMULA_DIFFERENCE, S.highestBox(), S.lowestBox())
  if (code == R.LIMIT_HEIGHT_BOX_UNIT) return between(Q.FORMULA_APART, node, boxAbove(node))
  if (code == R.LIMIT_HEIGHT_SAME_BOX) return between(Q.FORMULA_DIFFERENCE, extremeUnder(node, true), extremeUnder(node, false))
  if (code == R.LIMIT_FRESH_AIR_MIXED) return share(Q.FIGURE_FRESH_AIR_INDEX, S.freshAirIndex())
  if (code == R.LIMIT_HYDRO) return share(Q.FIGURE_HYDRO_INDEX, S.hydroIndex())
  if (code == R.LIMIT_SMALL_UNITS) {
    const place = step(Q.FORMULA_PART_PCT, seenValue)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_SMALL_UNITS, S.smalls() as f64)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_UNITS, S.units() as f64)
    return place
  }
  if (code >= R.LIMIT_DELIVERED_COOL && code <= R.LIMIT_DELIVERED_HEAT) return openDelivered(node, code - R.LIMIT_DELIVERED_COOL)
  if (code == R.LIMIT_BOX_KW || code == R.LIMIT_MERGE_KW || code == R.LIMIT_HEADER_KW || code == R.LIMIT_JOINT_KW) return loadKw(node)
  if (code == R.LIMIT_PORT_KW && !isUnit(kindOf(targetOf(edge)))) return loadKw(targetOf(edge))
  return -1
}

/** Writes the value itself as an operand. */
export function ofMeasured(code: i32, node: i32, edge: i32, place: i32): void {
  if (place >= 0) ofStep(place, seenValue)
  else if (edge >= 0) ofEdge(code, edge)
  else if (isOfNode(code)) ofFigure(Q.SUBJECT_NODE, node, nodeFigure(code), seenValue)
  else if (code == R.LIMIT_KIT_MIN || code == R.LIMIT_KIT_MAX) ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COOLING_KW, seenValue)
  else if (code == R.LIMIT_BOX_UNITS || code == R.LIMIT_HEADER_BRANCHES || code == R.LIMIT_KITS) {
    ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COUNT, seenValue)
  } else if (code == R.LIMIT_COOL_RANGE) ofDesign(L.DESIGN_COOL_OUTDOOR_DB, design(L.DESIGN_COOL_OUTDOOR_DB))
  else if (code == R.LIMIT_HEAT_RANGE) ofDesign(L.DESIGN_HEAT_OUTDOOR_WB, design(L.DESIGN_HEAT_OUTDOOR_WB))
  else if (code == R.LIMIT_OWN_COOL || code == R.LIMIT_OWN_COOL_STD) ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_COOLING_KW, seenValue)
  else if (code >= R.LIMIT_COOL_INDOOR_WB && code <= R.LIMIT_ALTITUDE) ofDesign(airSlot(code), design(airSlot(code)))
  else if (code == R.LIMIT_LEAST_AREA) ofDrawn(Q.SUBJECT_NODE, node, Q.DRAWN_ROOM_M2, seenValue)
  else if (code == R.LIMIT_MAX_MODULES) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODULES, O.modules as f64)
  else if (code == R.LIMIT_MAX_HP || code == R.LIMIT_MAIN_HP) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HP, O.hp)
  else ofOut(slotOf(code), seenValue)
}

function ofEdge(code: i32, edge: i32): void {
  if (code == R.LIMIT_MAX_BENDS) ofDrawn(Q.SUBJECT_EDGE, edge, Q.DRAWN_BENDS, seenValue)
  else if (code == R.LIMIT_PORT_UNITS) ofDrawn(Q.SUBJECT_EDGE, edge, Q.DRAWN_COUNT, seenValue)
  else if (code == R.LIMIT_HEADER_BRANCH_KW || code == R.LIMIT_PIPE_KW) ofFigure(Q.SUBJECT_EDGE, edge, Q.FIGURE_CAPACITY_KW, seenValue)
  else if (code == R.LIMIT_PORT_KW) ofFigure(Q.SUBJECT_NODE, targetOf(edge), Q.FIGURE_NOMINAL_COOL, seenValue)
  else ofFigure(Q.SUBJECT_EDGE, edge, Q.FIGURE_FEED_M, seenValue)
}

function isOfNode(code: i32): bool {
  return code == R.LIMIT_MAIN_TO_BOX || code == R.LIMIT_BELOW_STD || code == R.LIMIT_BELOW || isConcentration(code)
}

function isConcentration(code: i32): bool {
  return code == R.LIMIT_PRACTICAL || code == R.LIMIT_QLMV || code == R.LIMIT_QLAV
}

function nodeFigure(code: i32): i32 {
  if (code == R.LIMIT_MAIN_TO_BOX) return Q.FIGURE_ACTUAL_M
  return isConcentration(code) ? Q.FIGURE_CONCENTRATION : Q.FIGURE_HEIGHT_M
}

function slotOf(code: i32): i32 {
  if (code == R.LIMIT_FARTHEST_ACTUAL) return L.OUT_FARTHEST_ACTUAL
  if (code == R.LIMIT_FARTHEST_EQUIVALENT) return L.OUT_FARTHEST_EQUIVALENT
  if (code == R.LIMIT_AFTER_FIRST || code == R.LIMIT_AFTER_FIRST_EXT) return L.OUT_AFTER_FIRST
  if (code == R.LIMIT_HEIGHT_UNITS) return L.OUT_HEIGHT_INDOOR
  if (code == R.LIMIT_MIN_UNITS || code == R.LIMIT_MAX_UNITS) return L.OUT_UNITS
  const isCharge = code == R.LIMIT_CHARGE || code == R.LIMIT_CHARGE_DIVIDE || code == R.LIMIT_CHARGE_PER_UNIT
  return isCharge || code > R.LIMIT_HEAT_RANGE ? L.OUT_TOTAL_CHARGE : L.OUT_RATED_CR
}

function ofHeight(node: i32): void {
  ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_HEIGHT_M, heightOf(node))
}

/** A difference of the heights of two nodes. */
function between(formula: i32, first: i32, second: i32): i32 {
  const place = step(formula, seenValue)
  ofHeight(first)
  ofHeight(second)
  return place
}

/** Way from a unit's box: the difference of their distances. */
function way(node: i32): i32 {
  const box = boxAbove(node)
  const figure = isJointed ? Q.FIGURE_FIRST_ACTUAL_M : Q.FIGURE_ACTUAL_M
  const place = step(Q.FORMULA_DIFFERENCE, seenValue)
  ofFigure(Q.SUBJECT_NODE, node, figure, wayActualOf(node))
  ofFigure(Q.SUBJECT_NODE, box, figure, wayActualOf(box))
  return place
}

function share(figure: i32, index: i32): i32 {
  const place = step(Q.FORMULA_SHARE_PCT, seenValue)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, figure, index as f64)
  ofOut(L.OUT_NOMINAL_COOL, O.cool)
  return place
}

function loadKw(node: i32): i32 {
  const place = step(Q.FORMULA_TENTH, seenValue)
  ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_LOAD, loadOf(node) as f64)
  return place
}

/** Highest or lowest unit that hangs on a box. */
function extremeUnder(box: i32, isHighest: bool): i32 {
  let best = -1
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    if (!isUnit(kindOf(node)) || boxAbove(node) != box) continue
    if (best < 0 || (isHighest ? heightOf(node) > heightOf(best) : heightOf(node) < heightOf(best))) best = node
  }
  return best
}
