import * as L from '../layout'
import * as P from '../layout-pack'
import * as R from '../layout-codes'
import { feedOf } from '../diagram/feeds'
import { hasKind, nodeAt, orderCount, root } from '../diagram/tree'
import { ALLOWANCE, checkMost } from '../findings'
import { constant } from '../pack'
import { heightOf, kindOf, loadOf, nodeCount, nodeResult, pack, reserveF64 } from '../system'
import { coolingOf, countFactorOf, equipmentOf, indexOf, isUnit } from '../piping/capacity'
import * as C from '../piping/correction'
import { pipeLength } from '../piping/length'
import { limitOf } from '../piping/outdoor'
import { boxAbove } from '../piping/upstream'

/** What one walk over the tree finds: extremes with the row that sets them, sums and counts by kind. -1 and 0 where there is none. */
export let units: i32 = 0
export let unitCount: i32 = 0
export let totalIndex: i32 = 0
/** Sum of the units' nominal cooling and heating, kW. */
export let nominalCool: f64 = 0
export let nominalHeat: f64 = 0
export let freshAirs: i32 = 0
export let freshAirIndex: i32 = 0
export let kits: i32 = 0
export let hydros: i32 = 0
export let hydroIndex: i32 = 0
export let smalls: i32 = 0
export let farthestActual: i32 = -1
export let farthestEquivalent: i32 = -1
export let farthestAfterFirst: i32 = -1
export let farthestActualM: f64 = 0
export let farthestEquivalentM: f64 = 0
export let afterFirstM: f64 = 0
export let lowestUnit: i32 = -1
export let highestUnit: i32 = -1
export let lowestM: f64 = 0
export let highestM: f64 = 0
export let highestBox: i32 = -1
export let highestBoxM: f64 = 0
export let lowestBoxM: f64 = 0
export let nearestM: f64 = 0
export let longestStubM: f64 = 0
let mainSub: bool = false

/** In main/sub systems units without a model count otherwise. */
export function countAsMainSub(isMainSub: bool): void {
  mainSub = isMainSub
}

/** Forgets what an earlier system had. */
export function openSurvey(): void {
  units = 0
  unitCount = 0
  totalIndex = loadOf(root)
  nominalCool = 0
  nominalHeat = 0
  freshAirs = 0
  freshAirIndex = 0
  kits = 0
  hydros = 0
  hydroIndex = 0
  smalls = 0
  lowestUnit = -1
  highestUnit = -1
  lowestM = 0
  highestM = 0
  farthestActual = -1
  farthestEquivalent = -1
  farthestAfterFirst = -1
  farthestActualM = 0
  farthestEquivalentM = 0
  afterFirstM = 0
  nearestM = Infinity
  longestStubM = 0
}

/** Heights of the boxes. */
export function surveyBoxes(): void {
  highestBox = -1
  if (!hasKind(L.KIND_BOX)) return
  for (let node = 0; node < nodeCount; node++) {
    if (kindOf(node) == L.KIND_BOX) surveyBox(node)
  }
}

function surveyBox(node: i32): void {
  const height = heightOf(node)
  if (highestBox < 0 || height > highestBoxM) {
    if (highestBox < 0) lowestBoxM = height
    highestBox = node
    highestBoxM = height
  }
  if (height < lowestBoxM) lowestBoxM = height
}

/** Counts one unit, once its distances are known. */
export function surveyUnit(node: i32, kind: i32, parent: i32): void {
  const index = indexOf(node)
  units++
  unitCount += countFactorOf(node, mainSub)
  if (index == 15) smalls++
  if (kind != L.KIND_INDOOR) surveyOther(kind, index)
  nominalCool += coolingOf(node)
  nominalHeat += equipmentOf(node, P.EQUIPMENT_HEAT)
  surveyHeight(node)
  surveyPath(node)
  const stub = pipeLength(feedOf(node))
  if (stub > longestStubM && kindOf(parent) != L.KIND_OUTDOOR) longestStubM = stub
}

function surveyOther(kind: i32, index: i32): void {
  if (kind == L.KIND_FRESH_AIR) {
    freshAirs++
    freshAirIndex += index
  } else if (kind == L.KIND_KIT) kits++
  else if (kind == L.KIND_HYDRO) {
    hydros++
    hydroIndex += index
  }
}

function surveyHeight(node: i32): void {
  const height = heightOf(node)
  if (lowestUnit < 0 || height < lowestM || (height == lowestM && node < lowestUnit)) {
    lowestUnit = node
    lowestM = height
  }
  if (highestUnit < 0 || height > highestM || (height == highestM && node < highestUnit)) {
    highestUnit = node
    highestM = height
  }
}

/** Farthest units; the first in drawing order where several are equally far. */
function surveyPath(node: i32): void {
  const actual = nodeResult(node, L.NODE_ACTUAL_M)
  const equivalent = nodeResult(node, L.NODE_EQUIVALENT_M)
  const after = nodeResult(node, L.NODE_FIRST_ACTUAL_M)
  if (farthestActual < 0 || actual > farthestActualM || (actual == farthestActualM && node < farthestActual)) {
    farthestActual = node
    farthestActualM = actual
  }
  if (farthestEquivalent < 0 || equivalent > farthestEquivalentM || (equivalent == farthestEquivalentM && node < farthestEquivalent)) {
    farthestEquivalent = node
    farthestEquivalentM = equivalent
  }
  if (farthestAfterFirst < 0 || after > afterFirstM || (after == afterFirstM && node < farthestAfterFirst)) {
    farthestAfterFirst = node
    afterFirstM = after
  }
  if (actual < nearestM) nearestM = actual
}

/** Whether the path behind the first joint may be longer than the standard: the profile's conditions for the extended length. */
export function isExtensionAllowed(): bool {
  const extended = limitOf(P.PROFILE_AFTER_FIRST_EXT)
  if (isNaN(extended) || afterFirstM > extended + ALLOWANCE) return false
  if (longestStubM > limitOf(P.PROFILE_EXT_UNIT_TO_JOINT) + ALLOWANCE) return false
  return !(farthestActualM - nearestM > limitOf(P.PROFILE_EXT_DIFFERENCE) + ALLOWANCE)
}

/** Whether the indoor mains grow: beyond the standard length, within the extended one, conditions met. */
export function growsIndoorMains(): bool {
  return afterFirstM > limitOf(P.PROFILE_AFTER_FIRST) + ALLOWANCE && isExtensionAllowed() && limitOf(P.PROFILE_EXT_UPSIZE) == 1
}

export function coolOutdoorDb(): f64 {
  return C.coolOutdoorDb
}

export function heatOutdoorWb(): f64 {
  return C.heatOutdoorWb
}

/** Height between units that hang on the same box. */
export function checkSameBox(): void {
  const limit = constant(pack, P.CONST_SAME_BOX_M)
  if (isNaN(limit) || highestBox < 0) return
  const least = reserveF64(nodeCount, Infinity)
  const most = reserveF64(nodeCount, -Infinity)
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const box = isUnit(kindOf(node)) ? boxAbove(node) : -1
    if (box < 0) continue
    const at = (box as usize) << 3
    const height = heightOf(node)
    if (height < load<f64>(least + at)) store<f64>(least + at, height)
    if (height > load<f64>(most + at)) store<f64>(most + at, height)
  }
  for (let node = 0; node < nodeCount; node++) {
    const at = (node as usize) << 3
    checkMost(R.LIMIT_HEIGHT_SAME_BOX, L.SEVERITY_ERROR, node, -1, load<f64>(most + at) - load<f64>(least + at), limit)
  }
}
