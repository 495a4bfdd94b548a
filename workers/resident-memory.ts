import { SEVERITY_ADVICE, SEVERITY_ERROR } from '../assembly/shared/layout/layout'
import * as A from '../assembly/shared/layout/layout-answer'
import type { AnswerChange } from './answer-change'
import { collectAnswer, collectBrief, collectMeters, countsOf, listFindings, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'
import { PUT_EDGE, PUT_NODE, TAKE_EDGE, TAKE_NODE } from './edit-cells'
import { takeTold } from './told-columns'

/** A system that stays in the core's memory between edits. Synchronous; cells are those of `assembly/shared/layout/layout`. */
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

  /** Returns how near the system is to each limit: rows of `assembly/shared/layout/layout-meters`. */
  meters(): ArrayBuffer {
    return collectMeters(this.#core, this.#read)
  }

  /** Returns the current system as its buffer. */
  system(): ArrayBuffer {
    return this.#read(this.#at, this.#length).slice().buffer
  }
}
