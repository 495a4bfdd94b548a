import * as L from '../../common/layout/layout'
import { feedOf, nextFeed, parentOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo, root } from '../diagram/tree'
import { equivalentOf, setWay, wayActualOf, wayEquivalentOf } from '../state'
import { kindOf, nodeRoom, sourceOf, targetOf } from '../system'
import { reserve } from '../../common/memory'
import { pipeLength } from './length'

/**
 * Distances of the nodes in m. Where one pipe leads from the outdoor unit to a first joint or box, they are stored from there on, and the main pipe is added
 * on reading: then a change of the main pipe changes one number. In the few other drawings they are stored from the outdoor unit, and those
 * behind the first joint of each way are in columns of their own.
 */
export let isJointed: bool = false
/** Length of that main pipe; 0 where distances are stored from the outdoor unit. */
export let mainM: f64 = 0
export let mainEquivalentM: f64 = 0
let afterActual: usize = 0
let afterEquivalent: usize = 0
/** 1 for each node with a joint or box on the way to it, itself excluded. */
let behindFirst: usize = 0

export function openDistances(): void {
  const from = childrenFrom(root)
  isJointed = childrenTo(root) - from == 1 && isFitting(kindOf(targetOf(childAt(from))))
  mainM = 0
  mainEquivalentM = 0
  setWay(root, 0, 0)
  if (isJointed) return
  afterActual = reserve((nodeRoom as usize) << 3)
  afterEquivalent = reserve((nodeRoom as usize) << 3)
  behindFirst = reserve(nodeRoom)
  store<u8>(behindFirst + root, 0)
  setAfter(root, 0, 0)
}

/** Returns whether a node is a joint, header or box, which a main pipe leads to. */
export function isFitting(kind: i32): bool {
  return kind == L.KIND_JOINT || kind == L.KIND_BOX
}

/** Returns the distance from the outdoor unit. */
export function actualOf(node: i32): f64 {
  return node == root ? 0 : mainM + wayActualOf(node)
}

export function equivalentTo(node: i32): f64 {
  return node == root ? 0 : mainEquivalentM + wayEquivalentOf(node)
}

/** Returns the distance from the first joint or box on the way; 0 up to it. */
export function afterActualOf(node: i32): f64 {
  return isJointed ? wayActualOf(node) : load<f64>(afterActual + ((node as usize) << 3))
}

export function afterEquivalentOf(node: i32): f64 {
  return isJointed ? wayEquivalentOf(node) : load<f64>(afterEquivalent + ((node as usize) << 3))
}

/** Computes the distances of a node from those of the nodes that feed it; a box of several feeds takes the longest. */
export function measurePath(node: i32): void {
  if (!isJointed) return measureBoth(node)
  const feed = feedOf(node)
  const source = sourceOf(feed)
  if (source == root) {
    mainM = pipeLength(feed)
    mainEquivalentM = equivalentOf(feed)
    return setWay(node, 0, 0)
  }
  let actual = wayActualOf(source) + pipeLength(feed)
  let equivalent = wayEquivalentOf(source) + equivalentOf(feed)
  for (let other = nextFeed(feed); other >= 0; other = nextFeed(other)) {
    actual = larger(actual, wayActualOf(sourceOf(other)) + pipeLength(other))
    equivalent = larger(equivalent, wayEquivalentOf(sourceOf(other)) + equivalentOf(other))
  }
  setWay(node, actual, equivalent)
}

function measureBoth(node: i32): void {
  const parent = parentOf(node)
  const isBehind = isFitting(kindOf(parent)) || load<u8>(behindFirst + parent) != 0
  store<u8>(behindFirst + node, isBehind ? 1 : 0)
  let actual: f64 = 0
  let equivalent: f64 = 0
  let after: f64 = 0
  let equivalentAfter: f64 = 0
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    const source = sourceOf(feed)
    const length = pipeLength(feed)
    const whole = equivalentOf(feed)
    actual = larger(actual, wayActualOf(source) + length)
    equivalent = larger(equivalent, wayEquivalentOf(source) + whole)
    if (!isBehind) continue
    after = larger(after, afterActualOf(source) + length)
    equivalentAfter = larger(equivalentAfter, afterEquivalentOf(source) + whole)
  }
  setWay(node, actual, equivalent)
  setAfter(node, after, equivalentAfter)
}

function setAfter(node: i32, actual: f64, equivalent: f64): void {
  store<f64>(afterActual + ((node as usize) << 3), actual)
  store<f64>(afterEquivalent + ((node as usize) << 3), equivalent)
}

function larger(a: f64, b: f64): f64 {
  return a > b ? a : b
}
