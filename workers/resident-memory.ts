import { SEVERITY_ADVICE, SEVERITY_ERROR } from '../assembly/common/layout/layout'
import * as A from '../assembly/common/layout/layout-answer'
import type { AnswerChange, ToldColumn } from './answer-change'
import { collectAnswer, collectBrief, collectMeters, countsOf, listFindings, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'
import { PUT_EDGE, PUT_NODE, TAKE_EDGE, TAKE_NODE } from './edit-cells'

/**
 * Returns the columns of an open system's answer that differ from those sent last; all of them after opening, or where rows were added or removed. The core
 * keeps the columns it sent: a column with few changed rows is sent as these rows, because copying it whole costs more than comparing.
 */
function takeTold(core: CoreExports, at: number, read: ReadBytes): AnswerChange {
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

/** A system that stays in the core's memory between edits. Synchronous; cells are those of `assembly/common/layout/layout`. */
export class ResidentMemory {
  readonly #core: CoreExports
  readonly #at: number
  readonly #length: number
  readonly #read: ReadBytes

  constructor(core: CoreExports, at: number, length: number, read: ReadBytes) {
    this.#core = core
    this.#at = at
    this.#length = length
    this.#read = read
  }

  /** Applies one edit of `edit-cells`; returns false where the system has no such column, row or quota, and has to be opened anew. */
  edit(column: number, row: number, value: number): boolean {
    switch (column) {
      case PUT_NODE:
      case PUT_EDGE:
        return this.#core.putRow(column === PUT_EDGE ? 1 : 0, row) !== 0
      case TAKE_NODE:
      case TAKE_EDGE:
        return this.#core.takeRow(column === TAKE_EDGE ? 1 : 0, row) !== 0
      default:
        return this.#core.edit(column, row, value) !== 0
    }
  }

  /** Updates the answers after the edits. Returns true where only results that depend on them were updated, false where everything was checked. */
  update(): boolean {
    return this.#core.update() !== 0
  }

  /** Returns the difference to the answer sent last; its start is always included. */
  told(): AnswerChange {
    return takeTold(this.#core, this.#at, this.#read)
  }

  /** Returns the whole answer, the same bytes as a fresh check of the edited system. */
  answer(): ArrayBuffer {
    return collectAnswer(this.#core, this.#at, this.#read)
  }

  /** Returns only the header and outdoor slots of the answer. */
  brief(): ArrayBuffer {
    return collectBrief(this.#core, this.#at, this.#read)
  }

  /** Returns at most `count` findings after the first `from` of all, errors before advice. */
  page(from: number, count: number): ArrayBuffer {
    const { errors, total } = countsOf(this.#at, this.#read)
    const first = Math.min(Math.max(0, Math.trunc(from)), total)
    const last = Math.min(first + Math.min(Math.max(0, Math.trunc(count)), A.FINDINGS_MOST), total)
    const page = new Uint8Array((last - first) * A.FINDING_BYTES)
    const ofErrors = Math.max(0, Math.min(last, errors) - first)
    page.set(this.findings(SEVERITY_ERROR, first, ofErrors))
    const advice = Math.max(0, first - errors)
    page.set(this.findings(SEVERITY_ADVICE, advice, last - first - ofErrors), ofErrors * A.FINDING_BYTES)
    return page.buffer
  }

  /** Returns one page of the findings of one severity. */
  findings(severity: number, from: number, most: number): Uint8Array {
    return listFindings(this.#core, severity, from, most, this.#read).slice()
  }

  /** Returns how near the system is to each limit: rows of `assembly/common/layout/layout-meters`. */
  meters(): ArrayBuffer {
    return collectMeters(this.#core, this.#read)
  }

  /** Returns the current system as its buffer. */
  system(): ArrayBuffer {
    return this.#read(this.#at, this.#length).slice().buffer
  }
}
