import * as L from '../layout'
import { feedOf, nextFeed, nodeAt, orderCount, partnerOf } from '../diagram/tree'
import { kindOf, loadOf, pack, setEdgeResult, sourceOf } from '../system'
import { ALLOWANCE } from '../findings'
import { boxAbove, coolingOf, isFree, isUnit } from './capacity'
import { fittingRow, portKwOf, portsOf } from './fitting'
import { isCounted, pipeLength, setEquivalent } from './length'
import { isThreePipe } from './outdoor'
import { enlarge, gas, high, limitByMain, liquid, sizeBranch, sizePort, sizeStub, takeMain } from './pipe-size'

/** Metres of indoor mains that grew in the last sizing; the total-length limit counts them twice. */
export let enlargedM: f64 = 0

/**
 * Diameters of every pipe for the main pipe that stands in `pipe-size`. `isStandard` also sets the equivalent lengths, which keep standard
 * sizes; `withEnlarged` grows the indoor mains.
 */
export function sizePipes(isStandard: bool, withEnlarged: bool): void {
  enlargedM = 0
  const three = isThreePipe()
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      sizePipe(feed, sourceOf(feed), node, three)
      if (withEnlarged && kindOf(node) == L.KIND_JOINT && kindOf(sourceOf(feed)) == L.KIND_JOINT && enlarge(pack))
        enlargedM += pipeLength(feed)
      writeSizes(feed, loadOf(node))
      if (isStandard) setEquivalent(feed, gas)
    }
  }
}

function sizePipe(feed: i32, source: i32, target: i32, three: bool): void {
  const kind = kindOf(target)
  const index = loadOf(target)
  if (kindOf(source) == L.KIND_OUTDOOR) return takeMainOrBranch(index, three)
  if (kind == L.KIND_BOX) return sizeBranch(pack, index, three)
  const ends = isUnit(kind) || isFree(kind)
  if (kindOf(source) == L.KIND_BOX) {
    if (!ends) sizeBranch(pack, index, false)
    else if (isUnit(kind) && portsOf(source) > 1 && coolingOf(target) > portKwOf(source) + ALLOWANCE)
      sizeStub(pack, index, pipeLength(feed))
    else sizePort(pack, fittingRow(source), index)
    return
  }
  const behindBox = boxAbove(target) >= 0
  if (ends) sizeStub(pack, index, pipeLength(feed))
  else sizeBranch(pack, index, three && !behindBox)
  if (!behindBox) limitByMain()
}

/** Without an outdoor unit there is no main to take, so the branch table stands in. */
function takeMainOrBranch(index: i32, three: bool): void {
  takeMain()
  if (gas <= 0) sizeBranch(pack, index, three)
}

function writeSizes(feed: i32, index: i32): void {
  writeSize(feed, index)
  const partner = partnerOf(feed)
  if (partner >= 0) writeSize(partner, index)
}

function writeSize(edge: i32, index: i32): void {
  setEdgeResult(edge, L.EDGE_CAPACITY_KW, (index as f64) / 10)
  setEdgeResult(edge, L.EDGE_GAS_MM, gas)
  setEdgeResult(edge, L.EDGE_LIQUID_MM, liquid)
  setEdgeResult(edge, L.EDGE_HIGH_MM, high)
}

/** Sum of all counted pipes, m. */
export function totalLength(): f64 {
  let sum: f64 = 0
  for (let place = 1; place < orderCount; place++) {
    for (let feed = feedOf(nodeAt(place)); feed >= 0; feed = nextFeed(feed)) {
      if (isCounted(feed)) sum += pipeLength(feed)
    }
  }
  return sum
}
