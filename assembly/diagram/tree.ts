import * as L from '../layout'
import { RULE_NOT_A_TREE } from '../layout-codes'
import { breakRule } from '../findings'
import { edgeCount, edgeKindOf, hasFlag, isDuplicateEdge, kindOf, nodeCount, portOf, scratch, sourceOf, targetOf } from '../system'

/** Most pipes that may feed one box of a merged air handler. */
const FEEDS_MOST: i32 = 16

/** Row of the outdoor unit, -1 where there is none. */
export let root: i32 = -1
/** Nodes of the tree in an order that puts every node after those that feed it; `orderCount` of them. */
export let orderCount: i32 = 0
let order: usize = 0
let feeds: usize = 0
let nextFeeds: usize = 0
let partners: usize = 0
let childStarts: usize = 0
let children: usize = 0
let namedNodes: usize = 0
let namedEdges: usize = 0
/** Nodes whose pipe comes from nowhere: the pipe is named, so they are not. */
let cutOff: usize = 0
let surplus: usize = 0
let nextSurplus: usize = 0
let sound: bool = true

export function nodeAt(place: i32): i32 {
  return load<i32>(order + ((place as usize) << 2))
}

/** First pipe into a node, -1 for the outdoor unit. */
export function feedOf(node: i32): i32 {
  return load<i32>(feeds + ((node as usize) << 2))
}

/** Next pipe into the same node, -1 after the last. Only boxes of merged air handlers have more than one. */
export function nextFeed(edge: i32): i32 {
  return load<i32>(nextFeeds + ((edge as usize) << 2))
}

/** The edge that draws the same pipe's other line, -1 where the pipe is one edge. */
export function partnerOf(edge: i32): i32 {
  return load<i32>(partners + ((edge as usize) << 2))
}

export function parentOf(node: i32): i32 {
  const feed = feedOf(node)
  return feed < 0 ? -1 : sourceOf(feed)
}

/** Places of a node's outgoing pipes in `childAt`: from here up to, not including, the next node's. */
export function childrenFrom(node: i32): i32 {
  return load<i32>(childStarts + ((node as usize) << 2))
}

export function childrenTo(node: i32): i32 {
  return load<i32>(childStarts + (((node + 1) as usize) << 2))
}

/** Edge that leads to a child. */
export function childAt(place: i32): i32 {
  return load<i32>(children + ((place as usize) << 2))
}

/** Puts a node's pipes in the order of their outlets; only the few outlets of real fittings are sorted. */
export function sortByOutlet(node: i32): void {
  const from = childrenFrom(node)
  const to = childrenTo(node)
  if (to - from > 64) return
  for (let place = from + 1; place < to; place++) {
    const edge = childAt(place)
    let at = place
    while (at > from && portOf(childAt(at - 1)) > portOf(edge)) {
      store<i32>(children + ((at as usize) << 2), childAt(at - 1))
      at--
    }
    store<i32>(children + ((at as usize) << 2), edge)
  }
}

/**
 * Finds feeds, children and an order, and reports whatever is not a tree rooted at one outdoor unit.
 * Answers STATUS_CALCULATED for a sound tree, STATUS_EMPTY where there is no node with refrigerant, STATUS_NOT_A_TREE else.
 */
export function buildTree(): i32 {
  sound = true
  root = -1
  orderCount = 0
  feeds = scratch(nodeCount, 255)
  nextFeeds = scratch(edgeCount, 255)
  partners = scratch(edgeCount, 255)
  childStarts = scratch(nodeCount + 2, 0)
  children = scratch(edgeCount, 255)
  order = scratch(nodeCount, 255)
  namedNodes = scratch(nodeCount, 0)
  namedEdges = scratch(edgeCount, 0)
  cutOff = scratch(nodeCount, 0)
  surplus = scratch(nodeCount, 255)
  nextSurplus = scratch(edgeCount, 255)
  linkFeeds()
  linkChildren()
  const inside = findRoot()
  if (inside == 0 && sound) return L.STATUS_EMPTY
  if (inside > 0 && root < 0) complain(-1, -1)
  checkIds()
  const waiting = scratch(nodeCount, 0)
  countFeeds(waiting)
  if (root >= 0) walkFrom(root, waiting)
  checkReach(inside, waiting)
  return sound ? L.STATUS_CALCULATED : L.STATUS_NOT_A_TREE
}

/** Each place is named once, whatever is wrong there. */
function complain(node: i32, edge: i32): void {
  sound = false
  if (node >= 0 && isNamed(namedNodes, node)) return
  if (edge >= 0 && isNamed(namedEdges, edge)) return
  breakRule(RULE_NOT_A_TREE, node, edge, 0, NaN)
}

function isNamed(column: usize, row: i32): bool {
  const at = column + ((row as usize) << 2)
  if (load<i32>(at) != 0) return true
  store<i32>(at, 1)
  return false
}

function isRow(node: i32): bool {
  return node >= 0 && node < nodeCount
}

/** Nodes without refrigerant are outside the tree, and so is every kind this core does not know. */
export function isInside(node: i32): bool {
  const kind = kindOf(node)
  return kind > L.KIND_NONE && kind <= L.KIND_END_CAP
}

function linkFeeds(): void {
  for (let edge = 0; edge < edgeCount; edge++) {
    const source = sourceOf(edge)
    const target = targetOf(edge)
    if ((isRow(source) && !isInside(source)) || (isRow(target) && !isInside(target))) continue
    if (!isRow(source) || !isRow(target)) {
      complain(-1, edge)
      if (isRow(target)) isNamed(cutOff, target)
      continue
    }
    linkFeed(edge, source, target)
  }
}

function linkFeed(edge: i32, source: i32, target: i32): void {
  const at = feeds + ((target as usize) << 2)
  let feed = load<i32>(at)
  if (feed < 0) {
    store<i32>(at, edge)
    return
  }
  let last = feed
  let count = 0
  while (feed >= 0) {
    if (sourceOf(feed) == source) {
      if (
        partnerOf(feed) < 0 &&
        edgeKindOf(feed) + edgeKindOf(edge) == L.EDGE_GAS + L.EDGE_LIQUID &&
        edgeKindOf(feed) != 0 &&
        edgeKindOf(edge) != 0
      ) {
        store<i32>(partners + ((feed as usize) << 2), edge)
      } else complain(-1, edge)
      return
    }
    last = feed
    count++
    feed = nextFeed(feed)
  }
  if (kindOf(target) == L.KIND_AHU_BOX && count < FEEDS_MOST) {
    store<i32>(nextFeeds + ((last as usize) << 2), edge)
    return
  }
  complain(target, -1)
  linkSurplus(edge, source, target)
}

/** Surplus pipes are kept apart, so that a pair drawn twice is named once for each pipe too many. */
function linkSurplus(edge: i32, source: i32, target: i32): void {
  const at = surplus + ((target as usize) << 2)
  let count = 0
  for (let other = load<i32>(at); other >= 0 && count < FEEDS_MOST; other = load<i32>(nextSurplus + ((other as usize) << 2))) {
    count++
    const isPair = edgeKindOf(other) + edgeKindOf(edge) == L.EDGE_GAS + L.EDGE_LIQUID && edgeKindOf(other) != 0 && edgeKindOf(edge) != 0
    if (sourceOf(other) == source && !isPair) {
      complain(-1, edge)
      return
    }
  }
  store<i32>(nextSurplus + ((edge as usize) << 2), load<i32>(at))
  store<i32>(at, edge)
}

/** Counting sort of the pipes by the node they leave; within a node in the order of the drawing. */
function linkChildren(): void {
  for (let node = 0; node < nodeCount; node++) {
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      const at = childStarts + (((sourceOf(feed) + 2) as usize) << 2)
      store<i32>(at, load<i32>(at) + 1)
    }
  }
  for (let node = 0; node < nodeCount; node++) {
    const at = childStarts + (((node + 1) as usize) << 2)
    store<i32>(at + 4, load<i32>(at + 4) + load<i32>(at))
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    const target = targetOf(edge)
    if (!isRow(target) || !isFeed(edge, target)) continue
    const at = childStarts + (((sourceOf(edge) + 1) as usize) << 2)
    const place = load<i32>(at)
    store<i32>(children + ((place as usize) << 2), edge)
    store<i32>(at, place + 1)
  }
}

function isFeed(edge: i32, target: i32): bool {
  for (let feed = feedOf(target); feed >= 0; feed = nextFeed(feed)) {
    if (feed == edge) return true
  }
  return false
}

/** Number of nodes with refrigerant; sets the root and complains of every outdoor unit after the first. */
function findRoot(): i32 {
  let inside = 0
  for (let node = 0; node < nodeCount; node++) {
    if (!isInside(node)) continue
    inside++
    if (kindOf(node) != L.KIND_OUTDOOR) continue
    if (root < 0) root = node
    else complain(node, -1)
  }
  return inside
}

function checkIds(): void {
  for (let node = 0; node < nodeCount; node++) {
    if (hasFlag(node, L.FLAG_DUPLICATE_ID)) complain(node, -1)
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    if (isDuplicateEdge(edge)) complain(-1, edge)
  }
}

function countFeeds(waiting: usize): void {
  for (let node = 0; node < nodeCount; node++) {
    let count = 0
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) count++
    store<i32>(waiting + ((node as usize) << 2), count)
  }
}

/** Breadth first; a node is reached when its last feed is. Reached nodes wait for -1. */
function walkFrom(start: i32, waiting: usize): void {
  const startAt = waiting + ((start as usize) << 2)
  if (load<i32>(startAt) != 0) return
  store<i32>(startAt, -1)
  let head = orderCount
  store<i32>(order + ((orderCount++ as usize) << 2), start)
  while (head < orderCount) {
    const node = nodeAt(head++)
    const to = childrenTo(node)
    for (let place = childrenFrom(node); place < to; place++) {
      const child = targetOf(childAt(place))
      const at = waiting + ((child as usize) << 2)
      const left = load<i32>(at) - 1
      store<i32>(at, left == 0 ? -1 : left)
      if (left == 0) store<i32>(order + ((orderCount++ as usize) << 2), child)
    }
  }
}

function checkReach(inside: i32, waiting: usize): void {
  if (orderCount == inside && sound) return
  for (let node = 0; node < nodeCount; node++) {
    if (node == root || !isInside(node) || feedOf(node) >= 0) continue
    if (root >= 0 && kindOf(node) != L.KIND_OUTDOOR && !isNamed(cutOff, node)) complain(node, -1)
    walkFrom(node, waiting)
  }
  if (orderCount < inside) findCycles(waiting)
}

/** Follows feeds upwards from every node that was never reached; a walk that meets itself has found a cycle. */
function findCycles(waiting: usize): void {
  const walks = scratch(nodeCount, 0)
  let found = false
  let first = -1
  for (let start = 0; start < nodeCount; start++) {
    if (!isInside(start) || load<i32>(waiting + ((start as usize) << 2)) < 0) continue
    if (first < 0) first = start
    let node = start
    while (node >= 0 && load<i32>(waiting + ((node as usize) << 2)) >= 0 && load<i32>(walks + ((node as usize) << 2)) == 0) {
      store<i32>(walks + ((node as usize) << 2), start + 1)
      node = parentOf(node)
    }
    if (node < 0 || load<i32>(walks + ((node as usize) << 2)) != start + 1) continue
    found = true
    complain(firstOfCycle(node), -1)
  }
  if (!found) complain(first, -1)
}

function firstOfCycle(start: i32): i32 {
  let first = start
  for (let node = parentOf(start); node != start; node = parentOf(node)) {
    if (node < first) first = node
  }
  return first
}
