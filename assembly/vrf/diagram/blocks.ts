import { reserve } from '../../common/memory'
import { nodeCount, reserveI32, targetOf } from '../system'
import { feedOf, hasMergedFeeds } from './feeds'

/** Columns that a node and everything below it take up. */
let widths: usize = 0
/** Half columns from the left end of these to the node's own place. */
let middles: usize = 0
/** Bits of how a node stands to its parent and its children. */
let ways: usize = 0
/** Whether a child may hang on several parents, so that its parent has to be compared. */
let isMerged: bool = false

const GOES_ON: u8 = 1
const ON_RISER: u8 = 2

/** Reserves the measures of all nodes: what each takes up in the arrangement, with everything below it. */
export function openBlocks(): void {
  widths = reserveI32(nodeCount)
  middles = reserveI32(nodeCount)
  ways = reserve(nodeCount)
  memory.fill(ways, 0, nodeCount)
  isMerged = hasMergedFeeds()
}

export function columnsBelow(node: i32): i32 {
  return load<i32>(widths + ((node as usize) << 2))
}

export function halfColumns(node: i32): i32 {
  return load<i32>(middles + ((node as usize) << 2))
}

export function setBlock(node: i32, columns: i32, halves: i32): void {
  store<i32>(widths + ((node as usize) << 2), columns)
  store<i32>(middles + ((node as usize) << 2), halves)
}

/** Whether a node continues its parent's line. */
export function goesOn(node: i32): bool {
  return (load<u8>(ways + node) & GOES_ON) != 0
}

export function setGoesOn(node: i32): void {
  store<u8>(ways + node, load<u8>(ways + node) | GOES_ON)
}

/** Whether a joint's line goes on downwards, and its other children stand beside it. */
export function isOnRiser(node: i32): bool {
  return (load<u8>(ways + node) & ON_RISER) != 0
}

export function setOnRiser(node: i32): void {
  store<u8>(ways + node, load<u8>(ways + node) | ON_RISER)
}

/** Whether a pipe is the one that its lower node hangs on; where kits share a box it hangs on the first of them. */
export function isOwnChild(edge: i32): bool {
  return !isMerged || feedOf(targetOf(edge)) == edge
}

export function hasMergedBlocks(): bool {
  return isMerged
}
