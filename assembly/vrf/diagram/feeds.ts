import * as L from '../../common/layout/layout'
import { complain, markCutOff } from './complaints'
import { edgeCount, edgeKindOf, isDuplicateEdge, kindOf, nodeCount, reserveI32, scratch, sourceOf, targetOf } from '../system'

/** Most pipes that may feed one box of a merged air handler. */
export const FEEDS_MOST: i32 = 16

let feeds: usize = 0
let parents: usize = 0
let counts: usize = 0
/** Columns that few drawings need; 0 until the first pipe that does. */
let nextFeeds: usize = 0
let partners: usize = 0
let surplus: usize = 0
let nextSurplus: usize = 0
/** Whether any two edges of the drawing have the same id. */
export let hasDuplicateEdges: bool = false

/** Returns the first pipe into a node, -1 for the outdoor unit. */
export function feedOf(node: i32): i32 {
  return load<i32>(feeds + ((node as usize) << 2))
}

/** Returns the next pipe into the same node, -1 after the last. Only boxes of merged air handlers have more than one. */
export function nextFeed(edge: i32): i32 {
  return nextFeeds == 0 ? -1 : load<i32>(nextFeeds + ((edge as usize) << 2))
}

/** Returns the edge that draws the same pipe's other line, -1 where the pipe is one edge. */
export function partnerOf(edge: i32): i32 {
  return partners == 0 ? -1 : load<i32>(partners + ((edge as usize) << 2))
}

/** Returns the node that the first pipe into a node comes from, -1 for the outdoor unit. */
export function parentOf(node: i32): i32 {
  return load<i32>(parents + ((node as usize) << 2))
}

/** Returns whether a node of the drawing has several feeds. */
export function hasMergedFeeds(): bool {
  return nextFeeds != 0
}

/** Returns whether every pipe of the drawing is one edge. */
export function isSinglePiped(): bool {
  return partners == 0
}

/** Returns whether every pipe of the drawing is one edge and the only one into its node. */
export function isPlainPiped(): bool {
  return nextFeeds == 0 && partners == 0
}

function isRow(node: i32): bool {
  return (node as u32) < (nodeCount as u32)
}

/** Nodes without refrigerant are outside the tree, and so is every kind unknown to the core. */
export function isInside(node: i32): bool {
  return ((kindOf(node) - 1) as u32) < (L.KIND_END_CAP as u32)
}

/** A unit ends its pipe: at most placeholders, and the box of its air handler, may follow it. */
export function mayFollow(above: i32, kind: i32): bool {
  return above < L.KIND_INDOOR || above > L.KIND_KIT || kind > L.KIND_BOX
}

/** Finds the pipes into every node. `outgoing` counts the pipes out of each, two rows further on, as the counting sort needs them. */
export function linkFeeds(outgoing: usize): void {
  counts = outgoing
  feeds = scratch(nodeCount, 255)
  parents = scratch(nodeCount, 255)
  nextFeeds = 0
  partners = 0
  surplus = 0
  hasDuplicateEdges = false
  for (let edge = 0; edge < edgeCount; edge++) {
    const source = sourceOf(edge)
    const target = targetOf(edge)
    if (isDuplicateEdge(edge)) hasDuplicateEdges = true
    if (!isRow(source) || !isRow(target)) linkNowhere(edge, source, target)
    else if (isInside(source) && isInside(target)) linkFeed(edge, source, target)
  }
}

/** Reports a pipe with a missing end, unless its other end is outside the tree. */
function linkNowhere(edge: i32, source: i32, target: i32): void {
  if ((isRow(source) && !isInside(source)) || (isRow(target) && !isInside(target))) return
  complain(-1, edge)
  if (isRow(target)) markCutOff(target)
}

function linkFeed(edge: i32, source: i32, target: i32): void {
  const at = (target as usize) << 2
  if (load<i32>(feeds + at) >= 0) return linkAnother(edge, source, target)
  store<i32>(feeds + at, edge)
  store<i32>(parents + at, source)
  countOutgoing(source)
}

function countOutgoing(source: i32): void {
  const at = counts + (((source + 2) as usize) << 2)
  store<i32>(at, load<i32>(at) + 1)
}

function isPair(one: i32, other: i32): bool {
  return edgeKindOf(one) + edgeKindOf(other) == L.EDGE_GAS + L.EDGE_LIQUID && edgeKindOf(one) != 0 && edgeKindOf(other) != 0
}

function linkAnother(edge: i32, source: i32, target: i32): void {
  let last = -1
  let count = 0
  for (let feed = feedOf(target); feed >= 0; feed = nextFeed(feed)) {
    if (sourceOf(feed) == source) {
      if (partnerOf(feed) < 0 && isPair(feed, edge)) pair(feed, edge)
      else complain(-1, edge)
      return
    }
    last = feed
    count++
  }
  if (kindOf(target) == L.KIND_AHU_BOX && count < FEEDS_MOST) {
    if (nextFeeds == 0) nextFeeds = scratch(edgeCount, 255)
    store<i32>(nextFeeds + ((last as usize) << 2), edge)
    countOutgoing(source)
    return
  }
  complain(target, -1)
  linkSurplus(edge, source, target)
}

function pair(feed: i32, edge: i32): void {
  if (partners == 0) partners = scratch(edgeCount, 255)
  store<i32>(partners + ((feed as usize) << 2), edge)
}

/** Surplus pipes are kept separately, so that a pair drawn twice is reported once for each surplus pipe. */
function linkSurplus(edge: i32, source: i32, target: i32): void {
  if (surplus == 0) {
    surplus = scratch(nodeCount, 255)
    nextSurplus = reserveI32(edgeCount)
  }
  const at = surplus + ((target as usize) << 2)
  let count = 0
  for (let other = load<i32>(at); other >= 0 && count < FEEDS_MOST; other = load<i32>(nextSurplus + ((other as usize) << 2))) {
    count++
    if (sourceOf(other) == source && !isPair(other, edge)) {
      complain(-1, edge)
      return
    }
  }
  store<i32>(nextSurplus + ((edge as usize) << 2), load<i32>(at))
  store<i32>(at, edge)
}

/** Returns whether an edge is one of the feeds of the node that it leads to. */
export function isFeed(edge: i32): bool {
  const target = targetOf(edge)
  if (!isRow(target)) return false
  for (let feed = feedOf(target); feed >= 0; feed = nextFeed(feed)) {
    if (feed == edge) return true
  }
  return false
}
