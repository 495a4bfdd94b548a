import * as L from '../../common/layout/layout'
import { parentOf } from '../diagram/feeds'
import { hasBranchBoxes, nodeAt, orderCount } from '../diagram/tree'
import { jointTypeOf, kindOf, nodeCount, scratch } from '../system'
import { isMerge, isPlain, isUnit } from './capacity'
import { needs, STAGE_TREE } from '../../common/stages'

/** Boxes and merge joints strictly upstream of a node. */
export const UP_MS: i32 = 1
export const UP_MAIN: i32 = 2
export const UP_SUB: i32 = 4
export const UP_MERGE: i32 = 8
export const UP_PLAIN: i32 = 16

/** Columns of boxes and merge joints; 0 in the many systems that have neither. */
let unitsBelow: usize = 0
let boxesAbove: usize = 0
let mainsAbove: usize = 0
let ups: usize = 0
let mergesBelow: usize = 0

/** Returns the units at or below a node, each counted once. Only for systems with boxes. */
export function unitsBelowOf(node: i32): i32 {
  return load<i32>(unitsBelow + ((node as usize) << 2))
}

/** Returns the nearest box strictly upstream, -1 where there is none. */
export function boxAbove(node: i32): i32 {
  return boxesAbove == 0 ? -1 : load<i32>(boxesAbove + ((node as usize) << 2))
}

/** Returns the nearest main box strictly upstream, -1 where there is none. */
export function mainAbove(node: i32): i32 {
  return mainsAbove == 0 ? -1 : load<i32>(mainsAbove + ((node as usize) << 2))
}

export function isBelow(node: i32, what: i32): bool {
  return ups != 0 && (load<i32>(ups + ((node as usize) << 2)) & what) != 0
}

export function hasMergeBelow(node: i32): bool {
  return mergesBelow != 0 && load<i32>(mergesBelow + ((node as usize) << 2)) != 0
}

/** Propagates boxes and merge joints downwards, units and merge joints upwards: two passes over the order, none where the system has neither. */
export function spreadBoxes(): void {
  needs(STAGE_TREE)
  forgetUpstream()
  if (!hasBranchBoxes()) return
  unitsBelow = scratch(nodeCount, 0)
  mergesBelow = scratch(nodeCount, 0)
  for (let place = orderCount - 1; place > 0; place--) gather(nodeAt(place))
  spreadDown()
}

/** Propagates only downwards, for a system that may have neither yet: the item about to be dropped has nothing below it. */
export function spreadUpstream(): void {
  needs(STAGE_TREE)
  forgetUpstream()
  spreadDown()
}

/** Clears the columns of an earlier system. */
export function forgetUpstream(): void {
  unitsBelow = 0
  boxesAbove = 0
  mainsAbove = 0
  ups = 0
  mergesBelow = 0
}

function spreadDown(): void {
  boxesAbove = scratch(nodeCount, 255)
  mainsAbove = scratch(nodeCount, 255)
  ups = scratch(nodeCount, 0)
  for (let place = 1; place < orderCount; place++) inherit(nodeAt(place))
}

function gather(node: i32): void {
  let units = unitsBelowOf(node)
  if (isUnit(kindOf(node))) {
    units++
    store<i32>(unitsBelow + ((node as usize) << 2), units)
  }
  const parent = parentOf(node)
  const unitsAt = unitsBelow + ((parent as usize) << 2)
  store<i32>(unitsAt, load<i32>(unitsAt) + units)
  if (isMerge(node) || hasMergeBelow(node)) store<i32>(mergesBelow + ((parent as usize) << 2), 1)
}

function inherit(node: i32): void {
  const parent = parentOf(node)
  const at = (node as usize) << 2
  const isBox = kindOf(parent) == L.KIND_BOX
  const type = jointTypeOf(parent)
  store<i32>(boxesAbove + at, isBox ? parent : boxAbove(parent))
  store<i32>(mainsAbove + at, isBox && type == L.JOINT_MS_MAIN ? parent : mainAbove(parent))
  let up = load<i32>(ups + ((parent as usize) << 2))
  if (isBox) up |= type == L.JOINT_MS ? UP_MS : type == L.JOINT_MS_MAIN ? UP_MAIN : type == L.JOINT_MS_SUB ? UP_SUB : 0
  else if (isMerge(parent)) up |= UP_MERGE
  else if (isPlain(parent)) up |= UP_PLAIN
  store<i32>(ups + at, up)
}
