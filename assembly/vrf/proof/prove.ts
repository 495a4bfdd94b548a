import * as L from '../../common/layout/layout'
import * as Q from '../../common/layout/layout-proof'
import { seenCount, seenValue, watch } from '../findings'
import { gaugeLimits, inspect } from '../inspect'
import { isUnit } from '../piping/capacity'
import { isMainSub } from '../rules/survey'
import { fittingOf, gasOf, NO_SIZE, wayActualOf } from '../state'
import { edgeCount, kindOf, nodeCount } from '../system'
import { proveChanger } from './changer'
import { proveDiameter, proveStandardGas } from './diameter'
import { proveAfterFirst, proveDistance } from './distance'
import { feedOfEdge } from './feed'
import { proveFitting, proveFittingLength, provePortKw } from './fitting'
import { proveLimit } from './limit/limit'
import { closeProof, openProof } from './note'
import { proveHidden, proveSlot } from './outdoor/outdoor'
import * as E from './pipe'
import * as U from './unit'

/** Whether there is an outdoor unit whose capacity the units share. */
let isCalculated: bool = false

/**
 * Calculates a system and writes how one of its figures came about: the formula, its operands, and their rows in the pack. Writes
 * nothing for a figure that the system does not have.
 *
 * @verb
 */
export function prove(packAt: usize, systemBuffer: usize, proofAt: usize): i32 {
  const subject = load<i32>(proofAt + Q.PROOF_SUBJECT)
  const row = load<i32>(proofAt + Q.PROOF_ROW)
  const quantity = load<i32>(proofAt + Q.PROOF_QUANTITY)
  const isLimit = quantity >= Q.FIGURE_LIMIT && quantity < Q.FIGURE_LIQUID_OF
  const node = subject == Q.SUBJECT_NODE ? row : -1
  const edge = subject == Q.SUBJECT_EDGE ? row : -1
  const nth = load<i32>(proofAt + Q.PROOF_NTH)
  const isHeld = load<i32>(proofAt + Q.PROOF_HELD) == 1
  watch(isLimit && !isHeld ? quantity - Q.FIGURE_LIMIT : -1, node, edge, L.SEVERITY_ERROR, nth)
  let status = inspect(packAt, systemBuffer)
  if (isLimit && isHeld) {
    watch(quantity - Q.FIGURE_LIMIT, node, edge, L.SEVERITY_ERROR, nth)
    gaugeLimits()
  } else if (isLimit && isNaN(seenValue)) {
    watch(quantity - Q.FIGURE_LIMIT, node, edge, L.SEVERITY_ADVICE, nth - seenCount)
    status = inspect(packAt, systemBuffer)
  }
  openProof(proofAt)
  isCalculated = status == L.STATUS_CALCULATED
  if (isCalculated || status == L.STATUS_NO_OUTDOOR_MODEL) {
    if (isLimit) proveLimit(quantity - Q.FIGURE_LIMIT, node, edge)
    else if (subject == Q.SUBJECT_EDGE) proveEdge(row, quantity)
    else if (subject == Q.SUBJECT_NODE) proveNode(row, quantity)
    else if (isCalculated) proveOutdoor(quantity)
  }
  closeProof()
  watch(-1, -1, -1, L.SEVERITY_ERROR, 0)
  return status
}

function proveOutdoor(quantity: i32): void {
  if (quantity >= Q.FIGURE_MAIN_GAS) proveHidden(quantity)
  else if (quantity >= Q.FIGURE_OUT && quantity < Q.FIGURE_OUT + L.OUT_SLOTS) proveSlot(quantity - Q.FIGURE_OUT)
}

function proveEdge(edge: i32, quantity: i32): void {
  if (edge < 0 || edge >= edgeCount || gasOf(edge) == NO_SIZE) return
  const feed = feedOfEdge(edge)
  if (feed < 0) return
  if (quantity == Q.FIGURE_CAPACITY_KW) E.proveCapacity(edge)
  else if (quantity == Q.FIGURE_PIPE_M) E.proveEdgeLength(edge)
  else if (quantity == Q.FIGURE_FEED_M) E.proveFeedLength(feed)
  else if (quantity == Q.FIGURE_LIQUID_M) E.proveLiquidLength(feed)
  else if (quantity == Q.FIGURE_CHARGED_M) E.proveChargedLength(feed)
  else if (quantity == Q.FIGURE_BENDS) E.proveBends(edge)
  else if (quantity == Q.FIGURE_PIPE_EQUIVALENT_M) E.provePipeEquivalent(edge, feed)
  else if (quantity == Q.FIGURE_STANDARD_GAS_MM) proveStandardGas(feed)
  else if (quantity == Q.FIGURE_CHANGER_UP || quantity == Q.FIGURE_CHANGER_DOWN) proveChanger(feed, quantity == Q.FIGURE_CHANGER_UP)
  else if (quantity >= Q.FIGURE_GAS_MM && quantity <= Q.FIGURE_HIGH_MM) proveDiameter(edge, feed, quantity - Q.FIGURE_GAS_MM)
}

function proveNode(node: i32, quantity: i32): void {
  if (node < 0 || node >= nodeCount || isNaN(wayActualOf(node))) return
  if (quantity == Q.FIGURE_LOAD) U.proveLoad(node)
  else if (quantity == Q.FIGURE_HEIGHT_M) U.proveHeight(node)
  else if (quantity >= Q.FIGURE_ACTUAL_M && quantity <= Q.FIGURE_EQUIVALENT_M) proveDistance(node, quantity == Q.FIGURE_EQUIVALENT_M)
  else if (quantity >= Q.FIGURE_FIRST_ACTUAL_M && quantity <= Q.FIGURE_FIRST_EQUIVALENT_M) {
    proveAfterFirst(node, quantity == Q.FIGURE_FIRST_EQUIVALENT_M)
  } else if (quantity == Q.FIGURE_FITTING) proveFitting(node)
  else if (quantity == Q.FIGURE_FITTING_M) proveFittingLength(node)
  else if (quantity == Q.FIGURE_PORT_KW && kindOf(node) == L.KIND_BOX && fittingOf(node) >= 0) provePortKw(node)
  else if (isUnit(kindOf(node))) proveUnit(node, quantity)
}

function proveUnit(node: i32, quantity: i32): void {
  if (quantity == Q.FIGURE_NOMINAL_COOL) U.proveNominalCool(node)
  else if (quantity == Q.FIGURE_NOMINAL_HEAT) U.proveNominalHeat(node)
  else if (quantity == Q.FIGURE_INDEX) U.proveIndex(node)
  else if (quantity == Q.FIGURE_ADDRESSES) U.proveAddresses(node, isMainSub())
  else if (isCalculated) proveDelivered(node, quantity)
}

function proveDelivered(node: i32, quantity: i32): void {
  if (quantity == Q.FIGURE_COOL) U.proveDelivered(node, false)
  else if (quantity == Q.FIGURE_HEAT) U.proveDelivered(node, true)
  else if (quantity == Q.FIGURE_SENSIBLE) U.proveSensible(node)
  else if (quantity == Q.FIGURE_CONCENTRATION) U.proveConcentration(node)
}
