import * as D from '../../common/layout/layout-drop'
import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { hasKind } from '../diagram/tree'
import { cell, rowsOf, tableOf } from '../pack'
import { indexOfCooling, isUnit } from '../piping/capacity'
import { portsMerged } from '../piping/fitting'
import { kitsOf } from '../rules/system/kits'
import { isMergeJoint } from '../rules/system/standing'
import { pack } from '../system'

/** The item about to be dropped, with the fields that the rules read. */
export let kind: i32 = 0
export let type: i32 = 0
/** Ports of a box, as drawn or as its model has them. */
export let outlets: i32 = 0
export let flags: i32 = 0
/** Nominal cooling of a unit in kW. */
export let cooling: f64 = 0
/** Capacity index that a unit, or all kits of an air handler that are not drawn yet, adds to the drawing; 0 for everything else. */
export let index: i32 = 0
export let material: i32 = 0
/** Air handler of a kit, 0 where none is given. */
export let airHandler: i32 = 0
/** Number of kits of that air handler once this one is drawn. */
export let kits: i32 = 1
/** Number of ports that the item takes of a box. */
export let ports: i32 = 1
let base: usize = 0

export function slot(place: i32): f64 {
  return load<f64>(base + D.DROP_START + ((place as usize) << 3))
}

export function setSlot(place: i32, value: f64): void {
  store<f64>(base + D.DROP_START + ((place as usize) << 3), value)
}

/** Address of the question. */
export function openItem(dropAt: usize): void {
  base = dropAt
}

/** Reads the dropped item; the drawing's kits must have been counted. */
export function readItem(): void {
  kind = slot(D.DROP_KIND) as i32
  type = slot(D.DROP_JOINT_TYPE) as i32
  flags = slot(D.DROP_FLAGS) as i32
  material = slot(D.DROP_MATERIAL) as i32
  ports = isMerge() ? portsMerged(type) : 1
  outlets = slot(D.DROP_OUTLETS) as i32
  if (kind == L.KIND_BOX && outlets == 0) outlets = modelCell(P.PACK_BOX, P.BOX_WIDTH, P.BOX_PORTS) as i32
  cooling = 0
  index = 0
  if (isUnit(kind)) readCapacity(slot(D.DROP_COOLING_KW))
  airHandler = kind == L.KIND_KIT ? (slot(D.DROP_AIR_HANDLER) as i32) : 0
  const drawn = airHandler > 0 && hasKind(L.KIND_KIT) ? kitsOf(airHandler) : 0
  const told = slot(D.DROP_KITS) as i32
  kits = told > drawn + 1 ? told : drawn + 1
  if (kind == L.KIND_KIT) index *= kits - drawn
}

export function isMerge(): bool {
  return isMergeJoint(kind, type)
}

function readCapacity(own: f64): void {
  const isKnown = hasRow(P.PACK_EQUIPMENT)
  cooling = isNaN(own) ? modelCell(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, P.EQUIPMENT_COOL) : own
  index = isKnown ? (modelCell(P.PACK_EQUIPMENT, P.EQUIPMENT_WIDTH, P.EQUIPMENT_INDEX) as i32) : indexOfCooling(own)
}

function hasRow(table: i32): bool {
  const row = slot(D.DROP_MODEL) as i32
  return row >= 0 && row < rowsOf(pack, table)
}

/** Returns a cell of the model's row; without a model there is none. */
function modelCell(table: i32, width: i32, column: i32): f64 {
  return hasRow(table) ? cell(tableOf(pack, table), width, slot(D.DROP_MODEL) as i32, column) : 0
}
