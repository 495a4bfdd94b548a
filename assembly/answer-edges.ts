import * as A from './layout-answer'
import { edgeLength } from './piping/length'
import { mmOf } from './piping/sizes'
import { equivalentOf, gasOf, highOf, liquidOf, loadOf, NO_SIZE } from './state'
import { edgeCount, targetOf } from './system'

/** Writes a column of the edges; edges that are no pipe of the tree are NaN. */
export function fillEdges(column: i32, at: usize): void {
  if (column == A.ANSWER_CAPACITY_KW) {
    for (let edge = 0; edge < edgeCount; edge++) put(at, edge, isPipe(edge) ? (loadOf(targetOf(edge)) as f64) / 10 : NaN)
  } else if (column == A.ANSWER_PIPE_M) {
    for (let edge = 0; edge < edgeCount; edge++) put(at, edge, isPipe(edge) ? edgeLength(edge) : NaN)
  } else if (column == A.ANSWER_PIPE_EQUIVALENT_M) {
    for (let edge = 0; edge < edgeCount; edge++) put(at, edge, isPipe(edge) ? equivalentOf(edge) : NaN)
  } else fillDiameters(column, at)
}

function fillDiameters(column: i32, at: usize): void {
  if (column == A.ANSWER_GAS_MM) for (let edge = 0; edge < edgeCount; edge++) put(at, edge, diameter(gasOf(edge)))
  else if (column == A.ANSWER_LIQUID_MM) for (let edge = 0; edge < edgeCount; edge++) put(at, edge, diameter(liquidOf(edge)))
  else for (let edge = 0; edge < edgeCount; edge++) put(at, edge, diameter(highOf(edge)))
}

function put(at: usize, edge: i32, value: f64): void {
  store<f64>(at + ((edge as usize) << 3), value)
}

function diameter(size: i32): f64 {
  return size == NO_SIZE ? NaN : mmOf(size)
}

function isPipe(edge: i32): bool {
  return gasOf(edge) != NO_SIZE
}
