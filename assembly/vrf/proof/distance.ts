import * as Q from '../../common/layout/layout-proof'
import { feedOf, nextFeed } from '../diagram/feeds'
import { root } from '../diagram/tree'
import { actualOf, afterActualOf, afterEquivalentOf, equivalentTo, isJointed, mainEquivalentM, mainM } from '../piping/distance'
import { pipeLength } from '../piping/length'
import { equivalentOf } from '../state'
import { sourceOf } from '../system'
import { ofFigure, step } from './note'

/** Proves the distance of a node from the outdoor unit: the main pipe and the way behind it, or the node before and the pipe. */
export function proveDistance(node: i32, isEquivalent: bool): void {
  const value = isEquivalent ? equivalentTo(node) : actualOf(node)
  if (node == root) {
    step(Q.FORMULA_NONE, value)
    return
  }
  if (!isJointed) return proveOneMore(node, isEquivalent, false, value)
  step(Q.FORMULA_WAY, value)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, isEquivalent ? Q.FIGURE_MAIN_EQUIVALENT_M : Q.FIGURE_MAIN_M, isEquivalent ? mainEquivalentM : mainM)
  ofFigure(
    Q.SUBJECT_NODE,
    node,
    isEquivalent ? Q.FIGURE_FIRST_EQUIVALENT_M : Q.FIGURE_FIRST_ACTUAL_M,
    isEquivalent ? afterEquivalentOf(node) : afterActualOf(node),
  )
}

/** Proves the distance of a node from the first joint or box on its way. */
export function proveAfterFirst(node: i32, isEquivalent: bool): void {
  proveOneMore(node, isEquivalent, true, isEquivalent ? afterEquivalentOf(node) : afterActualOf(node))
}

/** Writes the node before and the pipe from there: of several feeds the one that determines the distance. */
function proveOneMore(node: i32, isEquivalent: bool, isAfter: bool, value: f64): void {
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    const source = sourceOf(feed)
    const before = distance(source, isEquivalent, isAfter)
    const length = isEquivalent ? equivalentOf(feed) : pipeLength(feed)
    if (before + length != value || (isAfter && isJointed && source == root)) continue
    step(Q.FORMULA_WAY, value)
    ofFigure(Q.SUBJECT_NODE, source, figure(isEquivalent, isAfter), before)
    ofFigure(Q.SUBJECT_EDGE, feed, isEquivalent ? Q.FIGURE_PIPE_EQUIVALENT_M : Q.FIGURE_FEED_M, length)
    return
  }
  step(Q.FORMULA_NONE, value)
}

function distance(node: i32, isEquivalent: bool, isAfter: bool): f64 {
  if (isAfter) return isEquivalent ? afterEquivalentOf(node) : afterActualOf(node)
  return isEquivalent ? equivalentTo(node) : actualOf(node)
}

function figure(isEquivalent: bool, isAfter: bool): i32 {
  if (isAfter) return isEquivalent ? Q.FIGURE_FIRST_EQUIVALENT_M : Q.FIGURE_FIRST_ACTUAL_M
  return isEquivalent ? Q.FIGURE_EQUIVALENT_M : Q.FIGURE_ACTUAL_M
}

/** The pipe from the outdoor unit to the first joint or box, where there is one such pipe. */
export function proveMainLength(isEquivalent: bool, first: i32): void {
  const value = isEquivalent ? mainEquivalentM : mainM
  if (!isJointed) {
    step(Q.FORMULA_NONE, value)
    return
  }
  step(Q.FORMULA_SAME, value)
  ofFigure(Q.SUBJECT_EDGE, first, isEquivalent ? Q.FIGURE_PIPE_EQUIVALENT_M : Q.FIGURE_FEED_M, value)
}
