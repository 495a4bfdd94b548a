import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as Q from '../../../common/layout/layout-proof'
import * as R from '../../../common/layout/layout-rules'
import { feedOf } from '../../diagram/feeds'
import { seenRule, seenValue } from '../../findings'
import { cell, tableOf } from '../../pack'
import { connectingFarM } from '../../piping/connecting-pipe'
import { enlargedM } from '../../piping/diameter'
import * as O from '../../piping/outdoor'
import * as S from '../../rules/survey'
import { out } from '../../state'
import { heightOf, pack } from '../../system'
import { ofConnectingFar, ofConnectingTotal } from '../outdoor/connecting-length'
import { ofFigure, ofOut, ofStep, ofTable, step } from '../note'

function figure(): i32 {
  return cell(tableOf(pack, P.PACK_LIMIT_RULE), R.RULE_WIDTH, seenRule, R.RULE_FIGURE) as i32
}

/** Writes the steps of the broken conditional limit's value and returns the last, -1 where it is a figure of its own. */
export function openRule(): i32 {
  const what = figure()
  if (what == R.FIGURE_TOTAL) {
    const place = step(Q.FORMULA_SUM, seenValue)
    ofOut(L.OUT_TOTAL, out(L.OUT_TOTAL))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_ENLARGED_M, enlargedM)
    ofConnectingTotal()
    return place
  }
  if ((what == R.FIGURE_FARTHEST_ACTUAL || what == R.FIGURE_FARTHEST_EQUIVALENT) && connectingFarM(pack) > 0) {
    const place = step(Q.FORMULA_SUM, seenValue)
    ofOut(slotOf(what), out(slotOf(what)))
    ofConnectingFar()
    return place
  }
  const node = what == R.FIGURE_ABOVE ? S.lowestUnit() : what == R.FIGURE_BELOW ? S.highestUnit() : S.longestStub()
  if (what != R.FIGURE_ABOVE && what != R.FIGURE_BELOW && what != R.FIGURE_UNIT_TO_JOINT) return -1
  if (node < 0) return step(Q.FORMULA_NONE, seenValue)
  if (what == R.FIGURE_UNIT_TO_JOINT) return -1
  const negated = what == R.FIGURE_ABOVE ? step(Q.FORMULA_NEGATED, -heightOf(node)) : -1
  if (negated >= 0) ofHeight(node)
  const place = step(Q.FORMULA_NOT_NEGATIVE, seenValue)
  if (negated >= 0) ofStep(negated, -heightOf(node))
  else ofHeight(node)
  return place
}

/** Writes that value as an operand. */
export function ofRule(place: i32): void {
  const what = figure()
  if (place >= 0) ofStep(place, seenValue)
  else if (what == R.FIGURE_UNIT_TO_JOINT) ofFigure(Q.SUBJECT_EDGE, feedOf(S.longestStub()), Q.FIGURE_FEED_M, seenValue)
  else if (what == R.FIGURE_MODULES) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MODULES, O.modules as f64)
  else if (what == R.FIGURE_HP) ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HP, O.hp)
  else ofOut(slotOf(what), seenValue)
}

/** Writes the limit as the rule sets it. */
export function ofRuleBound(): void {
  ofTable(P.PACK_LIMIT_RULE, R.RULE_WIDTH, seenRule, R.RULE_VALUE)
}

function slotOf(what: i32): i32 {
  if (what == R.FIGURE_FARTHEST_ACTUAL) return L.OUT_FARTHEST_ACTUAL
  if (what == R.FIGURE_FARTHEST_EQUIVALENT) return L.OUT_FARTHEST_EQUIVALENT
  if (what == R.FIGURE_AFTER_FIRST) return L.OUT_AFTER_FIRST
  if (what == R.FIGURE_HEIGHT_UNITS) return L.OUT_HEIGHT_INDOOR
  if (what == R.FIGURE_RATED_CR) return L.OUT_RATED_CR
  return what == R.FIGURE_UNITS ? L.OUT_UNITS : L.OUT_TOTAL_CHARGE
}

function ofHeight(node: i32): void {
  ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_HEIGHT_M, heightOf(node))
}
