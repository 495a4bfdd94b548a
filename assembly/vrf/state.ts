import * as L from '../common/layout/layout'
import { reserve } from '../common/memory'
import { drawnX, drawnY, edgeCount, edgeRoom, head, nodeCount, nodeRoom, reserveI32 } from './system'
import { hasRun, needs, STAGE_STATE, STAGE_SYSTEM } from '../common/stages'

/**
 * The core's results for each node and edge, in narrow columns: lengths are f64, diameters are indices in the pack's list of diameters, distances are
 * counted from the first joint. `answer` writes the wide columns of the host from them.
 */
let wayActual: usize = 0
let wayEquivalent: usize = 0
let loads: usize = 0
let fittings: usize = 0
let nodeWorsts: usize = 0
let equivalents: usize = 0
let sizes: usize = 0
let edgeWorsts: usize = 0
let arranged: usize = 0
let outdoor: usize = 0

/** Size codes of a pipe that carries no refrigerant. */
export const NO_SIZE: i32 = 0

export function openState(): void {
  needs(STAGE_SYSTEM)
  outdoor = reserve(L.OUT_SLOTS << 3)
  wayActual = reserve((nodeRoom as usize) << 3)
  wayEquivalent = reserve((nodeRoom as usize) << 3)
  equivalents = reserve((edgeRoom as usize) << 3)
  loads = reserveI32(nodeRoom)
  fittings = reserve((nodeRoom as usize) << 1)
  nodeWorsts = reserve(nodeRoom)
  edgeWorsts = reserve(edgeRoom)
  sizes = reserve((edgeRoom as usize) * 3)
  arranged = head(L.HEAD_ARRANGE) == 1 ? reserve((nodeRoom as usize) << 4) : 0
  hasRun(STAGE_STATE)
}

/** Clears the previous results, except columns that the check writes for every row of a tree. */
export function clearState(): void {
  needs(STAGE_STATE)
  for (let slot = 0; slot < L.OUT_SLOTS; slot++) setOut(slot, NaN)
  memory.fill(loads, 0, (nodeCount as usize) << 2)
  memory.fill(fittings, 255, (nodeCount as usize) << 1)
  memory.fill(nodeWorsts, 0, nodeCount)
  memory.fill(edgeWorsts, 0, edgeCount)
}

/** Clears all rows, for drawings whose tree does not include all of them. */
export function clearRows(): void {
  needs(STAGE_STATE)
  memory.fill(sizes, NO_SIZE as u8, (edgeCount as usize) * 3)
  for (let node = 0; node < nodeCount; node++) {
    setWay(node, NaN, NaN)
    if (arranged == 0) continue
    setArrangedX(node, drawnX(node))
    setArrangedY(node, drawnY(node))
  }
}

export function out(slot: i32): f64 {
  return load<f64>(outdoor + ((slot as usize) << 3))
}

export function setOut(slot: i32, value: f64): void {
  store<f64>(outdoor + ((slot as usize) << 3), value)
}

/** Returns the downstream capacity index of a node, its own included. */
export function loadOf(node: i32): i32 {
  needs(STAGE_STATE)
  return load<i32>(loads + ((node as usize) << 2))
}

export function setLoad(node: i32, index: i32): void {
  store<i32>(loads + ((node as usize) << 2), index)
}

/** Returns the index of a node's model in the pack's list of fittings, -1 where it has none. */
export function fittingOf(node: i32): i32 {
  needs(STAGE_STATE)
  return load<i16>(fittings + ((node as usize) << 1))
}

export function setFitting(node: i32, place: i32): void {
  store<i16>(fittings + ((node as usize) << 1), place as i16)
}

/** Returns the metres from the point where a system's distances begin: see `piping/distance`. */
export function wayActualOf(node: i32): f64 {
  return load<f64>(wayActual + ((node as usize) << 3))
}

export function wayEquivalentOf(node: i32): f64 {
  return load<f64>(wayEquivalent + ((node as usize) << 3))
}

export function setWay(node: i32, actual: f64, equivalent: f64): void {
  store<f64>(wayActual + ((node as usize) << 3), actual)
  store<f64>(wayEquivalent + ((node as usize) << 3), equivalent)
}

/** Returns the equivalent length of a pipe in m. */
export function equivalentOf(edge: i32): f64 {
  return load<f64>(equivalents + ((edge as usize) << 3))
}

export function setEquivalent(edge: i32, metres: f64): void {
  store<f64>(equivalents + ((edge as usize) << 3), metres)
}

/** Returns the index of a pipe's gas diameter in the pack's list, NO_SIZE outside the tree. */
export function gasOf(edge: i32): i32 {
  return load<u8>(sizes + (edge as usize) * 3)
}

export function liquidOf(edge: i32): i32 {
  return load<u8>(sizes + (edge as usize) * 3, 1)
}

/** Returns the index of a pipe's high-pressure diameter, NO_SIZE where it has no such line. */
export function highOf(edge: i32): i32 {
  return load<u8>(sizes + (edge as usize) * 3, 2)
}

export function setSizes(edge: i32, gas: i32, liquid: i32, high: i32): void {
  const at = sizes + (edge as usize) * 3
  store<u8>(at, gas as u8)
  store<u8>(at, liquid as u8, 1)
  store<u8>(at, high as u8, 2)
}

/** Worst findings of a node, two bits for each source of findings (see `findings`). */
export function nodeWorstOf(node: i32): i32 {
  return load<u8>(nodeWorsts + node)
}

export function setNodeWorst(node: i32, worst: i32): void {
  store<u8>(nodeWorsts + node, worst as u8)
}

export function edgeWorstOf(edge: i32): i32 {
  return load<u8>(edgeWorsts + edge)
}

export function setEdgeWorst(edge: i32, worst: i32): void {
  store<u8>(edgeWorsts + edge, worst as u8)
}

/** Arranged place of a node, in drawing units. */
export function arrangedX(node: i32): f64 {
  return load<f64>(arranged + ((node as usize) << 4))
}

export function arrangedY(node: i32): f64 {
  return load<f64>(arranged + ((node as usize) << 4), 8)
}

export function setArrangedX(node: i32, x: f64): void {
  store<f64>(arranged + ((node as usize) << 4), x)
}

export function setArrangedY(node: i32, y: f64): void {
  store<f64>(arranged + ((node as usize) << 4), y, 8)
}

/** Returns whether memory is reserved for the places of the arrangement. */
export function hasPlaces(): bool {
  return arranged != 0
}
