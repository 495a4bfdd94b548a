import * as A from '../assembly/common/layout/layout-answer'
import { collectAnswer } from './core-answer'
import { coreExports, type CoreExports } from './core-exports'
import { ResidentMemory } from './resident-memory'
import type { Answer, Given, Verb } from './verb'

/** A table in the core's memory and the buffer it was copied from. */
interface Placed {
  at: number
  buffer: ArrayBuffer
}

/** A verb whose arguments stay in the core's memory, so that it can be measured without the copies. */
interface Held {
  /** Runs the verb again and returns its function's result; `numbers` replace its plain numbers. */
  run: (...numbers: number[]) => number
  /** Writes every column of a check's answer. */
  columns: () => void
  /** Returns the bytes of the core's memory from the first argument on. */
  bytes: () => number
  /** Returns a table of the arguments as it is in the core's memory. */
  table: (place: number) => Uint8Array<ArrayBuffer>
}

/**
 * One instance of the core with its resident packs and, above them, the buffers of one call. Synchronous; the only code that touches wasm memory. Views
 * are created anew for every use, because memory growth detaches them.
 */
export class CoreMemory {
  readonly #core: CoreExports
  readonly #base: number
  readonly #packs = new Map<number, { bytes: Uint8Array; at: number }>()

  constructor(instance: WebAssembly.Instance) {
    this.#core = coreExports(instance.exports)
    this.#base = this.#core.mark()
  }

  layoutVersion(): number {
    return this.#core.layoutVersion()
  }

  systemSize(nodes: number, edges: number, columns: number, rooms: number): number {
    return this.#core.systemSize(nodes, edges, columns, rooms)
  }

  answerSize(nodes: number, edges: number, findings: number): number {
    return this.#core.answerSize(nodes, edges, findings)
  }

  /** Makes a pack resident; replaces an earlier one of the same handle. */
  loadPack(handle: number, pack: ArrayBuffer): void {
    this.#packs.set(handle, { bytes: new Uint8Array(pack), at: 0 })
    this.#core.reset(this.#base)
    for (const resident of this.#packs.values()) resident.at = this.#place(resident.bytes)
  }

  /**
   * Runs a verb: copies its buffers in, calls its function, copies the answer out and releases the memory.
   * @param systemOf The buffer of an open system.
   * @throws Error where the core has no such function or no pack of that handle; RangeError where memory is short
   */
  call<V extends Verb>(verb: V, given: Given<V>, systemOf = noneOpen): Answer<V> {
    const run = this.#core.verb(verb.name)
    const before = this.#core.mark()
    try {
      const places = this.#placeAll(verb, given, systemOf)
      const returned = run(...places.map(addressOf))
      return [...this.#listed(verb, places, returned), ...this.#tables(verb, places)] as Answer<V>
    } finally {
      this.#core.reset(before)
    }
  }

  /** Opens a system in this memory, which serves nothing else from then on: edits change its answers in place. */
  openResident(handle: number, system: ArrayBuffer): ResidentMemory {
    const at = this.#place(new Uint8Array(system))
    this.#core.openResident(this.#packAt(handle), at)
    return new ResidentMemory(this.#core, at, system.byteLength, this.#read)
  }

  /** Leaves the arguments of a verb in the core's memory, so that it can be run on them repeatedly. */
  hold<V extends Verb>(verb: V, given: Given<V>): Held {
    const run = this.#core.verb(verb.name)
    const from = this.#core.mark()
    const places = this.#placeAll(verb, given, noneOpen)
    const above = this.#core.mark()
    const addresses = places.map(addressOf)
    const firstNumber = verb.takes.indexOf('number')
    return {
      run: (...numbers) => {
        this.#core.reset(above)
        numbers.forEach((number, place) => (addresses[firstNumber + place] = number))
        return run(...addresses)
      },
      columns: () => {
        for (let column = 0; column < A.ANSWER_COLUMNS; column++) this.#core.fillColumn(column)
      },
      bytes: () => this.#core.memory.buffer.byteLength - from,
      table: (place) => {
        const placed = places[place]
        if (placed === undefined || typeof placed === 'number') throw new Error(`Argument ${place} of '${verb.name}' is no table.`)
        return new Uint8Array(this.#core.memory.buffer, placed.at, placed.buffer.byteLength)
      },
    }
  }

  #placeAll(verb: Verb, given: readonly (ArrayBuffer | number)[], systemOf: (open: number) => ArrayBuffer): (Placed | number)[] {
    return verb.takes.map((argument, place) => {
      const value = given[place] ?? NaN
      if (typeof value !== 'number') return { at: this.#place(new Uint8Array(value)), buffer: value }
      if (argument === 'pack') return this.#packAt(value)
      if (argument !== 'system') return value
      const buffer = systemOf(value)
      return { at: this.#place(new Uint8Array(buffer)), buffer }
    })
  }

  /** Returns the rows that the function listed above the mark, or the columns of the system it checked. */
  #listed(verb: Verb, places: readonly (Placed | number)[], returned: number): ArrayBuffer[] {
    if (verb.listsRowsOf !== undefined) return [this.#read(this.#core.mark(), returned * verb.listsRowsOf).slice().buffer]
    const system = places[verb.takes.indexOf('system')]
    return verb.checks && typeof system === 'object' ? [collectAnswer(this.#core, system.at, this.#read)] : []
  }

  /** Returns the tables of a call, each in the buffer it was passed in. */
  #tables(verb: Verb, places: readonly (Placed | number)[]): ArrayBuffer[] {
    return places.flatMap((placed, place) => {
      if (typeof placed === 'number' || verb.takes[place] === 'system') return []
      new Uint8Array(placed.buffer).set(this.#read(placed.at, placed.buffer.byteLength))
      return [placed.buffer]
    })
  }

  readonly #read = (from: number, length: number): Uint8Array<ArrayBuffer> => new Uint8Array(this.#core.memory.buffer, from, length)

  #place(bytes: Uint8Array): number {
    const at = this.#core.reserve(bytes.length)
    if (at === 0) throw new RangeError(`The core has no memory for ${bytes.length} bytes more.`)
    this.#read(at, bytes.length).set(bytes)
    return at
  }

  #packAt(handle: number): number {
    const pack = this.#packs.get(handle)
    if (!pack) throw new Error(`No pack is loaded under handle ${handle}.`)
    return pack.at
  }
}

function addressOf(placed: Placed | number): number {
  return typeof placed === 'number' ? placed : placed.at
}

function noneOpen(handle: number): ArrayBuffer {
  throw new Error(`No system is open in the core under handle ${handle}.`)
}
