import * as A from '../common/layout/layout-answer'
import { edgeLength } from './piping/length'
import { mmOf } from './piping/sizes'
import { equivalentOf, gasOf, highOf, liquidOf, loadOf, NO_SIZE } from './state'
import { edgeCount, targetOf } from './system'

/** Writes a wide column of the edges. */
export function fillEdges(column: i32, at: usize): void {
  for (let edge = 0; edge < edgeCount; edge++) store<f64>(at + ((edge as usize) << 3), pipeCell(column, edge))
}

/** Returns one cell of a wide column of the edges: kW, m or mm; NaN where the edge is no pipe of the tree. */
export function pipeCell(column: i32, edge: i32): f64 {
  if (column == A.ANSWER_GAS_MM) return diameter(gasOf(edge))
  if (column == A.ANSWER_LIQUID_MM) return diameter(liquidOf(edge))
  if (column == A.ANSWER_HIGH_MM) return diameter(highOf(edge))
  if (gasOf(edge) == NO_SIZE) return NaN
  if (column == A.ANSWER_CAPACITY_KW) return (loadOf(targetOf(edge)) as f64) / 10
  return column == A.ANSWER_PIPE_M ? edgeLength(edge) : equivalentOf(edge)
}

function diameter(size: i32): f64 {
  return size == NO_SIZE ? NaN : mmOf(size)
}
