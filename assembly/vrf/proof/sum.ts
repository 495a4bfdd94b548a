import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { feedOf, isInside, nextFeed } from '../diagram/feeds'
import { isLeaf, root } from '../diagram/tree'
import { coolingOf, countFactorOf, equipmentOf, indexOf, isUnit } from '../piping/capacity'
import { isCounted, pipeLength } from '../piping/length'
import * as B from '../rules/blocks'
import { chargedLength, isEquivalent, isMainSub } from '../rules/survey'
import * as T from '../rules/tally'
import { liquidOf } from '../state'
import { kindOf, nodeCount } from '../system'
import { ofFigure, ofStep, step } from './note'

/** Figures summed over the whole drawing: of units, or lengths of pipes. From SUM_LIQUID on the liquid pipes of one size. */
export const SUM_NOMINAL_COOL: i32 = 0
export const SUM_NOMINAL_HEAT: i32 = 1
export const SUM_LENGTH: i32 = 2
export const SUM_ADDRESSES: i32 = 3
export const SUM_FRESH_AIR_INDEX: i32 = 4
export const SUM_HYDRO_INDEX: i32 = 5
export const SUM_INDOOR_INDEX: i32 = 6
export const SUM_KIT_INDEX: i32 = 7
export const SUM_LIQUID: i32 = 1000

/** Proves a sum in the order of the calculation: rows in blocks, then the blocks in their order. Integers need no blocks. */
export function proveSum(what: i32, value: f64): void {
  const blocks = B.blockCount()
  const isWhole = what >= SUM_ADDRESSES && what < SUM_LIQUID
  if (blocks <= 1 || isWhole) {
    step(Q.FORMULA_SUM, value)
    ofRows(what, 0, nodeCount)
    return
  }
  let first = -1
  for (let block = 0; block < blocks; block++) {
    const place = step(Q.FORMULA_SUM, partOf(block, what))
    if (first < 0) first = place
    ofRows(what, block << T.BLOCK_SHIFT, B.endOf(block))
  }
  step(Q.FORMULA_SUM, value)
  for (let block = 0; block < blocks; block++) ofStep(first + block, partOf(block, what))
}

function partOf(block: i32, what: i32): f64 {
  const at = B.tallyOf(block)
  return what >= SUM_LIQUID ? T.metres(at, what - SUM_LIQUID) : T.sum(at, what)
}

/** Writes the nodes of a block in the order of its tally: those that feed others, then those that feed none. */
function ofRows(what: i32, from: i32, to: i32): void {
  for (let node = from; node < to; node++) {
    if (!isLeaf(node)) ofNode(what, node)
  }
  for (let node = from; node < to; node++) {
    if (isLeaf(node)) ofNode(what, node)
  }
}

function ofNode(what: i32, node: i32): void {
  if (node == root || !isInside(node)) return
  if (what == SUM_LENGTH || what >= SUM_LIQUID) ofPipes(what, node)
  else if (isUnit(kindOf(node))) ofUnit(what, node, kindOf(node))
}

function ofUnit(what: i32, node: i32, kind: i32): void {
  if (what == SUM_NOMINAL_COOL) ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_NOMINAL_COOL, coolingOf(node))
  else if (what == SUM_NOMINAL_HEAT) ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_NOMINAL_HEAT, equipmentOf(node, P.EQUIPMENT_HEAT))
  else if (what == SUM_ADDRESSES) ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_ADDRESSES, countFactorOf(node, isMainSub()) as f64)
  else if (kind == kindOfSum(what)) {
    ofFigure(Q.SUBJECT_NODE, node, Q.FIGURE_INDEX, indexOf(node) as f64)
  }
}

function kindOfSum(what: i32): i32 {
  if (what == SUM_FRESH_AIR_INDEX) return L.KIND_FRESH_AIR
  if (what == SUM_HYDRO_INDEX) return L.KIND_HYDRO
  return what == SUM_KIT_INDEX ? L.KIND_KIT : L.KIND_INDOOR
}

function ofPipes(what: i32, node: i32): void {
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    if (!isCounted(feed)) continue
    if (what == SUM_LENGTH) ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_FEED_M, pipeLength(feed))
    else if (liquidOf(feed) == what - SUM_LIQUID)
      ofFigure(Q.SUBJECT_EDGE, feed, isEquivalent ? Q.FIGURE_CHARGED_M : Q.FIGURE_LIQUID_M, chargedLength(feed))
  }
}
