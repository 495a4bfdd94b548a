import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { feedOf, nextFeed, parentOf, partnerOf } from '../diagram/feeds'
import { root } from '../diagram/tree'
import { ALLOWANCE } from '../findings'
import { hasArea, hasHeight, roomPlaceOf } from '../room-table'
import { equivalentOf, gasOf, liquidOf, loadOf, NO_SIZE, wayActualOf, wayEquivalentOf } from '../state'
import { constant } from '../pack'
import { heightOf, kindOf, pack } from '../system'
import { coolingOf, countFactorOf, equipmentOf, indexOf, isUnit } from '../piping/capacity'
import { afterActualOf, afterEquivalentOf, mainEquivalentM, mainM } from '../piping/distance'
import { edgeLengthIsDefault, isCounted, liquidLength, pipeLength } from '../piping/length'
import { limitOf } from '../piping/outdoor'
import * as T from './tally'

/** Sums of the whole system over its blocks: the figures that limits, charge and correction need. */
let whole: usize = 0
let mainSub: bool = false
/** Whether the pack's charge counts equivalent metres. */
export let isEquivalent: bool = false

/** Sets whether the system is main/sub, where units without a model count differently. */
export function countAsMainSub(isMainSub: bool): void {
  mainSub = isMainSub
}

/** Returns whether the system is main/sub. */
export function isMainSub(): bool {
  return mainSub
}

export function openSurvey(at: usize): void {
  whole = at
  isEquivalent = constant(pack, P.CONST_CHARGE_EQUIVALENT) == 1
}

/** Tallies one node of the tree and the pipes into it. */
export function surveyNode(at: usize, node: i32, kind: i32): void {
  if (isUnit(kind)) surveyUnit(at, node, kind)
  else if (kind == L.KIND_BOX) {
    T.offer(at, T.MOST_BOX_HEIGHT, heightOf(node), node)
    T.offer(at, T.MOST_BOX_DEPTH, -heightOf(node), node)
  }
  for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
    if (kind != L.KIND_END_CAP) {
      countPipe(at, feed)
      countPipe(at, partnerOf(feed))
    }
    if (!isCounted(feed)) continue
    const length = pipeLength(feed)
    T.add(at, T.SUM_LENGTH, length)
    T.addMetres(at, liquidOf(feed), chargedLength(feed))
  }
}

/** Counts pipes as the pipe list has them, the gas and the liquid line of a pair each; an end cap is on its port without one. */
function countPipe(at: usize, edge: i32): void {
  if (edge < 0 || gasOf(edge) == NO_SIZE) return
  T.raise(at, T.COUNT_PIPES, 1)
  if (edgeLengthIsDefault(edge)) T.raise(at, T.COUNT_DEFAULT_PIPES, 1)
}

/** Metres of a pipe's liquid line that the charge counts. */
export function chargedLength(feed: i32): f64 {
  return isEquivalent ? liquidLength(feed) + (equivalentOf(feed) - pipeLength(feed)) : liquidLength(feed)
}

function surveyUnit(at: usize, node: i32, kind: i32): void {
  const index = indexOf(node)
  const height = heightOf(node)
  const way = wayActualOf(node)
  T.raise(at, T.COUNT_UNITS, 1)
  T.raise(at, T.COUNT_ADDRESSES, countFactorOf(node, mainSub))
  if (index == 15) T.raise(at, T.COUNT_SMALLS, 1)
  if (kind != L.KIND_INDOOR) surveyOther(at, kind, index)
  if (roomPlaceOf(node) < 0) {
    if (!hasArea(node)) T.raise(at, T.COUNT_NO_AREA, 1)
    if (!hasHeight(node)) T.raise(at, T.COUNT_NO_HEIGHT, 1)
    if (!hasArea(node) || !hasHeight(node)) T.raise(at, T.COUNT_NO_SIZE, 1)
  }
  T.add(at, T.SUM_COOL, coolingOf(node))
  T.add(at, T.SUM_HEAT, equipmentOf(node, P.EQUIPMENT_HEAT))
  T.offer(at, T.MOST_HEIGHT, height, node)
  T.offer(at, T.MOST_DEPTH, -height, node)
  T.offer(at, T.MOST_ACTUAL, way, node)
  T.offer(at, T.MOST_EQUIVALENT, wayEquivalentOf(node), node)
  T.offer(at, T.MOST_AFTER, afterActualOf(node), node)
  T.offer(at, T.MOST_NEARNESS, -way, node)
  if (parentOf(node) != root) T.offer(at, T.MOST_STUB, pipeLength(feedOf(node)), node)
}

function surveyOther(at: usize, kind: i32, index: i32): void {
  if (kind == L.KIND_FRESH_AIR) {
    T.raise(at, T.COUNT_FRESH_AIRS, 1)
    T.raise(at, T.COUNT_FRESH_AIR_INDEX, index)
  } else if (kind == L.KIND_KIT) {
    T.raise(at, T.COUNT_KITS, 1)
    T.raise(at, T.COUNT_KIT_INDEX, index)
  } else if (kind == L.KIND_HYDRO) {
    T.raise(at, T.COUNT_HYDROS, 1)
    T.raise(at, T.COUNT_HYDRO_INDEX, index)
  }
}

/** Returns the number of pipes, and of those with the default length. */
export function pipes(): i32 {
  return T.count(whole, T.COUNT_PIPES)
}

export function defaultPipes(): i32 {
  return T.count(whole, T.COUNT_DEFAULT_PIPES)
}

/** Units in rooms of their own that give no area, no height, and either of them not. */
export function roomsWithoutArea(): i32 {
  return T.count(whole, T.COUNT_NO_AREA)
}

export function roomsWithoutHeight(): i32 {
  return T.count(whole, T.COUNT_NO_HEIGHT)
}

export function roomsWithoutSize(): i32 {
  return T.count(whole, T.COUNT_NO_SIZE)
}

export function units(): i32 {
  return T.count(whole, T.COUNT_UNITS)
}

/** Addresses that the units take up. */
export function addresses(): i32 {
  return T.count(whole, T.COUNT_ADDRESSES)
}

export function freshAirs(): i32 {
  return T.count(whole, T.COUNT_FRESH_AIRS)
}

export function freshAirIndex(): i32 {
  return T.count(whole, T.COUNT_FRESH_AIR_INDEX)
}

export function kits(): i32 {
  return T.count(whole, T.COUNT_KITS)
}

export function kitIndex(): i32 {
  return T.count(whole, T.COUNT_KIT_INDEX)
}

/** Indoor units that are none of the other kinds, and their capacity index. */
export function indoors(): i32 {
  return units() - freshAirs() - hydros() - kits()
}

export function indoorIndex(): i32 {
  return totalIndex() - freshAirIndex() - hydroIndex() - kitIndex()
}

export function hydros(): i32 {
  return T.count(whole, T.COUNT_HYDROS)
}

export function hydroIndex(): i32 {
  return T.count(whole, T.COUNT_HYDRO_INDEX)
}

/** Units of the smallest class. */
export function smalls(): i32 {
  return T.count(whole, T.COUNT_SMALLS)
}

/** Returns the capacity index of all connected units. */
export function totalIndex(): i32 {
  return loadOf(root)
}

/** Sum of the units' nominal cooling and heating, kW. */
export function nominalCool(): f64 {
  return T.sum(whole, T.SUM_COOL)
}

export function nominalHeat(): f64 {
  return T.sum(whole, T.SUM_HEAT)
}

/** Sum of all counted pipes, m. */
export function totalM(): f64 {
  return T.sum(whole, T.SUM_LENGTH)
}

/** Sum of the liquid lines of a size (a place in the pack's list of diameters), m. */
export function liquidMetres(size: i32): f64 {
  return T.metres(whole, size)
}

/** Units that are farthest from the outdoor unit and from the first joint, and the metres; -1 and 0 where there is none. */
export function farthestActual(): i32 {
  return T.mostRow(whole, T.MOST_ACTUAL)
}

export function farthestActualM(): f64 {
  return farthestActual() < 0 ? 0 : mainM + T.most(whole, T.MOST_ACTUAL)
}

export function farthestEquivalent(): i32 {
  return T.mostRow(whole, T.MOST_EQUIVALENT)
}

export function farthestEquivalentM(): f64 {
  return farthestEquivalent() < 0 ? 0 : mainEquivalentM + T.most(whole, T.MOST_EQUIVALENT)
}

/** Returns the part of the farthest equivalent length after the first joint. */
export function restM(): f64 {
  return farthestEquivalent() < 0 ? 0 : afterEquivalentOf(farthestEquivalent())
}

export function farthestAfterFirst(): i32 {
  return T.mostRow(whole, T.MOST_AFTER)
}

export function afterFirstM(): f64 {
  return T.most(whole, T.MOST_AFTER)
}

/** Returns the highest and lowest units, -1 where there is none, and their height above the outdoor unit. */
export function highestUnit(): i32 {
  return T.mostRow(whole, T.MOST_HEIGHT)
}

export function highestM(): f64 {
  return T.most(whole, T.MOST_HEIGHT)
}

export function lowestUnit(): i32 {
  return T.mostRow(whole, T.MOST_DEPTH)
}

export function lowestM(): f64 {
  return -T.most(whole, T.MOST_DEPTH)
}

export function highestBox(): i32 {
  return T.mostRow(whole, T.MOST_BOX_HEIGHT)
}

export function lowestBox(): i32 {
  return T.mostRow(whole, T.MOST_BOX_DEPTH)
}

/** Returns how much higher the highest box is than the lowest. */
export function boxSpreadM(): f64 {
  return T.most(whole, T.MOST_BOX_HEIGHT) + T.most(whole, T.MOST_BOX_DEPTH)
}

/** Longest pipe to a unit that does not hang on the outdoor unit, m. */
export function longestStub(): i32 {
  return T.mostRow(whole, T.MOST_STUB)
}

export function longestStubM(): f64 {
  return T.most(whole, T.MOST_STUB)
}

/** Returns the difference between the farthest and the nearest unit's distance from the outdoor unit, m. */
export function differenceM(): f64 {
  return T.most(whole, T.MOST_ACTUAL) + T.most(whole, T.MOST_NEARNESS)
}

/** Returns whether the path behind the first joint may be longer than the standard: the profile's conditions for the extended length. */
export function isExtensionAllowed(): bool {
  const extended = limitOf(P.PROFILE_AFTER_FIRST_EXT)
  if (isNaN(extended) || afterFirstM() > extended + ALLOWANCE) return false
  if (longestStubM() > limitOf(P.PROFILE_EXT_UNIT_TO_JOINT) + ALLOWANCE) return false
  return !(differenceM() > limitOf(P.PROFILE_EXT_DIFFERENCE) + ALLOWANCE)
}

/** Returns whether the indoor mains grow: beyond the standard length, within the extended one, conditions met. */
export function growsIndoorMains(): bool {
  return afterFirstM() > limitOf(P.PROFILE_AFTER_FIRST) + ALLOWANCE && isExtensionAllowed() && limitOf(P.PROFILE_EXT_UPSIZE) == 1
}
