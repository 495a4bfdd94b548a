import * as A from '../assembly/layout-answer'
import type { AnswerChange } from './answer-change'
import { collectBrief, countsOf, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'

/** What the host was told of an open system's answer, so that it need not be told again what has not changed; the core keeps the columns themselves. */
export class ToldColumns {
  #nodes = -1
  #edges = -1

  /** What differs from what was told last; all of it where nothing was, or where rows came or went. */
  take(core: CoreExports, at: number, read: ReadBytes): AnswerChange {
    const { nodes, edges } = countsOf(at, read)
    const isAlike = nodes === this.#nodes && edges === this.#edges
    this.#nodes = nodes
    this.#edges = edges
    core.startTelling()
    const columns: (ArrayBuffer | null)[] = []
    for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
      const differs = core.tellColumn(column) !== 0
      const bytes = (A.isEdgeAnswer(column) ? edges : nodes) * A.answerWidth(column)
      columns.push(differs || !isAlike ? read(core.toldColumn(column), bytes).slice().buffer : null)
    }
    const start = collectBrief(core, at, read)
    const marked = (isEdge: number, rows: number) => (isAlike ? markedRows(read(core.toldMarks(isEdge), rows)) : null)
    return { start, columns, nodes: marked(0, nodes), edges: marked(1, edges) }
  }
}

function markedRows(marks: Uint8Array): ArrayBuffer {
  const rows: number[] = []
  for (let row = marks.indexOf(1); row >= 0; row = marks.indexOf(1, row + 1)) rows.push(row)
  return Int32Array.from(rows).buffer
}
