import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { isSinglePiped, partnerOf } from '../diagram/feeds'
import { constant } from '../pack'
import { setEquivalent } from '../state'
import {
  columnOf,
  design,
  edgeKindOf,
  hasLineLengths,
  kindOf,
  ownBends,
  ownGasLength,
  ownLength,
  ownLiquidLength,
  pack,
  sourceOf,
} from '../system'
import { isUnit } from './capacity'
import { fittingLength } from './fitting'
import { bendLength } from './sizes'

/** Length of a pipe that gives none, m: the outdoor unit's, else the pack's. */
let defaultM: f64 = 0
/** Whether any edge gives its lines lengths of their own. */
let hasLines: bool = false
/** The common lengths, where every pipe is one edge of one length, which saves all checks for each pipe. 0 elsewhere. */
let plain: usize = 0

export function openLengths(): void {
  const own = design(L.DESIGN_DEFAULT_PIPE)
  defaultM = isNaN(own) ? constant(pack, P.CONST_DEFAULT_PIPE_M) : own
  hasLines = hasLineLengths()
  plain = hasLines || !isSinglePiped() ? 0 : columnOf(L.EDGE_LENGTH_M)
}

function commonLength(edge: i32): f64 {
  const common = ownLength(edge)
  return isNaN(common) ? defaultM : common
}

function plainLength(edge: i32): f64 {
  const common = load<f64>(plain + ((edge as usize) << 3))
  return isNaN(common) ? defaultM : common
}

function gasLength(edge: i32): f64 {
  const own = ownGasLength(edge)
  return isNaN(own) ? commonLength(edge) : own
}

/** Returns one edge's liquid line as drawn: its own length where given, else the common one, else the default. */
function lineLength(edge: i32): f64 {
  const own = ownLiquidLength(edge)
  return isNaN(own) ? commonLength(edge) : own
}

/** Returns the length of one edge in m: the longer of the lines that it draws. */
export function edgeLength(edge: i32): f64 {
  if (plain != 0) return plainLength(edge)
  if (!hasLines) return commonLength(edge)
  const kind = edgeKindOf(edge)
  if (kind == L.EDGE_GAS) return gasLength(edge)
  const liquid = lineLength(edge)
  if (kind == L.EDGE_LIQUID) return liquid
  return larger(gasLength(edge), liquid)
}

/** Returns whether the default length counts for an edge, or for one of the lines that it draws. */
export function edgeLengthIsDefault(edge: i32): bool {
  if (!isNaN(ownLength(edge))) return false
  const kind = edgeKindOf(edge)
  if (kind == L.EDGE_GAS) return isNaN(ownGasLength(edge))
  return isNaN(ownLiquidLength(edge)) || (kind != L.EDGE_LIQUID && isNaN(ownGasLength(edge)))
}

/** Returns the length of a pipe's liquid line, m, which the charge counts. */
export function liquidLength(feed: i32): f64 {
  return plain != 0 ? plainLength(feed) : drawnLiquidLength(feed)
}

function drawnLiquidLength(feed: i32): f64 {
  const partner = partnerOf(feed)
  if (partner >= 0) return edgeLength(edgeKindOf(feed) == L.EDGE_LIQUID ? feed : partner)
  return hasLines && edgeKindOf(feed) == L.EDGE_GENERIC ? lineLength(feed) : edgeLength(feed)
}

/** Returns the length of a pipe for distances, m: the longer of its lines. */
export function pipeLength(feed: i32): f64 {
  return plain != 0 ? plainLength(feed) : drawnLength(feed)
}

function drawnLength(feed: i32): f64 {
  const partner = partnerOf(feed)
  return partner < 0 ? edgeLength(feed) : larger(edgeLength(feed), edgeLength(partner))
}

/** Returns the 90° bends of a pipe: the larger number where it is drawn twice. */
export function bendsOf(feed: i32): f64 {
  const partner = partnerOf(feed)
  return partner < 0 ? ownBends(feed) : larger(ownBends(feed), ownBends(partner))
}

/** Excludes pipes that leave a unit: such a pipe links a kit with its box and is drawn, but not piped on site. */
export function isCounted(feed: i32): bool {
  return !isUnit(kindOf(sourceOf(feed)))
}

/** Computes the equivalent length of a pipe: its `length`, its bends at its gas size, the fitting at its upstream end. */
export function measureEquivalent(feed: i32, source: i32, gas: i32, length: f64): void {
  const turns = bendsOf(feed)
  const metres = length + (turns > 0 ? turns * bendLength(gas) : 0) + fittingLength(source)
  setEquivalent(feed, metres)
  const partner = partnerOf(feed)
  if (partner >= 0) setEquivalent(partner, metres)
}

function larger(a: f64, b: f64): f64 {
  return a > b ? a : b
}
