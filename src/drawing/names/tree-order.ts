import { atOnce } from '../../model/change/at-once'
import { glyphAt, hasRefrigerant } from '../drawing/drawing'
import type { Drawing } from '../drawing/drawing'
import type { Glyph } from '../drawing/glyph'
import { isSamePlaces } from '../drawing/same-places'
import { walkPipes } from '../drawing/tree-walk'
import { NUMBERED_GLYPHS } from '../labels/numbered-glyphs'

/** Rows of a drawing from the outdoor unit downwards: those of all pipes, those of all nodes with refrigerant, and the number of each joint, header, box and place. */
export interface TreeOrder {
  drawing: Drawing
  pipes: readonly number[]
  order: readonly number[]
  numbers: Int32Array
}

let latest: TreeOrder | null = null

/** Returns the order of a drawing, cached by its places: typing a length moves nothing. */
export function treeOrder(drawing: Drawing): TreeOrder {
  latest = latest && isSamePlaces(latest.drawing, drawing) ? { ...latest, drawing } : atOnce(findOrder(drawing))
  return latest
}

/** Computes the order of a drawing in steps, so that `treeOrder` returns at once afterwards; null where it is cached. */
export function* prepareTreeOrder(drawing: Drawing): Generator<void, TreeOrder | null> {
  if (latest && isSamePlaces(latest.drawing, drawing)) return null
  const found = yield* findOrder(drawing)
  latest = found
  return found
}

function* findOrder(drawing: Drawing): Generator<void, TreeOrder> {
  const pipes = yield* walkPipes(drawing)
  yield
  const order = nodesInOrder(drawing, pipes)
  yield
  const numbers = new Int32Array(drawing.nodeCount)
  const counts = new Map<Glyph, number>()
  for (const row of order) {
    const glyph = glyphAt(drawing, row)
    if (NUMBERED_GLYPHS[glyph] === undefined) continue
    const number = (counts.get(glyph) ?? 0) + 1
    counts.set(glyph, number)
    numbers[row] = number
  }
  return { drawing, pipes, order, numbers }
}

/** Returns the ends of all pipes in order, roots before the nodes they feed; nodes without a pipe come last. */
function nodesInOrder(drawing: Drawing, pipes: readonly number[]): number[] {
  const order: number[] = []
  const seen = new Uint8Array(drawing.nodeCount)
  const add = (row: number): void => {
    if (row < 0 || seen[row]) return
    seen[row] = 1
    order.push(row)
  }
  for (const pipe of pipes) {
    add(drawing.diagram.edgeSource[pipe] ?? -1)
    add(drawing.diagram.edgeTarget[pipe] ?? -1)
  }
  for (let row = 0; row < drawing.nodeCount; row++) if (hasRefrigerant(drawing, row)) add(row)
  return order
}
