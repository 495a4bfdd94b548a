import * as L from '../layout'
import { feedOf, hasMergedFeeds, nextFeed, parentOf, partnerOf } from '../diagram/feeds'
import { nodeAt, orderCount, root } from '../diagram/tree'
import { kindOf, loadOf, pack, setEdgeResult, sourceOf } from '../system'
import { ALLOWANCE } from '../findings'
import { openSurvey, surveyUnit } from '../rules/survey'
import { coolingOf, isFree, isUnit } from './capacity'
import { chooseFitting, fittingRow, openFittings, portKwOf, portsOf } from './fitting'
import { measurePath, measurePipe, openLengths, pipeLength, setEquivalent, startPaths } from './length'
import { isThreePipe } from './outdoor'
import { enlarge, gas, high, isBounded, limitByMain, liquid, openMain, sizeBranch, sizePort, sizeStub, takeMain } from './pipe-size'
import { boxAbove } from './upstream'

/** Metres of indoor mains that grew in the last sizing; the total-length limit counts them twice. */
export let enlargedM: f64 = 0

/**
 * One walk down the tree for the standard main pipe that stands in `pipe-size`: fittings, diameters, lengths, distances and what the units count.
 * Every node comes after those that feed it, so all it needs of them is there.
 */
export function layPipes(): void {
  const three = isThreePipe()
  enlargedM = 0
  openMain()
  openFittings()
  openLengths()
  openSurvey()
  chooseFitting(root, L.KIND_OUTDOOR)
  startPaths(root)
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    const kind = kindOf(node)
    const parent = parentOf(node)
    chooseFitting(node, kind)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      const source = sourceOf(feed)
      measurePipe(feed)
      sizePipe(feed, source, node, three)
      setCapacity(feed, loadOf(node))
      writeSizes(feed)
      setEquivalent(feed, source, gas)
    }
    measurePath(node, parent)
    if (isUnit(kind)) surveyUnit(node, kind, parent)
  }
}

/**
 * Diameters once more, for the final main pipe; `withEnlarged` grows the indoor mains. Equivalent lengths keep standard sizes. Where the main only
 * grew and bounded no pipe, nothing but the main changes.
 */
export function resizePipes(withEnlarged: bool): void {
  enlargedM = 0
  const three = isThreePipe()
  const onlyMain = !withEnlarged && !isBounded() && !hasMergedFeeds()
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    if (onlyMain && parentOf(node) != root) break
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      const source = sourceOf(feed)
      sizePipe(feed, source, node, three)
      if (withEnlarged && kindOf(node) == L.KIND_JOINT && kindOf(source) == L.KIND_JOINT && enlarge(pack)) enlargedM += pipeLength(feed)
      writeSizes(feed)
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

function setCapacity(feed: i32, index: i32): void {
  const kw = (index as f64) / 10
  setEdgeResult(feed, L.EDGE_CAPACITY_KW, kw)
  const partner = partnerOf(feed)
  if (partner >= 0) setEdgeResult(partner, L.EDGE_CAPACITY_KW, kw)
}

function writeSizes(feed: i32): void {
  writeSize(feed)
  const partner = partnerOf(feed)
  if (partner >= 0) writeSize(partner)
}

function writeSize(edge: i32): void {
  setEdgeResult(edge, L.EDGE_GAS_MM, gas)
  setEdgeResult(edge, L.EDGE_LIQUID_MM, liquid)
  setEdgeResult(edge, L.EDGE_HIGH_MM, high)
}
