import { collectAnswer, listFindings, type ReadBytes } from './core-answer'
import type { CoreExports } from './core-exports'

/** A system that stays in the core's memory between edits. Synchronous; cells are those of `assembly/layout`. */
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

  /** Writes one cell; false where the system has no such column or row, and has to be opened anew with it. */
  edit(column: number, row: number, value: number): boolean {
    return this.#core.edit(column, row, value) !== 0
  }

  /** Brings the answers up to the edits. True where only what depends on them was found anew, false where everything was checked. */
  update(): boolean {
    return this.#core.update() !== 0
  }

  /** The whole answer, the same bytes as of a fresh check of the edited system. */
  answer(): ArrayBuffer {
    return collectAnswer(this.#core, this.#at, this.#read)
  }

  /** One page of the findings of one severity. */
  findings(severity: number, from: number, most: number): Uint8Array {
    return listFindings(this.#core, severity, from, most, this.#read).slice()
  }

  /** The system as it stands, as its buffer. */
  system(): ArrayBuffer {
    return this.#read(this.#at, this.#length).slice().buffer
  }
}
