import { HEADER_BYTES } from '../assembly/common/layout/layout'
import { EDIT_CELL, EDIT_FOLLOWED, EDIT_ROW, EDIT_VALUE, EDIT_WIDTH } from './edit-cells'
import type { AnswerChange } from './answer-change'
import type { CoreMemory } from './core-memory'
import type { ResidentMemory } from './resident-memory'

/** Most systems that stay open at once: each takes a core of its own, some ten megabytes for a large one. */
export const RESIDENTS_MOST = 8

interface Resident {
  core: CoreMemory
  memory: ResidentMemory
}

/** Systems that stay in memory between edits, each in a core of its own. The core closed last is kept for the next system. */
export class ResidentCores {
  readonly #start: () => Promise<CoreMemory>
  readonly #packs = new Map<number, ArrayBuffer>()
  readonly #open = new Map<number, Resident>()
  #spare: CoreMemory | undefined
  #handles = 0
  #starting = 0

  constructor(start: () => Promise<CoreMemory>) {
    this.#start = start
  }

  /** Sets the pack for systems opened from now on; systems already open keep theirs. */
  keepPack(handle: number, pack: ArrayBuffer): void {
    this.#packs.set(handle, pack)
  }

  /** @throws RangeError where as many are open as may be, Error where no such pack was loaded */
  async open(packHandle: number, system: ArrayBuffer): Promise<number> {
    const pack = this.#packs.get(packHandle)
    if (!pack) throw new Error(`No pack is loaded under handle ${packHandle}.`)
    if (this.#open.size + this.#starting >= RESIDENTS_MOST)
      throw new RangeError(`${RESIDENTS_MOST} systems are open in the core already: close one first.`)
    this.#starting++
    try {
      const core = await this.#coreWith(packHandle, pack)
      const handle = this.#handles++
      this.#open.set(handle, { core, memory: core.openResident(packHandle, system) })
      return handle
    } finally {
      this.#starting--
    }
  }

  /**
   * Writes cells, laid out as `edit-cells` defines, and updates the answer; returns its header and outdoor slots only.
   * @throws RangeError naming the cell that the system does not have; the answers then are those of the cells before it
   */
  edit(handle: number, edits: ArrayBuffer): ArrayBuffer {
    const { memory } = this.#at(handle)
    const isFollowed = this.#update(memory, edits)
    return followed(memory.brief(), isFollowed)
  }

  /**
   * Does the same and returns the difference to the answer sent last; after opening, the whole answer.
   * @throws RangeError as `edit` does
   */
  follow(handle: number, edits: ArrayBuffer): AnswerChange {
    const { memory } = this.#at(handle)
    const isFollowed = this.#update(memory, edits)
    const change = memory.told()
    return { ...change, start: followed(change.start, isFollowed) }
  }

  /** Returns an open system as its buffer, for verbs that run in a memory of their own. */
  system(handle: number): ArrayBuffer {
    return this.#at(handle).memory.system()
  }

  #update(memory: ResidentMemory, edits: ArrayBuffer): boolean {
    const cells = new Float64Array(edits)
    let refused = -1
    for (let at = 0; at < cells.length && refused < 0; at += EDIT_WIDTH) {
      const isThere = memory.edit(cells[at + EDIT_CELL] ?? -1, cells[at + EDIT_ROW] ?? -1, cells[at + EDIT_VALUE] ?? NaN)
      if (!isThere) refused = at
    }
    const isFollowed = cells.length > 0 && memory.update()
    if (refused >= 0)
      throw new RangeError(`The open system has no row ${cells[refused + EDIT_ROW]} in column ${cells[refused + EDIT_CELL]}: open it anew.`)
    return isFollowed
  }

  read(handle: number): ArrayBuffer {
    return this.#at(handle).memory.answer()
  }

  findings(handle: number, from: number, count: number): ArrayBuffer {
    return this.#at(handle).memory.page(from, count)
  }

  meters(handle: number): ArrayBuffer {
    return this.#at(handle).memory.meters()
  }

  /** Closes a system; has no effect on one already closed. */
  close(handle: number): void {
    const resident = this.#open.get(handle)
    if (!resident || !this.#open.delete(handle)) return
    this.#spare = resident.core
  }

  async #coreWith(packHandle: number, pack: ArrayBuffer): Promise<CoreMemory> {
    const spare = this.#spare
    this.#spare = undefined
    const core = spare ?? (await this.#start())
    // Loading releases everything above the packs, including the system that was open before.
    core.loadPack(packHandle, pack)
    return core
  }

  #at(handle: number): Resident {
    const resident = this.#open.get(handle)
    if (!resident) throw new Error(`No system is open in the core under handle ${handle}.`)
    return resident
  }
}

function followed(start: ArrayBuffer, isFollowed: boolean): ArrayBuffer {
  new DataView(start, 0, HEADER_BYTES).setInt32(EDIT_FOLLOWED, isFollowed ? 1 : 0, true)
  return start
}
