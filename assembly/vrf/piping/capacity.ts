import * as L from '../../common/layout/layout'
import {
  EQUIPMENT_COOL,
  EQUIPMENT_COUNT,
  EQUIPMENT_INDEX,
  EQUIPMENT_WIDTH,
  PACK_COUNT_BAND,
  PACK_EQUIPMENT,
} from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { innerAt, innerCount, leafAt, orderCount } from '../diagram/tree'
import { parentOf } from '../diagram/feeds'
import { cell, rowsOf, tableOf } from '../pack'
import { loadOf, setLoad } from '../state'
import { jointTypeOf, kindOf, modelOf, ownCooling, pack, reserveI32 } from '../system'
import { hasRun, needs, STAGE_EQUIPMENT, STAGE_LOADS, STAGE_STATE, STAGE_SYSTEM, STAGE_TREE } from '../../common/stages'

let equipment: usize = 0
let equipmentRows: i32 = 0
/** Capacity index of each row of the equipment as an integer. */
let indices: usize = 0

export function isUnit(kind: i32): bool {
  return kind >= L.KIND_INDOOR && kind <= L.KIND_KIT
}

/** Returns whether a kind is a placeholder or an end cap. */
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

/** Rows of the pack's equipment. */
export function modelRows(): i32 {
  needs(STAGE_EQUIPMENT)
  return equipmentRows
}

export function hasModel(node: i32): bool {
  needs(STAGE_EQUIPMENT)
  return modelOf(node) < equipmentRows
}

/** Returns a cell of a unit's row in the pack's equipment; 0 without a model. */
export function equipmentOf(node: i32, column: i32): f64 {
  return hasModel(node) ? cell(equipment, EQUIPMENT_WIDTH, modelOf(node), column) : 0
}

/** Returns the nominal cooling in kW: the node's own figure where given, else the pack's. */
export function coolingOf(node: i32): f64 {
  const own = ownCooling(node)
  return isNaN(own) ? equipmentOf(node, EQUIPMENT_COOL) : own
}

/** Returns the unit's own capacity index: the pack's; without a model ten times its cooling. */
export function indexOf(node: i32): i32 {
  if (hasModel(node)) return load<i32>(indices + ((modelOf(node) as usize) << 2))
  return indexOfCooling(ownCooling(node))
}

/** Capacity index of a cooling in kW, for units without a model. */
export function indexOfCooling(kw: f64): i32 {
  return kw > 0 && kw < 100000 ? (Math.floor(kw * 10 + 0.5) as i32) : 0
}

/** Returns the addresses that a unit takes up: those of its model, else by its cooling and the pack's bands for the system's mode. */
export function countFactorOf(node: i32, mainSub: bool): i32 {
  if (hasOwnCount(node)) return equipmentOf(node, EQUIPMENT_COUNT) as i32
  const row = countRow(node, mainSub)
  return row < 0 ? 1 : (cell(tableOf(pack, PACK_COUNT_BAND), R.COUNT_WIDTH, row, R.COUNT_UNITS) as i32)
}

/** Returns whether the pack gives the number for the unit's model. */
export function hasOwnCount(node: i32): bool {
  return hasModel(node) && !isNaN(equipmentOf(node, EQUIPMENT_COUNT))
}

/** Returns the row of the band for a unit's cooling, -1 where there is none. */
export function countRow(node: i32, mainSub: bool): i32 {
  const at = tableOf(pack, PACK_COUNT_BAND)
  const kw = coolingOf(node)
  for (let row = 0; row < rowsOf(pack, PACK_COUNT_BAND); row++) {
    if ((cell(at, R.COUNT_WIDTH, row, R.COUNT_MAIN_SUB) == 1) != mainSub) continue
    if (kw >= cell(at, R.COUNT_WIDTH, row, R.COUNT_FROM) && kw <= cell(at, R.COUNT_WIDTH, row, R.COUNT_TO)) return row
  }
  return -1
}

/** Sums the capacity indices upwards: every node carries the sum of its own and all below it. */
export function sumCapacities(): void {
  needs(STAGE_TREE | STAGE_STATE)
  openEquipment()
  const leaves = orderCount - innerCount
  for (let place = 0; place < leaves; place++) sumCapacity(leafAt(place))
  for (let place = innerCount - 1; place >= 0; place--) sumCapacity(innerAt(place))
  hasRun(STAGE_LOADS)
}

function sumCapacity(node: i32): void {
  let sum = loadOf(node)
  if (isUnit(kindOf(node))) {
    sum += indexOf(node)
    setLoad(node, sum)
  }
  const parent = parentOf(node)
  if (parent >= 0) setLoad(parent, loadOf(parent) + sum)
}

/** Looks up the pack's units; must be called before a unit's cooling or index is read without summing the loads. */
export function openEquipment(): void {
  needs(STAGE_SYSTEM)
  equipment = tableOf(pack, PACK_EQUIPMENT)
  equipmentRows = rowsOf(pack, PACK_EQUIPMENT)
  indices = reserveI32(equipmentRows)
  for (let row = 0; row < equipmentRows; row++) {
    store<i32>(indices + ((row as usize) << 2), cell(equipment, EQUIPMENT_WIDTH, row, EQUIPMENT_INDEX) as i32)
  }
  hasRun(STAGE_EQUIPMENT)
}
