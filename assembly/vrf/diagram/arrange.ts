import * as L from '../../common/layout/layout'
import { ARRANGE_COLUMN } from '../../common/layout/layout-arrange'
import { SYMBOL_GAP } from '../../common/layout/layout-drawing'
import { reserve } from '../../common/memory'
import { arrangedX, arrangedY, setArrangedX, setArrangedY } from '../state'
import { kindOf, nodeCount, targetOf } from '../system'
import { isHeader } from '../piping/fitting'
import { columnsBelow, goesOn, halfColumns, hasMergedBlocks, isOnRiser, isOwnChild, openBlocks, setBlock, setGoesOn } from './blocks'
import { parentOf } from './feeds'
import { placeUnderKits } from './merged-box'
import { clearNotes } from './notes'
import { sortByOutlet } from './outlet-order'
import { shownOutlets, widthOf } from './symbol'
import { measureTall, openTall, putBesideRiser, rowBelow } from './tall'
import { childAt, childrenFrom, childrenTo, innerAt, innerCount, leafAt, nodeAt, orderCount } from './tree'
import { needs, STAGE_STATE, STAGE_TREE } from '../../common/stages'

/** Columns of each symbol by kind and outlets, 0 until looked up. */
let symbols: usize = 0

/**
 * Arranges the tree: the outdoor unit on top, joints in a line to the right, their other children below, children of headers and boxes side
 * by side under their middle, in the order of their ports. Every node owns the columns that its symbol needs, so nothing overlaps, and an edit moves
 * only nodes to its right and the fittings above it; laid out tall, the riser goes down and an edit moves what is below it, too. Nodes outside the tree stay, unless the tree would cover them. Two passes, no recursion;
 * the answer's own columns store the left ends and tops in between.
 */
export function arrange(): void {
  needs(STAGE_TREE | STAGE_STATE)
  openBlocks()
  openTall()
  symbols = reserve((L.KIND_END_CAP + 1) << 8)
  memory.fill(symbols, 0, (L.KIND_END_CAP + 1) << 8)
  const leaves = orderCount - innerCount
  for (let place = 0; place < leaves; place++) measureLeaf(leafAt(place))
  for (let place = innerCount - 1; place >= 0; place--) measure(innerAt(place))
  setArrangedX(nodeAt(0), 0)
  setArrangedY(nodeAt(0), 0)
  for (let place = 0; place < innerCount; place++) putChildren(innerAt(place))
  for (let place = 0; place < leaves; place++) putLeaf(leafAt(place))
  if (orderCount < nodeCount) clearNotes(columnsBelow(nodeAt(0)))
}

/** Returns the columns of the symbol alone, cached for each kind and number of outlets that occurs in the drawing. */
function columnsOf(node: i32): i32 {
  const place = symbols + ((kindOf(node) << 8) | (shownOutlets(node) & 255))
  const known = load<u8>(place)
  if (known != 0) return known
  const wide = widthOf(node) + SYMBOL_GAP
  const columns = wide <= ARRANGE_COLUMN ? 1 : (wide + ARRANGE_COLUMN - 1) / ARRANGE_COLUMN
  store<u8>(place, columns as u8)
  return columns
}

/** Returns the columns of a symbol in the arrangement: an outdoor unit hangs on nothing and takes one. */
function ownColumns(node: i32): i32 {
  return kindOf(node) == L.KIND_OUTDOOR ? 1 : columnsOf(node)
}

function measureLeaf(node: i32): void {
  const own = ownColumns(node)
  setBlock(node, own, own - 1)
}

function measure(node: i32): void {
  const from = childrenFrom(node)
  const to = childrenTo(node)
  const own = ownColumns(node)
  const isSpread = own > 1 || kindOf(node) == L.KIND_BOX || isHeader(node)
  if (to - from > 1 && (kindOf(node) == L.KIND_BOX || kindOf(node) == L.KIND_JOINT)) sortByOutlet(node)
  const onward = onwardChild(node, from, to)
  let hanging = 0
  let first = -1
  for (let place = from; place < to; place++) {
    const child = targetOf(childAt(place))
    if (child == onward || !isOwnChild(childAt(place))) continue
    if (first < 0) first = halfColumns(child)
    hanging += columnsBelow(child)
  }
  if (hanging < own) hanging = own
  const beside = onward < 0 ? 0 : columnsBelow(onward)
  setBlock(node, hanging + beside, isSpread || first < 0 ? hanging - 1 : first)
  if (onward >= 0) setGoesOn(onward)
  measureTall(node, onward)
}

/** Returns the child that continues a Y joint's line: the last fitting with something below it, when another child hangs beside it. */
function onwardChild(node: i32, from: i32, to: i32): i32 {
  if (to - from < 2 || kindOf(node) != L.KIND_JOINT || isHeader(node)) return -1
  for (let place = to - 1; place >= from; place--) {
    const child = targetOf(childAt(place))
    const isFitting = kindOf(child) == L.KIND_JOINT || kindOf(child) == L.KIND_BOX
    if (isFitting && isOwnChild(childAt(place)) && childrenTo(child) > childrenFrom(child)) return child
  }
  return -1
}

/** Moves a node from the left end of its columns to its place among them, and returns the left end. */
function settle(node: i32): f64 {
  const left = arrangedX(node)
  const middle = left + (halfColumns(node) as f64) / 2
  setArrangedX(node, middle * (ARRANGE_COLUMN as f64))
  return left
}

function putLeaf(node: i32): void {
  settle(node)
  if (hasMergedBlocks() && kindOf(node) == L.KIND_AHU_BOX && parentOf(node) >= 0) placeUnderKits(node, columnsOf(node))
}

function putChildren(node: i32): void {
  const to = childrenTo(node)
  const y = arrangedY(node)
  let left = settle(node)
  if (isOnRiser(node)) return putBesideRiser(node, left)
  const right = left + (columnsBelow(node) as f64)
  const down = rowBelow(node) as f64
  for (let place = childrenFrom(node); place < to; place++) {
    const child = targetOf(childAt(place))
    if (!isOwnChild(childAt(place))) continue
    const isOnward = goesOn(child)
    setArrangedX(child, isOnward ? right - (columnsBelow(child) as f64) : left)
    setArrangedY(child, isOnward ? y : y + down)
    if (!isOnward) left += columnsBelow(child) as f64
  }
}
