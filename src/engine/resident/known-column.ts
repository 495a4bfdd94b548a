import type { ToldColumn } from '../../../workers/answer-change'
import { columnAt, type AnswerColumn } from '../decode/answer-columns'

/** So many tellings of few rows wait for somebody to read the column. */
const WAITING_MOST = 64

/**
 * One column of an answer as it is known here. No column is ever written to, for answers before still show it: where few rows were told, the column is copied
 * with them once somebody reads it.
 */
export class KnownColumn {
  readonly #column: number
  /** Tellings of few rows since the last whole column, its own the last. */
  readonly #waiting: number
  #values: AnswerColumn | null
  #before: KnownColumn | null = null
  #told: ToldColumn | null = null

  private constructor(column: number, values: AnswerColumn | null, waiting: number) {
    this.#column = column
    this.#values = values
    this.#waiting = waiting
  }

  /** A column of so many rows, in a buffer of its own. */
  static whole(column: number, cells: ArrayBuffer, rows: number): KnownColumn {
    return new KnownColumn(column, columnAt(column, cells, 0, rows), 0)
  }

  /** The column with those cells in it, this one as it was. */
  with(told: ToldColumn): KnownColumn {
    if (this.#waiting >= WAITING_MOST) this.values()
    const next = new KnownColumn(this.#column, null, this.#values ? 1 : this.#waiting + 1)
    next.#before = this
    next.#told = told
    return next
  }

  /** The column itself, the same one each time. */
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
