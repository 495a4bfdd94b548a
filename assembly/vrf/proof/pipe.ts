import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { partnerOf } from '../diagram/feeds'
import { bendsOf, edgeLength, liquidLength, pipeLength } from '../piping/length'
import { bendRow, mmOf } from '../piping/sizes'
import { fittingLength } from '../piping/fitting'
import { chargedLength, isEquivalent } from '../rules/survey'
import { equivalentOf, loadOf } from '../state'
import { design, edgeKindOf, ownBends, ownGasLength, ownLength, ownLiquidLength, pack, sourceOf, targetOf } from '../system'
import { ofDesign, ofDrawn, ofFigure, ofTable, step } from './note'
import { standardGas } from './standard-gas'

/** Load of a pipe: the capacity index of the nodes it feeds ÷ 10. */
export function proveCapacity(edge: i32): void {
  const load = loadOf(targetOf(edge)) as f64
  step(Q.FORMULA_TENTH, load / 10)
  ofFigure(Q.SUBJECT_NODE, targetOf(edge), Q.FIGURE_LOAD, load)
}

/** Length of one edge as it counts: the longer of the lines that it draws. */
export function proveEdgeLength(edge: i32): void {
  const kind = edgeKindOf(edge)
  if (kind == L.EDGE_GAS || kind == L.EDGE_LIQUID) {
    step(Q.FORMULA_SAME, edgeLength(edge))
    ofLine(edge, kind == L.EDGE_GAS)
    return
  }
  step(Q.FORMULA_LONGER, edgeLength(edge))
  ofLine(edge, true)
  ofLine(edge, false)
}

/** One line as drawn: its own length, else the common one, else the default. */
function ofLine(edge: i32, isGas: bool): void {
  const own = isGas ? ownGasLength(edge) : ownLiquidLength(edge)
  const common = ownLength(edge)
  const preset = design(L.DESIGN_DEFAULT_PIPE)
  if (!isNaN(own)) ofDrawn(Q.SUBJECT_EDGE, edge, isGas ? Q.DRAWN_GAS_LENGTH_M : Q.DRAWN_LIQUID_LENGTH_M, own)
  else if (!isNaN(common)) ofDrawn(Q.SUBJECT_EDGE, edge, Q.DRAWN_LENGTH_M, common)
  else if (!isNaN(preset)) ofDesign(L.DESIGN_DEFAULT_PIPE, preset)
  else ofTable(P.PACK_CONSTANT, P.CONST_WIDTH, 0, P.CONST_DEFAULT_PIPE_M)
}

/** Length of a pipe: of two edges that draw its lines the longer. */
export function proveFeedLength(feed: i32): void {
  const partner = partnerOf(feed)
  if (partner < 0) {
    step(Q.FORMULA_SAME, pipeLength(feed))
    ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_PIPE_M, edgeLength(feed))
    return
  }
  const isGas = edgeKindOf(feed) == L.EDGE_GAS
  step(Q.FORMULA_LONGER, pipeLength(feed))
  ofFigure(Q.SUBJECT_EDGE, isGas ? feed : partner, Q.FIGURE_PIPE_M, edgeLength(isGas ? feed : partner))
  ofFigure(Q.SUBJECT_EDGE, isGas ? partner : feed, Q.FIGURE_PIPE_M, edgeLength(isGas ? partner : feed))
}

/** Length of a pipe's liquid line, which the charge counts. */
export function proveLiquidLength(feed: i32): void {
  step(Q.FORMULA_SAME, liquidLength(feed))
  const partner = partnerOf(feed)
  if (partner >= 0) {
    const edge = edgeKindOf(feed) == L.EDGE_LIQUID ? feed : partner
    ofFigure(Q.SUBJECT_EDGE, edge, Q.FIGURE_PIPE_M, edgeLength(edge))
  } else if (edgeKindOf(feed) == L.EDGE_GENERIC) ofLine(feed, false)
  else ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_PIPE_M, edgeLength(feed))
}

/** Proves the liquid line as the charge counts it: with the lengths of bends and fittings where the pack charges equivalent metres. */
export function proveChargedLength(feed: i32): void {
  step(isEquivalent ? Q.FORMULA_CHARGED_M : Q.FORMULA_SAME, chargedLength(feed))
  ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_LIQUID_M, liquidLength(feed))
  if (!isEquivalent) return
  ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_PIPE_EQUIVALENT_M, equivalentOf(feed))
  ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_FEED_M, pipeLength(feed))
}

export function proveBends(edge: i32): void {
  step(Q.FORMULA_SAME, ownBends(edge))
  ofDrawn(Q.SUBJECT_EDGE, edge, Q.DRAWN_BENDS, ownBends(edge))
}

/** Its length, its bends at its gas diameter with the standard main, the fitting at its upstream end. */
export function provePipeEquivalent(edge: i32, feed: i32): void {
  const source = sourceOf(feed)
  const gas = mmOf(standardGas(feed))
  step(Q.FORMULA_PIPE_EQUIVALENT, equivalentOf(edge))
  ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_FEED_M, pipeLength(feed))
  ofDrawn(Q.SUBJECT_EDGE, edge, Q.DRAWN_BENDS, bendsOf(feed))
  ofTable(P.PACK_ELBOW, P.LINE_WIDTH, bendRow(pack, gas), P.LINE_Y)
  ofFigure(Q.SUBJECT_NODE, source, Q.FIGURE_FITTING_M, fittingLength(source))
  ofFigure(Q.SUBJECT_EDGE, edge, Q.FIGURE_STANDARD_GAS_MM, gas)
}
