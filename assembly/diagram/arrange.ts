import * as L from '../layout'
import { reserve } from '../memory'
import { kindOf, nodeCount, setNodeResult, targetOf } from '../system'
import { isHeader } from '../piping/fitting'
import { feedOf, hasMergedFeeds, parentOf } from './feeds'
import { childAt, childrenFrom, childrenTo, nodeAt, orderCount, sortByOutlet } from './tree'

/** Columns that a node and everything below it take up, its own place in them, and where they begin. */
let widths: usize = 0
let offsets: usize = 0
let lefts: usize = 0
let tops: usize = 0
/** 1 where a node goes on in its parent's line instead of hanging below it. */
let inLine: usize = 0
/** Whether a child may be hung on another parent than the one at hand. */
let isMerged: bool = false

/**
 * Puts the tree in order: the outdoor unit on top, joints in a line to the right, what they feed hanging below, children of headers and boxes side
 * by side under their middle. Every node owns its columns, so nothing overlaps, and an edit moves only what stands to its right. Two passes,
 * no recursion.
 */
export function arrange(): void {
  const column = (nodeCount as usize) << 3
  widths = reserve(column)
  offsets = reserve(column)
  lefts = reserve(column)
  tops = reserve(column)
  inLine = reserve(nodeCount)
  memory.fill(inLine, 0, nodeCount)
  isMerged = hasMergedFeeds()
  for (let place = orderCount - 1; place >= 0; place--) measure(nodeAt(place))
  set(lefts, nodeAt(0), 0)
  for (let place = 0; place < orderCount; place++) put(nodeAt(place))
}

function at(column: usize, node: i32): f64 {
  return load<f64>(column + ((node as usize) << 3))
}

function set(column: usize, node: i32, value: f64): void {
  store<f64>(column + ((node as usize) << 3), value)
}

function isOwnChild(edge: i32): bool {
  return !isMerged || feedOf(targetOf(edge)) == edge
}

function goesOn(node: i32): bool {
  return load<u8>(inLine + node) != 0
}

function measure(node: i32): void {
  const from = childrenFrom(node)
  const to = childrenTo(node)
  set(widths, node, 1)
  set(offsets, node, 0)
  if (from == to) return
  if (kindOf(node) == L.KIND_BOX || kindOf(node) == L.KIND_JOINT) sortByOutlet(node)
  const onward = onwardChild(node, from, to)
  if (onward >= 0) store<u8>(inLine + onward, 1)
  let width: f64 = 0
  let firstOffset: f64 = -1
  for (let place = from; place < to; place++) {
    if (!isOwnChild(childAt(place))) continue
    const child = targetOf(childAt(place))
    if (firstOffset < 0 && child != onward) firstOffset = width + at(offsets, child)
    if (child != onward) width += at(widths, child)
  }
  const hanging = width
  if (onward >= 0) width += at(widths, onward)
  if (width < 1) width = 1
  set(widths, node, width)
  const isMiddle = kindOf(node) == L.KIND_BOX || isHeader(node)
  set(offsets, node, isMiddle ? (hanging - 1) / 2 : firstOffset < 0 ? 0 : firstOffset)
}

/** The child that a Y joint's line goes on to: the last one that has something below it, when another hangs beside it. */
function onwardChild(node: i32, from: i32, to: i32): i32 {
  if (kindOf(node) != L.KIND_JOINT || isHeader(node) || to - from < 2) return -1
  for (let place = to - 1; place >= from; place--) {
    const child = targetOf(childAt(place))
    if (isOwnChild(childAt(place)) && childrenTo(child) > childrenFrom(child)) return child
  }
  return -1
}

function put(node: i32): void {
  const parent = parentOf(node)
  const down = parent < 0 ? 0 : goesOn(node) ? 0 : L.ARRANGE_ROW
  const y = parent < 0 ? 0 : at(tops, parent) + (down as f64)
  set(tops, node, y)
  setNodeResult(node, L.NODE_ARRANGED_X, (at(lefts, node) + at(offsets, node)) * (L.ARRANGE_COLUMN as f64))
  setNodeResult(node, L.NODE_ARRANGED_Y, y)
  let left = at(lefts, node)
  let onward = -1
  const to = childrenTo(node)
  for (let place = childrenFrom(node); place < to; place++) {
    const child = targetOf(childAt(place))
    if (!isOwnChild(childAt(place))) continue
    if (goesOn(child)) {
      onward = child
      continue
    }
    set(lefts, child, left)
    left += at(widths, child)
  }
  if (onward >= 0) set(lefts, onward, left)
}
