import { glyphAt, hasRefrigerant } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Glyph } from '../../drawing/drawing/glyph'
import type { LabelSource } from '../../drawing/labels/label-source'
import { modelOf, unitName } from '../../drawing/labels/node-label'
import { NUMBERED_GLYPHS } from '../../drawing/labels/numbered-glyphs'
import type { Words } from '../../drawing/labels/system-labels'
import { isSamePlaces } from '../../drawing/drawing/same-places'
import { walkPipes } from '../../drawing/drawing/tree-walk'
import { atOnce } from '../../model/change/at-once'
import { linesOf } from '../lines/lines'

/** What panels and tables call the nodes of a diagram; joints and the like are numbered from the outdoor unit downwards. */
export interface NodeNames {
  node(row: number): string
  /** Rows of all nodes with refrigerant, each below the one that feeds it. */
  order: readonly number[]
  /** Rows of all pipes in the same order. */
  pipes: readonly number[]
}

/** Stands for the number in a sentence; no text has it. */
const NUMBER = '\u0001'

interface TreeOrder {
  drawing: Drawing
  pipes: readonly number[]
  order: readonly number[]
  numbers: Int32Array
}

let latest: TreeOrder | null = null

/** Names of the nodes of a drawing. Their order is found when it is asked for: most panels never do. */
export function nodeNames(drawing: Drawing, labels: LabelSource, words: Words): NodeNames {
  let found: TreeOrder | null = null
  const tree = (): TreeOrder => (found ??= orderOf(drawing))
  const sentences = new Map<string, string>()
  // A name costs more to translate than to number: a sorted table asks for all of them.
  const sentence = (kind: string): string => {
    const known = sentences.get(kind) ?? words(`piping:name.${kind}`, { number: NUMBER })
    sentences.set(kind, known)
    return known
  }
  const node = (row: number): string => {
    const glyph = glyphAt(drawing, row)
    const numbered = NUMBERED_GLYPHS[glyph]
    if (numbered !== undefined) return sentence(numbered).replace(NUMBER, String(tree().numbers[row] ?? 0))
    if (glyph === 'outdoor') return words('piping:name.outdoor')
    const name = unitName(drawing, row, labels)
    const model = modelOf(drawing, row)
    return [name, model].filter((part) => part !== '').join(' · ')
  }
  return {
    node,
    get order() {
      return tree().order
    },
    get pipes() {
      return tree().pipes
    },
  }
}

/** Typing a length moves nothing: then the order and the numbers of the last drawing still hold. */
function orderOf(drawing: Drawing): TreeOrder {
  latest = latest && isSamePlaces(latest.drawing, drawing) ? { ...latest, drawing } : atOnce(newOrder(drawing))
  return latest
}

/** Finds the order of a drawing before anybody asks for it, pausing now and then. */
export function* readyOrder(drawing: Drawing): Generator<void, void> {
  if (latest && isSamePlaces(latest.drawing, drawing)) return
  const found = yield* newOrder(drawing)
  latest = found
  linesOf(drawing, found.order)
}

function* newOrder(drawing: Drawing): Generator<void, TreeOrder> {
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

/** The ends of all pipes in their order, roots before what they feed; nodes that no pipe reaches come last. */
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
