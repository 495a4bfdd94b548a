import * as Q from '../../../common/layout/layout-proof'
import { seenValue } from '../../findings'
import { COOL, countsRequired, deliveredOf, requiredOf, SENSIBLE, sharesRoom } from '../../rules/system/required'
import { isServed } from '../../rules/room'
import { nodeCount } from '../../system'
import { ofDrawn, ofFigure, ofStep, step } from '../note'

/** Writes the delivered share of all units of a room: their delivered capacity ÷ their capacity; returns the index of that step. */
export function openDelivered(node: i32, quantity: i32): i32 {
  const delivered = step(Q.FORMULA_SUM, sumOf(node, quantity, false))
  for (let unit = 0; unit < nodeCount; unit++) {
    if (isOfRoom(node, unit)) ofFigure(Q.SUBJECT_NODE, unit, deliveredFigure(quantity), deliveredOf(unit, quantity))
  }
  const required = step(Q.FORMULA_SUM, sumOf(node, quantity, true))
  for (let unit = 0; unit < nodeCount; unit++) {
    if (isOfRoom(node, unit) && isRequiring(unit, quantity)) {
      ofDrawn(Q.SUBJECT_NODE, unit, Q.DRAWN_REQUIRED_COOL + quantity, requiredOf(unit, quantity))
    }
  }
  const place = step(Q.FORMULA_PART_PCT, seenValue)
  ofStep(delivered, sumOf(node, quantity, false))
  ofStep(required, sumOf(node, quantity, true))
  return place
}

function isOfRoom(node: i32, unit: i32): bool {
  return isServed(unit) && sharesRoom(node, unit)
}

function isRequiring(unit: i32, quantity: i32): bool {
  return !isNaN(requiredOf(unit, quantity)) && countsRequired(unit)
}

function sumOf(node: i32, quantity: i32, isRequired: bool): f64 {
  let sum: f64 = 0
  for (let unit = 0; unit < nodeCount; unit++) {
    if (!isOfRoom(node, unit)) continue
    if (!isRequired) sum += deliveredOf(unit, quantity)
    else if (isRequiring(unit, quantity)) sum += requiredOf(unit, quantity)
  }
  return sum
}

function deliveredFigure(quantity: i32): i32 {
  return quantity == COOL ? Q.FIGURE_COOL : quantity == SENSIBLE ? Q.FIGURE_SENSIBLE : Q.FIGURE_HEAT
}
