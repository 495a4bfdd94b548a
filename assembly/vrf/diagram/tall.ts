import * as L from '../../common/layout/layout'
import { ARRANGE_ROW, LAY_OUT_TALL, TALL_LEAF, TALL_ROW } from '../../common/layout/layout-arrange'
import { isBar } from '../../common/layout/layout-drawing'
import { arrangedY, setArrangedX, setArrangedY } from '../state'
import { design, kindOf, nodeCount, outletsOf, reserveI32, targetOf } from '../system'
import { columnsBelow, goesOn, halfColumns, isOnRiser, isOwnChild, setBlock, setOnRiser } from './blocks'
import { childAt, childrenFrom, childrenTo, isLeaf } from './tree'

/** Whether the drawing is laid out tall: the riser goes down the left side, and each floor has a line of its own beside it. */
let isTall: bool = false
/** Drawing units from a node down to where the next line may stand. */
let heights: usize = 0

/** Reads how the system is laid out. */
export function openTall(): void {
  isTall = design(L.DESIGN_LAY_OUT) == (LAY_OUT_TALL as f64)
  if (!isTall) return
  heights = reserveI32(nodeCount)
  for (let node = 0; node < nodeCount; node++) setHeight(node, TALL_LEAF)
}

/** Distance from a node to the row below it. What an outdoor unit and a kit feed stands as far below as in a wide drawing: their pipes bear more. */
export function rowBelow(node: i32): i32 {
  const kind = kindOf(node)
  return isTall && kind != L.KIND_KIT && kind != L.KIND_OUTDOOR ? TALL_ROW : ARRANGE_ROW
}

/**
 * Measures how far down a node and everything below it reach. A joint from which fittings hang, or whose line goes down further on, stands on the riser:
 * what hangs stands beside it, and the line goes on below that. `onward` is the child that continues its line, -1 where none does.
 */
export function measureTall(node: i32, onward: i32): void {
  if (!isTall) return
  const to = childrenTo(node)
  let deepest = TALL_LEAF
  let beside = 0
  let hasFitting = onward >= 0 && isOnRiser(onward)
  for (let place = childrenFrom(node); place < to; place++) {
    const child = targetOf(childAt(place))
    if (child == onward || !isOwnChild(childAt(place))) continue
    if (heightOf(child) > deepest) deepest = heightOf(child)
    beside += columnsBelow(child)
    if (isFitting(child) && !isLeaf(child)) hasFitting = true
  }
  if (onward < 0) return setHeight(node, rowBelow(node) + deepest)
  if (!hasFitting || !isDot(node)) {
    const hanging = rowBelow(node) + deepest
    return setHeight(node, hanging > heightOf(onward) ? hanging : heightOf(onward))
  }
  const below = columnsAside(onward) + columnsBelow(onward)
  setBlock(node, 1 + beside > below ? 1 + beside : below, 0)
  setOnRiser(node)
  setHeight(node, deepest + heightOf(onward))
}

/** Places the children of a joint on the riser, whose own columns begin at `left`. */
export function putBesideRiser(node: i32, left: f64): void {
  const to = childrenTo(node)
  const y = arrangedY(node)
  let aside = left + 1
  for (let place = childrenFrom(node); place < to; place++) {
    const child = targetOf(childAt(place))
    if (!isOwnChild(childAt(place))) continue
    const isOnward = goesOn(child)
    setArrangedX(child, isOnward ? left + (columnsAside(child) as f64) : aside)
    setArrangedY(child, isOnward ? y + ((heightOf(node) - heightOf(child)) as f64) : y)
    if (!isOnward) aside += columnsBelow(child) as f64
  }
}

/** A joint continues the riser straight below; the pipe to anything wider turns to its side. */
function columnsAside(onward: i32): i32 {
  return isDot(onward) && halfColumns(onward) == 0 ? 0 : 1
}

function isDot(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT && !isBar(L.KIND_JOINT, outletsOf(node))
}

function isFitting(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT || kindOf(node) == L.KIND_BOX
}

function heightOf(node: i32): i32 {
  return load<i32>(heights + ((node as usize) << 2))
}

function setHeight(node: i32, height: i32): void {
  store<i32>(heights + ((node as usize) << 2), height)
}
