import * as L from '../../common/layout/layout'
import { complain, isCutOff, openComplaints, sound } from './complaints'
import { feedOf, hasDuplicateEdges, hasMergedFeeds, isFeed, isInside, linkFeeds, mayFollow, nextFeed, parentOf } from './feeds'
import { edgeCount, flagsOf, isDuplicateEdge, jointTypeOf, kindOf, nodeCount, reserveI32, scratch, sourceOf, targetOf } from '../system'
import { hasRun, needs, STAGE_SYSTEM, STAGE_TREE } from '../../common/stages'

/** Row of the outdoor unit, -1 where there is none. */
export let root: i32 = -1
/** Nodes of the tree in an order that puts every node after those that feed it; `orderCount` of them. */
export let orderCount: i32 = 0
/** One bit for each kind in the tree, and the bits of all joint types drawn: kinds that do not occur need no pass. */
let kindsSeen: i32 = 0
let jointTypesSeen: i32 = 0
let flagsSeen: i32 = 0
/** Address of the order; 0 where the rows themselves are one. */
let order: usize = 0
let childStarts: usize = 0
let children: usize = 0
/** The same nodes, those that feed others from the front, those that feed none from the back. Loops over one sort repeat the same branches. */
let sorted: usize = 0
export let innerCount: i32 = 0

/** Returns a node that feeds others, in the order of the tree. */
export function innerAt(place: i32): i32 {
  needs(STAGE_TREE)
  return load<i32>(sorted + ((place as usize) << 2))
}

/** Returns a node that feeds none; there are `orderCount - innerCount` of them. */
export function leafAt(place: i32): i32 {
  needs(STAGE_TREE)
  return load<i32>(sorted + (((orderCount - 1 - place) as usize) << 2))
}

export function isLeaf(node: i32): bool {
  return childrenFrom(node) == childrenTo(node)
}

export function nodeAt(place: i32): i32 {
  needs(STAGE_TREE)
  return order == 0 ? place : load<i32>(order + ((place as usize) << 2))
}

/** Returns whether the rows themselves are an order of the tree. */
export function isRowOrder(): bool {
  return order == 0
}

export function hasKind(kind: i32): bool {
  needs(STAGE_TREE)
  return (kindsSeen & (1 << kind)) != 0
}

/** Returns whether the drawing has boxes, or joints of another type than the plain one. */
export function hasBranchBoxes(): bool {
  needs(STAGE_TREE)
  return hasKind(L.KIND_BOX) || jointTypesSeen != 0
}

/** Indices of a node's outgoing pipes in `childAt`: from here up to, not including, the next node's. */
export function childrenFrom(node: i32): i32 {
  return load<i32>(childStarts + ((node as usize) << 2))
}

export function childrenTo(node: i32): i32 {
  return load<i32>(childStarts + ((node as usize) << 2), 4)
}

/** Returns the edge that leads to a child. */
export function childAt(place: i32): i32 {
  return load<i32>(children + ((place as usize) << 2))
}

/** Address of the pipes that leave a node: an i32 for each, from `childrenFrom` to `childrenTo`. */
export function childrenAt(place: i32): usize {
  return children + ((place as usize) << 2)
}

/**
 * Finds feeds, children and an order, and reports faults that keep the drawing from being a tree rooted at one outdoor unit.
 * Returns STATUS_CALCULATED for a sound tree, STATUS_EMPTY where there is no node with refrigerant, STATUS_NOT_A_TREE else.
 */
export function buildTree(): i32 {
  needs(STAGE_SYSTEM)
  openComplaints()
  root = -1
  orderCount = 0
  childStarts = scratch(nodeCount + 2, 0)
  children = reserveI32(edgeCount)
  order = 0
  linkFeeds(childStarts)
  const inside = takeCensus()
  linkChildren()
  hasRun(STAGE_TREE)
  if (inside == 0 && sound) return L.STATUS_EMPTY
  if (inside > 0 && root < 0) complain(-1, -1)
  checkIds()
  if (sound && !hasMergedFeeds() && isInOrder(inside)) orderCount = inside
  else {
    order = reserveI32(nodeCount)
    if (sound && !hasMergedFeeds() && feedOf(root) < 0) walkPlain()
    if (orderCount != inside || !sound) findFaults(inside)
    if (!sound) return L.STATUS_NOT_A_TREE
  }
  sortLeaves()
  return L.STATUS_CALCULATED
}

/** Writes each node at both ends of the free rows and keeps one, which avoids mispredicted branches. */
function sortLeaves(): void {
  sorted = reserveI32(orderCount)
  let front = 0
  let back = orderCount - 1
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const inner = isLeaf(node) ? 0 : 1
    store<i32>(sorted + ((front as usize) << 2), node)
    store<i32>(sorted + ((back as usize) << 2), node)
    front += inner
    back -= 1 - inner
  }
  innerCount = front
}

/** Counts nodes with refrigerant; finds the root and the kinds, reports every outdoor unit after the first, completes the counts of the sort. */
function takeCensus(): i32 {
  let inside = 0
  kindsSeen = 0
  jointTypesSeen = 0
  flagsSeen = 0
  for (let node = 0; node < nodeCount; node++) {
    const at = childStarts + ((node as usize) << 2)
    store<i32>(at, load<i32>(at, 4) + load<i32>(at, 8), 8)
    flagsSeen |= flagsOf(node)
    if (!isInside(node)) continue
    inside++
    kindsSeen |= 1 << kindOf(node)
    if (parentOf(node) >= 0 && !mayFollow(kindOf(parentOf(node)), kindOf(node))) complain(node, -1)
    jointTypesSeen |= jointTypeOf(node)
    if (kindOf(node) != L.KIND_OUTDOOR) continue
    if (root < 0) root = node
    else complain(node, -1)
  }
  return inside
}

/** Sorts the pipes by the node they leave (counting sort); within a node in the order of the drawing. */
function linkChildren(): void {
  for (let edge = 0; edge < edgeCount; edge++) {
    if (!isFeed(edge)) continue
    const at = childStarts + (((sourceOf(edge) + 1) as usize) << 2)
    const place = load<i32>(at)
    store<i32>(children + ((place as usize) << 2), edge)
    store<i32>(at, place + 1)
  }
}

function checkIds(): void {
  for (let node = 0; node < nodeCount && (flagsSeen & L.FLAG_DUPLICATE_ID) != 0; node++) {
    if ((flagsOf(node) & L.FLAG_DUPLICATE_ID) != 0) complain(node, -1)
  }
  for (let edge = 0; edge < edgeCount && hasDuplicateEdges; edge++) {
    if (isDuplicateEdge(edge)) complain(-1, edge)
  }
}

/** Returns whether every node's row follows the one that feeds it: then the first row is the root, all are reached from it, and no walk is needed. */
function isInOrder(inside: i32): bool {
  if (inside != nodeCount || root != 0 || feedOf(root) >= 0) return false
  for (let node = 1; node < nodeCount; node++) {
    if ((parentOf(node) as u32) >= (node as u32)) return false
  }
  return true
}

/** Walks breadth first from the root, where every node has one feed and is reached at most once. */
function walkPlain(): void {
  store<i32>(order, root)
  let count = 1
  for (let head = 0; head < count; head++) {
    const node = nodeAt(head)
    const to = childrenTo(node)
    for (let place = childrenFrom(node); place < to; place++) {
      store<i32>(order + ((count as usize) << 2), targetOf(childAt(place)))
      count++
    }
  }
  orderCount = count
}

/** Walks again, waiting for every feed of a node, and reports nodes that no walk reaches. */
function findFaults(inside: i32): void {
  orderCount = 0
  const waiting = scratch(nodeCount, 0)
  countFeeds(waiting)
  if (root >= 0) walkFrom(root, waiting)
  checkReach(inside, waiting)
}

function countFeeds(waiting: usize): void {
  for (let node = 0; node < nodeCount; node++) {
    let count = 0
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) count++
    store<i32>(waiting + ((node as usize) << 2), count)
  }
}

/** Walks breadth first; a node is reached when its last feed is. Reached nodes wait for -1. */
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
    if (root >= 0 && kindOf(node) != L.KIND_OUTDOOR && !isCutOff(node)) complain(node, -1)
    walkFrom(node, waiting)
  }
  if (orderCount < inside) findCycles(waiting)
}

/** Follows feeds upwards from every node that was never reached; a walk that returns to one of its own nodes has found a cycle. */
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
