import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { checkLeast, checkMost, speakOfRule } from '../findings'
import { meterUnmet } from '../meters'
import { cell, rowsOf, tableOf } from '../pack'
import { isInSpan } from '../../common/span'
import { out } from '../state'
import { pack } from '../system'
import * as O from '../piping/outdoor'
import { connectingFarM, connectingM } from '../piping/connecting-pipe'
import { enlargedM } from '../piping/diameter'
import * as S from './survey'

/** Checks the pack's conditional limits: each whose conditions are all met is compared with its figure. */
export function checkRules(root: i32): void {
  const at = tableOf(pack, P.PACK_LIMIT_RULE)
  const rows = rowsOf(pack, P.PACK_LIMIT_RULE)
  for (let row = 0; row < rows; row++) {
    const only = cell(at, R.RULE_WIDTH, row, R.RULE_SERIES) as i32
    if (only >= 0 && only != O.series) continue
    const figure = cell(at, R.RULE_WIDTH, row, R.RULE_FIGURE) as i32
    const code = cell(at, R.RULE_WIDTH, row, R.RULE_CODE) as i32
    if (!applies(at, row)) {
      meterUnmet(row, code)
      continue
    }
    const node = placeOf(figure, root)
    const severity = cell(at, R.RULE_WIDTH, row, R.RULE_SEVERITY) as i32
    const limit = cell(at, R.RULE_WIDTH, row, R.RULE_VALUE)
    speakOfRule(row)
    if (cell(at, R.RULE_WIDTH, row, R.RULE_IS_LEAST) == 1) checkLeast(code, severity, node, -1, figureOf(figure), limit)
    else checkMost(code, severity, node, -1, figureOf(figure), limit)
  }
  speakOfRule(-1)
}

function applies(rules: usize, row: i32): bool {
  const first = cell(rules, R.RULE_WIDTH, row, R.RULE_FIRST_CONDITION) as i32
  const count = cell(rules, R.RULE_WIDTH, row, R.RULE_CONDITIONS) as i32
  const spans = tableOf(pack, P.PACK_SPAN)
  for (let i = first; i < first + count; i++) {
    if (!isInSpan(pack, i, figureOf(cell(spans, R.SPAN_WIDTH, i, R.SPAN_FIGURE) as i32))) return false
  }
  return true
}

function figureOf(figure: i32): f64 {
  if (figure == R.FIGURE_TOTAL) return out(L.OUT_TOTAL) + enlargedM + connectingM(pack, P.CONST_CONNECTING_TOTAL)
  if (figure == R.FIGURE_FARTHEST_ACTUAL) return out(L.OUT_FARTHEST_ACTUAL) + connectingFarM(pack)
  if (figure == R.FIGURE_FARTHEST_EQUIVALENT) return out(L.OUT_FARTHEST_EQUIVALENT) + connectingFarM(pack)
  if (figure == R.FIGURE_AFTER_FIRST) return out(L.OUT_AFTER_FIRST)
  if (figure == R.FIGURE_UNIT_TO_JOINT) return S.longestStubM()
  if (figure == R.FIGURE_DIFFERENCE) return S.differenceM()
  if (figure == R.FIGURE_ABOVE) return S.lowestM() < 0 ? -S.lowestM() : 0
  if (figure == R.FIGURE_BELOW) return S.highestM() > 0 ? S.highestM() : 0
  if (figure == R.FIGURE_HEIGHT_UNITS) return out(L.OUT_HEIGHT_INDOOR)
  if (figure == R.FIGURE_RATED_CR) return out(L.OUT_RATED_CR)
  if (figure == R.FIGURE_UNITS) return out(L.OUT_UNITS)
  if (figure == R.FIGURE_MODULES) return O.modules as f64
  if (figure == R.FIGURE_HP) return O.hp
  if (figure == R.FIGURE_COOL) return O.cool
  if (figure == R.FIGURE_TOTAL_KG) return out(L.OUT_TOTAL_CHARGE)
  return out(L.OUT_ADDED_CHARGE)
}

/** Returns the unit that determines a figure; the outdoor unit for a figure of the whole system. */
function placeOf(figure: i32, root: i32): i32 {
  let node = -1
  if (figure == R.FIGURE_FARTHEST_ACTUAL) node = S.farthestActual()
  else if (figure == R.FIGURE_FARTHEST_EQUIVALENT) node = S.farthestEquivalent()
  else if (figure == R.FIGURE_AFTER_FIRST) node = S.farthestAfterFirst()
  else if (figure == R.FIGURE_ABOVE) node = S.lowestUnit()
  else if (figure == R.FIGURE_BELOW || figure == R.FIGURE_HEIGHT_UNITS) node = S.highestUnit()
  return node < 0 ? root : node
}
