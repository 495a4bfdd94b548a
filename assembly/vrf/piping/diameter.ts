import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { feedOf, hasMergedFeeds, nextFeed, partnerOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo, innerAt, innerCount, leafAt, nodeAt, orderCount, root } from '../diagram/tree'
import { markBlock } from '../rules/blocks'
import { liquidOf, loadOf, NO_SIZE, setSizes } from '../state'
import { kindOf, pack, sourceOf, targetOf } from '../system'
import { ALLOWANCE } from '../findings'
import { coolingOf, isFree, isUnit } from './capacity'
import { measurePath, openDistances } from './distance'
import { chooseFitting, fittingRow, openFittings, portKwOf, portsOf } from './fitting'
import { measureEquivalent, openLengths, pipeLength } from './length'
import { isThreePipe } from './outdoor'
import {
  enlarge,
  gas,
  high,
  isBounded,
  limitByMain,
  liquid,
  openMain,
  openTables,
  sizeBranch,
  sizePort,
  sizeStub,
  takeMain,
} from './pipe-size'
import { openSizes } from './sizes'
import { boxAbove } from './upstream'
import {
  hasRun,
  needs,
  STAGE_LOADS,
  STAGE_MAIN,
  STAGE_OUTDOOR,
  STAGE_PIPES,
  STAGE_PIPING,
  STAGE_ROW_MEMO,
  STAGE_SYSTEM,
} from '../../common/stages'

/** Metres of indoor mains that grew in the last sizing; the total-length limit counts them twice. */
export let enlargedM: f64 = 0
/** Whether indoor mains grew in the last sizing. */
export let isEnlarging: bool = false
let three: bool = false

/** Prepares the values of the pack and the whole system that sizing a pipe needs. */
export function openPiping(): void {
  needs(STAGE_SYSTEM | STAGE_OUTDOOR)
  three = isThreePipe()
  enlargedM = 0
  isEnlarging = false
  openSizes(pack)
  openTables(pack)
  openFittings()
  openLengths()
  openDistances()
  hasRun(STAGE_PIPING)
}

/**
 * Walks down the tree once for the standard main pipe in `pipe-size`: fittings, diameters, equivalent lengths, distances. Every node comes
 * after those that feed it, so the values it needs are already computed.
 */
export function layPipes(): void {
  needs(STAGE_PIPING | STAGE_MAIN | STAGE_LOADS | STAGE_ROW_MEMO)
  openMain()
  chooseFitting(root, L.KIND_OUTDOOR)
  for (let place = 1; place < innerCount; place++) {
    const node = innerAt(place)
    layPipe(node)
    measurePath(node)
  }
  const leaves = orderCount - innerCount
  for (let place = 0; place < leaves; place++) {
    const node = leafAt(place)
    if (node == root) continue
    layPipe(node)
    measurePath(node)
  }
  hasRun(STAGE_PIPES)
}

/** Computes the fitting, standard diameters and equivalent lengths of one node and its feeds. */
export function layPipe(node: i32): void {
  needs(STAGE_PIPING | STAGE_MAIN | STAGE_LOADS)
  chooseFitting(node, kindOf(node))
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    const source = sourceOf(feed)
    const length = pipeLength(feed)
    sizeBetween(source, node, length)
    writeSizes(feed)
    measureEquivalent(feed, source, gas, length)
  }
}

/**
 * Sizes the diameters again, for the final main pipe; `withEnlarged` grows the indoor mains. Equivalent lengths keep standard sizes. Where the main only
 * grew and bounded no pipe, nothing but the main changes.
 */
export function resizePipes(withEnlarged: bool): void {
  needs(STAGE_PIPES)
  enlargedM = 0
  isEnlarging = withEnlarged
  if (!withEnlarged && !isBounded() && !hasMergedFeeds()) {
    const to = childrenTo(root)
    for (let place = childrenFrom(root); place < to; place++) resizePipe(targetOf(childAt(place)), false)
  } else {
    for (let place = 1; place < orderCount; place++) resizePipe(nodeAt(place), withEnlarged)
  }
}

/** Marks the node's block, because another liquid size changes its sums. */
export function resizePipe(node: i32, withEnlarged: bool): void {
  needs(STAGE_PIPES)
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    const source = sourceOf(feed)
    sizePipe(feed, source, node)
    if (withEnlarged && isIndoorMain(source, node) && enlarge()) enlargedM += pipeLength(feed)
    if (liquidOf(feed) != liquid) markBlock(node)
    writeSizes(feed)
  }
}

/** Returns whether a pipe is between the first and the last joint. */
export function isIndoorMain(source: i32, target: i32): bool {
  return kindOf(source) == L.KIND_JOINT && kindOf(target) == L.KIND_JOINT
}

/** Computes the size of one pipe, before indoor mains grow, into `pipe-size`. */
export function sizePipe(feed: i32, source: i32, target: i32): void {
  sizeBetween(source, target, pipeLength(feed))
}

function sizeBetween(source: i32, target: i32, length: f64): void {
  const index = loadOf(target)
  if (kindOf(source) == L.KIND_OUTDOOR) return takeMainOrBranch(index)
  const table = loadTable(source, target)
  if (table == P.PACK_STUB) sizeStub(pack, index, length)
  else if (table == P.PACK_BOX) sizePort(pack, fittingRow(source), index)
  else sizeBranch(pack, index, table == P.PACK_BRANCH3)
  if (kindOf(target) != L.KIND_BOX && kindOf(source) != L.KIND_BOX && boxAbove(target) < 0) limitByMain()
}

/** Returns the pack's table that sizes a pipe by its load; that of the boxes for a pipe of one port. Not for pipes that leave the outdoor unit. */
export function loadTable(source: i32, target: i32): i32 {
  const kind = kindOf(target)
  if (kind == L.KIND_BOX) return three ? P.PACK_BRANCH3 : P.PACK_BRANCH2
  const ends = isUnit(kind) || isFree(kind)
  if (kindOf(source) == L.KIND_BOX) {
    if (!ends) return P.PACK_BRANCH2
    const takesTwo = isUnit(kind) && portsOf(source) > 1 && coolingOf(target) > portKwOf(source) + ALLOWANCE
    return takesTwo ? P.PACK_STUB : P.PACK_BOX
  }
  if (ends) return P.PACK_STUB
  return three && boxAbove(target) < 0 ? P.PACK_BRANCH3 : P.PACK_BRANCH2
}

/** Uses the branch table where there is no outdoor unit, and so no main. */
function takeMainOrBranch(index: i32): void {
  takeMain()
  if (gas == NO_SIZE) sizeBranch(pack, index, three)
}

function writeSizes(feed: i32): void {
  setSizes(feed, gas, liquid, high)
  const partner = partnerOf(feed)
  if (partner >= 0) setSizes(partner, gas, liquid, high)
}
