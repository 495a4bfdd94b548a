import * as L from '../layout'
import { EQUIPMENT_COOL, EQUIPMENT_COUNT, EQUIPMENT_INDEX, EQUIPMENT_WIDTH, PACK_EQUIPMENT } from '../layout-pack'
import { nodeAt, orderCount, parentOf } from '../diagram/tree'
import { cell, rowsOf, tableOf } from '../pack'
import { given, jointTypeOf, kindOf, loadOf, modelOf, nodeCount, pack, scratch, setLoad } from '../system'

/** What stands strictly upstream of a node. */
export const UP_MS: i32 = 1
export const UP_MAIN: i32 = 2
export const UP_SUB: i32 = 4
export const UP_MERGE: i32 = 8
export const UP_PLAIN: i32 = 16

let unitsBelow: usize = 0
let boxesAbove: usize = 0
let firstJoints: usize = 0
let mainsAbove: usize = 0
let ups: usize = 0
let mergesBelow: usize = 0
let equipment: usize = 0
let equipmentRows: i32 = 0

export function isUnit(kind: i32): bool {
  return kind >= L.KIND_INDOOR && kind <= L.KIND_KIT
}

/** Placeholders and end caps: places where nothing stands. */
export function isFree(kind: i32): bool {
  return kind == L.KIND_PLACEHOLDER || kind == L.KIND_END_CAP
}

/** MP2, MP4, MP8 and the -W joints merge ports; the sub connectors do not. */
export function isMerge(node: i32): bool {
  const type = jointTypeOf(node)
  return kindOf(node) == L.KIND_JOINT && type >= L.JOINT_MP2 && type <= L.JOINT_MP6_W
}

export function isPlain(node: i32): bool {
  return kindOf(node) == L.KIND_JOINT && jointTypeOf(node) == L.JOINT_PLAIN
}

export function isSubConnector(node: i32): bool {
  const type = jointTypeOf(node)
  return kindOf(node) == L.KIND_JOINT && (type == L.JOINT_MP2_SUB || type == L.JOINT_PLUS_SUB)
}

export function hasModel(node: i32): bool {
  const row = modelOf(node)
  return row >= 0 && row < equipmentRows
}

/** A cell of a unit's row in the pack's equipment; 0 without a model. */
export function equipmentOf(node: i32, column: i32): f64 {
  return hasModel(node) ? cell(equipment, EQUIPMENT_WIDTH, modelOf(node), column) : 0
}

/** Nominal cooling in kW: the node's own figure where given, else the pack's. */
export function coolingOf(node: i32): f64 {
  const own = given(node, L.NODE_COOLING_KW)
  return isNaN(own) ? equipmentOf(node, EQUIPMENT_COOL) : own
}

/** The unit's own capacity index: the pack's; without a model ten times its cooling. */
export function indexOf(node: i32): i32 {
  if (hasModel(node)) return equipmentOf(node, EQUIPMENT_INDEX) as i32
  const own = given(node, L.NODE_COOLING_KW)
  return own > 0 && own < 100000 ? (Math.floor(own * 10 + 0.5) as i32) : 0
}

/** Addresses that a unit takes up; without a model by the capacity rule of the specification (main/sub systems count 20 to 30 kW as two). */
export function countFactorOf(node: i32, mainSub: bool): i32 {
  if (hasModel(node)) return equipmentOf(node, EQUIPMENT_COUNT) as i32
  const own = given(node, L.NODE_COOLING_KW)
  if (own >= 20 && own <= (mainSub ? 30 : 28)) return 2
  return own >= 40 && own <= 56 ? 4 : 1
}

/** Units at or below a node, each counted once. */
export function unitsBelowOf(node: i32): i32 {
  return load<i32>(unitsBelow + ((node as usize) << 2))
}

/** Nearest box strictly upstream, -1 where there is none. */
export function boxAbove(node: i32): i32 {
  return load<i32>(boxesAbove + ((node as usize) << 2))
}

/** First joint or box on the way to a node, the node itself excluded; -1 where there is none. */
export function firstJointOf(node: i32): i32 {
  return load<i32>(firstJoints + ((node as usize) << 2))
}

/** Nearest main box strictly upstream, -1 where there is none. */
export function mainAbove(node: i32): i32 {
  return load<i32>(mainsAbove + ((node as usize) << 2))
}

export function isBelow(node: i32, what: i32): bool {
  return (load<i32>(ups + ((node as usize) << 2)) & what) != 0
}

export function hasMergeBelow(node: i32): bool {
  return load<i32>(mergesBelow + ((node as usize) << 2)) != 0
}

/** Sums indices and units upwards, carries boxes and joints downwards: two passes over the order, no recursion. */
export function sumCapacities(): void {
  equipment = tableOf(pack, PACK_EQUIPMENT)
  equipmentRows = rowsOf(pack, PACK_EQUIPMENT)
  const count = orderCount
  unitsBelow = scratch(nodeCount, 0)
  boxesAbove = scratch(nodeCount, 255)
  firstJoints = scratch(nodeCount, 255)
  mainsAbove = scratch(nodeCount, 255)
  ups = scratch(nodeCount, 0)
  mergesBelow = scratch(nodeCount, 0)
  for (let place = count - 1; place >= 0; place--) gather(nodeAt(place))
  for (let place = 1; place < count; place++) inherit(nodeAt(place))
}

function gather(node: i32): void {
  let sum = loadOf(node)
  let units = unitsBelowOf(node)
  if (isUnit(kindOf(node))) {
    sum += indexOf(node)
    units++
    setLoad(node, sum)
    store<i32>(unitsBelow + ((node as usize) << 2), units)
  }
  const parent = parentOf(node)
  if (parent < 0) return
  setLoad(parent, loadOf(parent) + sum)
  const unitsAt = unitsBelow + ((parent as usize) << 2)
  store<i32>(unitsAt, load<i32>(unitsAt) + units)
  if (isMerge(node) || hasMergeBelow(node)) store<i32>(mergesBelow + ((parent as usize) << 2), 1)
}

function inherit(node: i32): void {
  const parent = parentOf(node)
  const kind = kindOf(parent)
  const at = (node as usize) << 2
  const isBox = kind == L.KIND_BOX
  store<i32>(boxesAbove + at, isBox ? parent : boxAbove(parent))
  const first = firstJointOf(parent)
  store<i32>(firstJoints + at, first >= 0 ? first : isBox || kind == L.KIND_JOINT ? parent : -1)
  store<i32>(mainsAbove + at, isBox && jointTypeOf(parent) == L.JOINT_MS_MAIN ? parent : mainAbove(parent))
  let up = load<i32>(ups + ((parent as usize) << 2))
  if (isBox) {
    const type = jointTypeOf(parent)
    up |= type == L.JOINT_MS ? UP_MS : type == L.JOINT_MS_MAIN ? UP_MAIN : type == L.JOINT_MS_SUB ? UP_SUB : 0
  } else if (isMerge(parent)) up |= UP_MERGE
  else if (isPlain(parent)) up |= UP_PLAIN
  store<i32>(ups + at, up)
}
