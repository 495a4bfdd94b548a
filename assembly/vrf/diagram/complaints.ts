import { RULE_NOT_A_TREE } from '../../common/layout/layout-codes'
import { breakRule } from '../findings'
import { edgeCount, nodeCount, scratch } from '../system'

/** Whether no fault was reported so far. */
export let sound: bool = true
/** Rows reported so far, and nodes whose pipe has no source; sound drawings need neither column, so the first fault allocates them. */
let namedNodes: usize = 0
let namedEdges: usize = 0
let cutOff: usize = 0

export function openComplaints(): void {
  sound = true
}

/** Reports each row once, however many faults it has. */
export function complain(node: i32, edge: i32): void {
  if (sound) openColumns()
  if (node >= 0 && isNamed(namedNodes, node)) return
  if (edge >= 0 && isNamed(namedEdges, edge)) return
  breakRule(RULE_NOT_A_TREE, node, edge, 0, NaN)
}

/** Marks a node whose pipe has no source: the pipe is reported, so the node is not. */
export function markCutOff(node: i32): void {
  isNamed(cutOff, node)
}

export function isCutOff(node: i32): bool {
  return !sound && load<i32>(cutOff + ((node as usize) << 2)) != 0
}

function openColumns(): void {
  sound = false
  namedNodes = scratch(nodeCount, 0)
  namedEdges = scratch(edgeCount, 0)
  cutOff = scratch(nodeCount, 0)
}

function isNamed(column: usize, row: i32): bool {
  const at = column + ((row as usize) << 2)
  if (load<i32>(at) != 0) return true
  store<i32>(at, 1)
  return false
}
