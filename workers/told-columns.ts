import * as A from '../assembly/layout-answer'
import type { AnswerChange } from './answer-change'
import { collectBrief, countsOf, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'

/** Columns whose rows are named where they differ: what a board draws of a node or an edge, but for its figures. */
const WATCHED: ReadonlySet<number> = new Set([
  A.ANSWER_ARRANGED_X,
  A.ANSWER_ARRANGED_Y,
  A.ANSWER_FITTING,
  A.ANSWER_NODE_WORST,
  A.ANSWER_GAS_MM,
  A.ANSWER_LIQUID_MM,
  A.ANSWER_HIGH_MM,
  A.ANSWER_EDGE_WORST,
  A.ANSWER_CHANGERS,
])

/** The columns of an answer as the host has them, so that it need not be told again what has not changed. */
export class ToldColumns {
  #columns: Uint8Array<ArrayBuffer>[] = []
  #nodes = -1
  #edges = -1

  /** What differs from what was told last; all of it where nothing was, or where rows came or went. */
  take(core: CoreExports, at: number, read: ReadBytes): AnswerChange {
    const { nodes, edges } = countsOf(at, read)
    const isAlike = nodes === this.#nodes && edges === this.#edges
    const ofNodes = new Uint8Array(isAlike ? nodes : 0)
    const ofEdges = new Uint8Array(isAlike ? edges : 0)
    const columns: (ArrayBuffer | null)[] = []
    for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
      const isEdge = A.isEdgeAnswer(column)
      const width = A.answerWidth(column)
      const now = read(core.fillColumn(column), (isEdge ? edges : nodes) * width)
      const before = this.#columns[column]
      const first = isAlike && before ? firstOther(before, now, width) : 0
      if (first < 0) {
        columns.push(null)
        continue
      }
      if (isAlike && before && WATCHED.has(column)) markOther(before, now, width, first, isEdge ? ofEdges : ofNodes)
      this.#columns[column] = now.slice()
      columns.push(now.slice().buffer)
    }
    this.#nodes = nodes
    this.#edges = edges
    const start = collectBrief(core, at, read)
    return { start, columns, nodes: isAlike ? markedRows(ofNodes) : null, edges: isAlike ? markedRows(ofEdges) : null }
  }
}

/** Cells as whole numbers, so that NaN is the same as itself. */
function wordsOf(bytes: Uint8Array, width: number): Int32Array | Int16Array | Uint8Array {
  const { buffer, byteOffset, byteLength } = bytes
  if (width >= 4) return new Int32Array(buffer, byteOffset, byteLength >> 2)
  return width === 2 ? new Int16Array(buffer, byteOffset, byteLength >> 1) : bytes
}

/** The first row that differs, -1 where none does. */
function firstOther(before: Uint8Array, now: Uint8Array, width: number): number {
  const was = wordsOf(before, width)
  const is = wordsOf(now, width)
  for (let word = 0; word < is.length; word++) if (was[word] !== is[word]) return width === 8 ? word >> 1 : word
  return -1
}

function markOther(before: Uint8Array, now: Uint8Array, width: number, from: number, marks: Uint8Array): void {
  const was = wordsOf(before, width)
  const is = wordsOf(now, width)
  const words = width === 8 ? 1 : 0
  for (let word = from << words; word < is.length; word++) if (was[word] !== is[word]) marks[word >> words] = 1
}

function markedRows(marks: Uint8Array): ArrayBuffer {
  let count = 0
  for (const mark of marks) count += mark
  const rows = new Int32Array(count)
  let place = 0
  for (let row = 0; row < marks.length; row++) if (marks[row]) rows[place++] = row
  return rows.buffer
}
