import { parentOf } from '../diagram/feeds'
import { root } from '../diagram/tree'
import { loadOf, setLoad } from '../state'
import { nodeRoom, reserveI32, scratch } from '../system'

/** Nodes whose fitting or pipe has to be checked again, in the order in which edits named them, and whether their distances changed too. */
let nodes: usize = 0
let count: i32 = 0
let marks: usize = 0

export const DIRTY: i32 = 1
export const MOVED: i32 = 2

export function openDirty(): void {
  nodes = reserveI32(nodeRoom)
  marks = scratch(nodeRoom, 0)
  count = 0
}

export function dirtyCount(): i32 {
  return count
}

export function dirtyAt(place: i32): i32 {
  return load<i32>(nodes + ((place as usize) << 2))
}

export function marksOf(node: i32): i32 {
  return load<i32>(marks + ((node as usize) << 2))
}

export function markNode(node: i32, bits: i32): void {
  const at = marks + ((node as usize) << 2)
  const known = load<i32>(at)
  if (known == 0) store<i32>(nodes + ((count++ as usize) << 2), node)
  store<i32>(at, known | bits)
}

export function forgetDirty(): void {
  for (let place = 0; place < count; place++) store<i32>(marks + ((dirtyAt(place) as usize) << 2), 0)
  count = 0
}

/** Propagates a changed capacity index up to the outdoor unit; every pipe on the way may change its size. */
export function carryLoad(node: i32, difference: i32): void {
  for (let at = node; at >= 0; at = parentOf(at)) {
    if (difference != 0) setLoad(at, loadOf(at) + difference)
    if (at != root) markNode(at, DIRTY)
    if (difference == 0) return
  }
}
