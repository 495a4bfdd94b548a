import * as A from '../../../assembly/common/layout/layout-answer'

/** One column of an answer of `assembly/common/layout/layout-answer`, as wide as its cells. */
export type AnswerColumn = Float64Array | Int32Array | Int16Array | Uint8Array

/** Returns all columns of a whole answer, as views into its buffer. */
export function answerColumns(answer: ArrayBuffer): AnswerColumn[] {
  const head = new DataView(answer)
  const nodes = head.getInt32(A.ANSWER_HEAD_NODES, true)
  const edges = head.getInt32(A.ANSWER_HEAD_EDGES, true)
  return Array.from({ length: A.ANSWER_COLUMNS }, (_, column) =>
    columnAt(column, answer, A.answerStart(nodes, edges, column), A.isEdgeAnswer(column) ? edges : nodes),
  )
}

/** Returns one column that starts at an offset of a buffer. */
export function columnAt(column: number, buffer: ArrayBuffer, from: number, rows: number): AnswerColumn {
  switch (A.answerWidth(column)) {
    case 8:
      return new Float64Array(buffer, from, rows)
    case 4:
      return new Int32Array(buffer, from, rows)
    case 2:
      return new Int16Array(buffer, from, rows)
    default:
      return new Uint8Array(buffer, from, rows)
  }
}

/** Returns a column of f64 cells; without rows where it is of another type. */
export function wideColumn(column: AnswerColumn | undefined): Float64Array {
  return column instanceof Float64Array ? column : new Float64Array()
}

/** Returns a column of bytes; without rows where it is of another type. */
export function smallColumn(column: AnswerColumn | undefined): Uint8Array {
  return column instanceof Uint8Array ? column : new Uint8Array()
}

/** Returns the column of downstream capacity indices; without rows where it is of another type. */
export function loadColumn(column: AnswerColumn | undefined): Int32Array {
  return column instanceof Int32Array ? column : new Int32Array()
}

/** Returns the column of fittings; without rows where it is of another type. */
export function fittingColumn(column: AnswerColumn | undefined): Int16Array {
  return column instanceof Int16Array ? column : new Int16Array()
}
