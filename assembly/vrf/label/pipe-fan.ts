import * as L from '../../common/layout/layout'
import { BOX_PITCH, HEADER_PITCH, isBar } from '../../common/layout/layout-drawing'
import { reserve } from '../../common/memory'
import { arrangedX } from '../state'
import { edgeCount, kindOf, nodeCount, outletsOf, portOf, reserveI32, scratch, sourceOf, targetOf } from '../system'
import { needs, STAGE_STATE, STAGE_SYSTEM } from '../../common/stages'

/** Edges in the order of the node they leave, and where each node's begin. */
let leaving: usize = 0
let starts: usize = 0
/** Outlet of each pipe: f32 offset from its node's middle, the number of its lane and of all lanes on its side as i32. */
let offsets: usize = 0
let lanes: usize = 0
let laneCounts: usize = 0

export function outletOffset(edge: i32): f64 {
  return load<f32>(offsets + ((edge as usize) << 2)) as f64
}

export function laneOf(edge: i32): i32 {
  return load<i32>(lanes + ((edge as usize) << 2))
}

export function lanesBeside(edge: i32): i32 {
  return load<i32>(laneCounts + ((edge as usize) << 2))
}

export function isDrawn(edge: i32): bool {
  return (sourceOf(edge) as u32) < (nodeCount as u32) && (targetOf(edge) as u32) < (nodeCount as u32)
}

/**
 * Gives every pipe of a header or a box its outlet and its lane. Outlets follow the port, else the order from left to right; pipes that turn to the same
 * side are stacked so that they never cross.
 */
export function fanOut(): void {
  needs(STAGE_SYSTEM | STAGE_STATE)
  offsets = reserve((edgeCount as usize) << 2)
  memory.fill(offsets, 0, (edgeCount as usize) << 2)
  lanes = scratch(edgeCount, 0)
  laneCounts = scratch(edgeCount, 0)
  sortBySource()
  for (let node = 0; node < nodeCount; node++) {
    const kind = kindOf(node)
    if (kind == L.KIND_BOX || kind == L.KIND_AHU_BOX || isBar(kind, outletsOf(node))) fanOutOf(node)
  }
}

function sortBySource(): void {
  starts = scratch(nodeCount + 2, 0)
  leaving = reserveI32(edgeCount)
  for (let edge = 0; edge < edgeCount; edge++) {
    if (isDrawn(edge)) add(sourceOf(edge) + 2, 1)
  }
  for (let node = 1; node <= nodeCount; node++) add(node + 1, startOf(node))
  for (let edge = 0; edge < edgeCount; edge++) {
    if (!isDrawn(edge)) continue
    store<i32>(leaving + ((startOf(sourceOf(edge) + 1) as usize) << 2), edge)
    add(sourceOf(edge) + 1, 1)
  }
}

function startOf(node: i32): i32 {
  return load<i32>(starts + ((node as usize) << 2))
}

function add(node: i32, count: i32): void {
  store<i32>(starts + ((node as usize) << 2), startOf(node) + count)
}

function leavingAt(place: i32): i32 {
  return load<i32>(leaving + ((place as usize) << 2))
}

function targetX(edge: i32): f64 {
  return arrangedX(targetOf(edge))
}

function fanOutOf(node: i32): void {
  const from = startOf(node)
  const to = startOf(node + 1)
  sortByX(from, to)
  const isBox = kindOf(node) != L.KIND_JOINT
  const outlets = outletsOf(node) > 1 ? outletsOf(node) : 1
  const pitch = (isBox ? BOX_PITCH : HEADER_PITCH) as f64
  let branch = 0
  for (let place = from; place < to; place++) {
    const edge = leavingAt(place)
    if (place == from || targetOf(edge) != targetOf(leavingAt(place - 1))) branch++
    const port = isBox && portOf(edge) > 0 ? portOf(edge) : branch
    store<f32>(offsets + ((edge as usize) << 2), (((port as f64) - ((outlets + 1) as f64) / 2) * pitch) as f32)
  }
  stackLanes(node, from, to)
}

/** Of the pipes that turn left the first turns highest, of those that turn right the last. */
function stackLanes(node: i32, from: i32, to: i32): void {
  const middle = arrangedX(node)
  let left = 0
  let right = 0
  for (let place = from; place < to; place++) {
    const edge = leavingAt(place)
    if (targetX(edge) < middle + outletOffset(edge) - 1) store<i32>(lanes + ((edge as usize) << 2), left++)
  }
  for (let place = to - 1; place >= from; place--) {
    const edge = leavingAt(place)
    if (targetX(edge) > middle + outletOffset(edge) + 1) store<i32>(lanes + ((edge as usize) << 2), right++)
  }
  for (let place = from; place < to; place++) {
    const edge = leavingAt(place)
    const x = targetX(edge) - middle - outletOffset(edge)
    store<i32>(laneCounts + ((edge as usize) << 2), x < -1 ? left : x > 1 ? right : 0)
  }
}

function isBefore(one: i32, other: i32): bool {
  const a = targetX(one)
  const b = targetX(other)
  return a < b || (a == b && one < other)
}

/** Shell sort (gaps of Knuth): fast for the usual few pipes, and acceptable for many. */
function sortByX(from: i32, to: i32): void {
  let gap = 1
  while (gap * 3 + 1 < to - from) gap = gap * 3 + 1
  for (; gap > 0; gap = (gap - 1) / 3) {
    for (let place = from + gap; place < to; place++) {
      const edge = leavingAt(place)
      let at = place
      for (; at - gap >= from && isBefore(edge, leavingAt(at - gap)); at -= gap) {
        store<i32>(leaving + ((at as usize) << 2), leavingAt(at - gap))
      }
      store<i32>(leaving + ((at as usize) << 2), edge)
    }
  }
}
