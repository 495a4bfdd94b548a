import * as A from '../assembly/shared/layout/layout-answer'
import type { AnswerChange, ToldColumn } from './answer-change'
import { collectBrief, countsOf, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'

/**
 * Returns the columns of an open system's answer that differ from those sent last; all of them after opening, or where rows were added or removed. The core
 * keeps the columns it sent: a column with few changed rows is sent as these rows, because copying it whole costs more than comparing.
 */
export function takeTold(core: CoreExports, at: number, read: ReadBytes): AnswerChange {
  const { nodes, edges } = countsOf(at, read)
  const isAlike = core.tell() !== 0
  const columns = Array.from({ length: A.ANSWER_COLUMNS }, (_, column) =>
    toldColumn(core, column, A.isEdgeAnswer(column) ? edges : nodes, read),
  )
  const marked = (isEdge: number, rows: number) => (isAlike ? markedRows(read(core.toldMarks(isEdge), rows)) : null)
  return { start: collectBrief(core, at, read), columns, nodes: marked(0, nodes), edges: marked(1, edges) }
}

function toldColumn(core: CoreExports, column: number, rowCount: number, read: ReadBytes): ToldColumn | null {
  const count = core.toldCount(column)
  if (count === 0) return null
  const width = A.answerWidth(column)
  const cells = read(core.toldColumn(column), rowCount * width)
  if (count < 0) return { rows: null, cells: cells.slice().buffer }
  const rows = new Int32Array(read(core.toldRows(column), count * Int32Array.BYTES_PER_ELEMENT).slice().buffer)
  const few = new Uint8Array(count * width)
  rows.forEach((row, place) => few.set(cells.subarray(row * width, (row + 1) * width), place * width))
  return { rows: rows.buffer, cells: few.buffer }
}

function markedRows(marks: Uint8Array): ArrayBuffer {
  const rows: number[] = []
  for (let row = marks.indexOf(1); row >= 0; row = marks.indexOf(1, row + 1)) rows.push(row)
  return Int32Array.from(rows).buffer
}
