import * as L from '../layout'
import * as P from '../layout-pack'
import { feedOf, nextFeed, partnerOf } from '../diagram/feeds'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { reserve } from '../memory'
import {
  design,
  edgeGiven,
  edgeKindOf,
  edgeResult,
  kindOf,
  nodeCount,
  nodeResult,
  pack,
  setEdgeResult,
  setNodeResult,
  sourceOf,
} from '../system'
import { isUnit } from './capacity'
import { fittingLength } from './fitting'
import { openMemo, slotOf } from './memo'

/** Length of a pipe that gives none, m: the outdoor unit's, else the pack's. */
let defaultM: f64 = 0
let bendMemo: usize = 0
/** 1 for each node with a joint or box on the way to it, itself excluded. */
let behindFirst: usize = 0

export function openLengths(): void {
  const own = design(L.DESIGN_DEFAULT_PIPE)
  defaultM = isNaN(own) ? constant(pack, P.CONST_DEFAULT_PIPE_M) : own
  bendMemo = openMemo()
  behindFirst = reserve(nodeCount)
}

/** One line of a pipe as drawn: its gas or liquid length where given, else the common one, else the default. */
function lineLength(edge: i32, column: i32): f64 {
  const own = edgeGiven(edge, column)
  if (!isNaN(own)) return own
  const common = edgeGiven(edge, L.EDGE_LENGTH_M)
  return isNaN(common) ? defaultM : common
}

function edgeLength(edge: i32): f64 {
  const kind = edgeKindOf(edge)
  if (kind == L.EDGE_GAS) return lineLength(edge, L.EDGE_GAS_LENGTH_M)
  const liquid = lineLength(edge, L.EDGE_LIQUID_LENGTH_M)
  if (kind == L.EDGE_LIQUID) return liquid
  const gas = lineLength(edge, L.EDGE_GAS_LENGTH_M)
  return gas > liquid ? gas : liquid
}

/** Length of a pipe's liquid line, m: what the charge counts. */
export function liquidLength(feed: i32): f64 {
  const partner = partnerOf(feed)
  if (partner >= 0) return edgeLength(edgeKindOf(feed) == L.EDGE_LIQUID ? feed : partner)
  return edgeKindOf(feed) == L.EDGE_GENERIC ? lineLength(feed, L.EDGE_LIQUID_LENGTH_M) : edgeLength(feed)
}

/** Length of a pipe for distances, m: the longer of its lines. */
export function pipeLength(feed: i32): f64 {
  const own = edgeResult(feed, L.EDGE_ACTUAL_M)
  const partner = partnerOf(feed)
  if (partner < 0) return own
  const other = edgeResult(partner, L.EDGE_ACTUAL_M)
  return own > other ? own : other
}

function bends(edge: i32): f64 {
  const own = edgeGiven(edge, L.EDGE_BENDS)
  return isNaN(own) ? 0 : own
}

/** 90° bends of a pipe: the larger number where it is drawn twice. */
export function bendsOf(feed: i32): f64 {
  const partner = partnerOf(feed)
  const own = bends(feed)
  const other = partner < 0 ? 0 : bends(partner)
  return own > other ? own : other
}

/** A pipe that leaves a unit links a kit with its box: drawn, not piped on site. */
export function isCounted(feed: i32): bool {
  return !isUnit(kindOf(sourceOf(feed)))
}

/** Equivalent metres of a 90° bend at a gas diameter. */
function bendLength(mm: f64): f64 {
  const slot = slotOf(bendMemo, mm)
  if (load<f64>(slot) != mm) {
    store<f64>(slot, mm)
    store<f64>(slot, bendMetres(pack, mm), 8)
  }
  return load<f64>(slot, 8)
}

/** Equivalent metres of a 90° bend by a pack's table of fittings; between rows the next smaller. */
export function bendMetres(packAt: usize, mm: f64): f64 {
  const at = tableOf(packAt, P.PACK_ELBOW)
  const rows = rowsOf(packAt, P.PACK_ELBOW)
  let row = 0
  while (row + 1 < rows && cell(at, P.LINE_WIDTH, row + 1, P.LINE_X) <= mm + 0.015) row++
  return cell(at, P.LINE_WIDTH, row, P.LINE_Y)
}

/** Actual length of a pipe, of both its lines where it is drawn twice. */
export function measurePipe(feed: i32): void {
  setEdgeResult(feed, L.EDGE_ACTUAL_M, edgeLength(feed))
  const partner = partnerOf(feed)
  if (partner >= 0) setEdgeResult(partner, L.EDGE_ACTUAL_M, edgeLength(partner))
}

/** Equivalent length of a pipe: its length, its bends at its gas diameter, the fitting at its upstream end. */
export function setEquivalent(feed: i32, source: i32, gasMm: f64): void {
  const turns = bendsOf(feed)
  const length = pipeLength(feed) + (turns > 0 ? turns * bendLength(gasMm) : 0) + fittingLength(source)
  setEdgeResult(feed, L.EDGE_EQUIVALENT_M, length)
  const partner = partnerOf(feed)
  if (partner >= 0) setEdgeResult(partner, L.EDGE_EQUIVALENT_M, length)
}

/** The outdoor unit, where all distances begin. */
export function startPaths(root: i32): void {
  store<u8>(behindFirst + root, 0)
  setPath(root, 0, 0, 0, 0)
}

/** Distances of a node from the outdoor unit and from its first joint, actual and equivalent; a box of several feeds takes the longest. */
export function measurePath(node: i32, parent: i32): void {
  const kind = kindOf(parent)
  const isBehind = kind == L.KIND_BOX || kind == L.KIND_JOINT || load<u8>(behindFirst + parent) != 0
  store<u8>(behindFirst + node, isBehind ? 1 : 0)
  let actual: f64 = 0
  let equivalent: f64 = 0
  let firstActual: f64 = 0
  let firstEquivalent: f64 = 0
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    const source = sourceOf(feed)
    const length = pipeLength(feed)
    const whole = edgeResult(feed, L.EDGE_EQUIVALENT_M)
    actual = larger(actual, nodeResult(source, L.NODE_ACTUAL_M) + length)
    equivalent = larger(equivalent, nodeResult(source, L.NODE_EQUIVALENT_M) + whole)
    if (!isBehind) continue
    firstActual = larger(firstActual, nodeResult(source, L.NODE_FIRST_ACTUAL_M) + length)
    firstEquivalent = larger(firstEquivalent, nodeResult(source, L.NODE_FIRST_EQUIVALENT_M) + whole)
  }
  setPath(node, actual, equivalent, firstActual, firstEquivalent)
}

function larger(a: f64, b: f64): f64 {
  return a > b ? a : b
}

function setPath(node: i32, actual: f64, equivalent: f64, firstActual: f64, firstEquivalent: f64): void {
  setNodeResult(node, L.NODE_ACTUAL_M, actual)
  setNodeResult(node, L.NODE_EQUIVALENT_M, equivalent)
  setNodeResult(node, L.NODE_FIRST_ACTUAL_M, firstActual)
  setNodeResult(node, L.NODE_FIRST_EQUIVALENT_M, firstEquivalent)
}
