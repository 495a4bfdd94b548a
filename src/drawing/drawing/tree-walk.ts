import { atOnce } from '../../model/change/at-once'
import type { Drawing } from './drawing'
import type { Place } from '../view/spatial-index'

export type Step = 'up' | 'down' | 'left' | 'right'

/**
 * Returns the target of an arrow key: up to the parent, down to the first child, left and right to the neighbour below the same parent. From a
 * pipe, up and down lead to its ends, left and right to the neighbouring pipe. Rows outside the circuit follow to the right of the outdoor unit.
 * Null means no move.
 */
export function walk(drawing: Drawing, from: Place | null, step: Step): Place | null {
  if (from === null) return firstRoot(drawing)
  return from.kind === 'node' ? walkFromNode(drawing, from.row, step) : walkFromEdge(drawing, from.row, step)
}

/** Up to this many pipes are sorted by insertion. */
const MOST_INSERTED = 64

/** Pipes between two yields. */
const STRETCH = 2_000

/** Returns all pipes from the outdoor unit downwards, depth first. */
export function pipesInTreeOrder(drawing: Drawing): number[] {
  return atOnce(walkPipes(drawing))
}

/** Does the same as a generator that yields between stretches of pipes. */
export function* walkPipes(drawing: Drawing): Generator<void, number[]> {
  const order: number[] = []
  const open: number[] = []
  const seen = new Uint8Array(drawing.edgeCount)
  for (let row = drawing.nodeCount - 1; row >= 0; row--) if (drawing.feed[row] === -1) pushPipes(drawing, row, open)
  for (let edge = open.pop(); edge !== undefined; edge = open.pop()) {
    if (seen[edge]) continue
    seen[edge] = 1
    order.push(edge)
    if (order.length % STRETCH === 0) yield
    pushPipes(drawing, drawing.diagram.edgeTarget[edge] ?? -1, open)
  }
  return order
}

/**
 * Pushes the pipes that leave a node on a stack, the leftmost on top. Most are in that order already, and a list per node would cost more than the
 * walk.
 */
function pushPipes(drawing: Drawing, row: number, open: number[]): void {
  const first = open.length
  const from = drawing.leavingFrom[row] ?? 0
  const to = drawing.leavingFrom[row + 1] ?? 0
  if (to - from > MOST_INSERTED) {
    for (const pipe of childPipes(drawing, row).reverse()) open.push(pipe)
    return
  }
  for (let place = to - 1; place >= from; place--) {
    const pipe = drawing.leaving[place] ?? -1
    let at = open.length
    for (; at > first && isLeftOf(drawing, open[at - 1] ?? -1, pipe); at--) open[at] = open[at - 1] ?? -1
    open[at] = pipe
  }
}

/** Returns whether the first pipe ends further left, or equally far left and higher up. */
function isLeftOf({ x, y, diagram }: Drawing, pipe: number, other: number): boolean {
  const end = diagram.edgeTarget[pipe] ?? 0
  const otherEnd = diagram.edgeTarget[other] ?? 0
  const further = (x[end] ?? 0) - (x[otherEnd] ?? 0)
  return further < 0 || (further === 0 && (y[end] ?? 0) < (y[otherEnd] ?? 0))
}

/** Returns the pipes that leave a node, from left to right. */
export function childPipes(drawing: Drawing, row: number): number[] {
  const from = drawing.leavingFrom[row] ?? 0
  const to = drawing.leavingFrom[row + 1] ?? 0
  if (from === to) return []
  const pipes = Array.from(drawing.leaving.subarray(from, to))
  const targetX = (edge: number): number => drawing.x[drawing.diagram.edgeTarget[edge] ?? 0] ?? 0
  const targetY = (edge: number): number => drawing.y[drawing.diagram.edgeTarget[edge] ?? 0] ?? 0
  return pipes.sort((a, b) => targetX(a) - targetX(b) || targetY(a) - targetY(b))
}

function walkFromNode(drawing: Drawing, row: number, step: Step): Place | null {
  const feed = drawing.feed[row] ?? -1
  if (step === 'up') return feed < 0 ? null : node(drawing.diagram.edgeSource[feed])
  if (step === 'down') return node(drawing.diagram.edgeTarget[childPipes(drawing, row)[0] ?? -1])
  if (feed < 0) return nextRoot(drawing, row, step === 'right' ? 1 : -1)
  return node(drawing.diagram.edgeTarget[neighbour(drawing, feed, step) ?? -1])
}

/** Returns the next root: outdoor unit, text blocks and accessories in the order of their rows, cyclically. */
function nextRoot({ feed, nodeCount }: Drawing, from: number, by: 1 | -1): Place | null {
  for (let row = (from + by + nodeCount) % nodeCount; row !== from; row = (row + by + nodeCount) % nodeCount)
    if (feed[row] === -1) return { kind: 'node', row }
  return null
}

function walkFromEdge(drawing: Drawing, edge: number, step: Step): Place | null {
  if (step === 'up') return node(drawing.diagram.edgeSource[edge])
  if (step === 'down') return node(drawing.diagram.edgeTarget[edge])
  const next = neighbour(drawing, edge, step)
  return next === undefined ? null : { kind: 'edge', row: next }
}

function neighbour(drawing: Drawing, edge: number, step: Step): number | undefined {
  const siblings = childPipes(drawing, drawing.diagram.edgeSource[edge] ?? -1)
  return siblings[siblings.indexOf(edge) + (step === 'right' ? 1 : -1)]
}

function node(row: number | undefined): Place | null {
  return row === undefined || row < 0 ? null : { kind: 'node', row }
}

function firstRoot(drawing: Drawing): Place | null {
  for (let row = 0; row < drawing.nodeCount; row++)
    if (drawing.feed[row] === -1 && (drawing.leavingFrom[row + 1] ?? 0) > (drawing.leavingFrom[row] ?? 0)) return { kind: 'node', row }
  return drawing.nodeCount > 0 ? { kind: 'node', row: 0 } : null
}
