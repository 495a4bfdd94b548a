import type { ToldColumn } from '../../../workers/answer-change'
import { columnAt, type AnswerColumn } from '../decode/answer-columns'

/** At most this many partial updates wait until the column is read. */
const WAITING_MOST = 64

/**
 * The mirror of one column of an answer. Columns are never written to, because earlier answers still use them: after a partial update the column is copied
 * with the changed rows when it is first read.
 */
export class KnownColumn {
  readonly #column: number
  /** Partial updates since the last whole column, ending with the column's own. */
  readonly #waiting: number
  #values: AnswerColumn | null
  #before: KnownColumn | null = null
  #told: ToldColumn | null = null

  private constructor(column: number, values: AnswerColumn | null, waiting: number) {
    this.#column = column
    this.#values = values
    this.#waiting = waiting
  }

  /** Creates a column with this many rows in a buffer of its own. */
  static whole(column: number, cells: ArrayBuffer, rows: number): KnownColumn {
    return new KnownColumn(column, columnAt(column, cells, 0, rows), 0)
  }

  /** Returns the column with those cells changed; this column stays as it was. */
  with(told: ToldColumn): KnownColumn {
    if (this.#waiting >= WAITING_MOST) this.values()
    const next = new KnownColumn(this.#column, null, this.#values ? 1 : this.#waiting + 1)
    next.#before = this
    next.#told = told
    return next
  }

  /** Returns the column's cells, the same array each time. */
  values(): AnswerColumn {
    if (this.#values) return this.#values
    const values = this.#copied()
    this.#values = values
    this.#before = null
    this.#told = null
    return values
  }

  #copied(): AnswerColumn {
    if (this.#values) return this.#values.slice()
    const copy = this.#before ? this.#before.#copied() : columnAt(this.#column, new ArrayBuffer(0), 0, 0)
    if (this.#told) write(copy, this.#column, this.#told)
    return copy
  }
}

function write(values: AnswerColumn, column: number, { rows, cells }: ToldColumn): void {
  if (!rows) return
  const at = new Int32Array(rows)
  const few = columnAt(column, cells, 0, at.length)
  for (let place = 0; place < at.length; place++) values[at[place] ?? -1] = few[place] ?? NaN
}
