import * as A from '../assembly/shared/layout/layout-answer'
import { DEMAND_MAGIC, HEAD_BYTE_LENGTH, HEAD_MAGIC } from '../assembly/shared/layout/layout'
import { collectAnswer, collectMeters } from './core-answer'
import { coreExports, type CoreExports } from './core-exports'
import { ResidentMemory } from './resident-memory'

/**
 * One instance of the core with its packs resident and room for one buffer above them. Synchronous; the only place that touches wasm memory. Views
 * are taken anew for every use, because growth of the memory detaches them.
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

  /** Makes a pack resident; an earlier one of the same handle gives its place up. */
  loadPack(handle: number, pack: ArrayBuffer): void {
    this.#packs.set(handle, { bytes: new Uint8Array(pack), at: 0 })
    this.#core.reset(this.#base)
    for (const resident of this.#packs.values()) resident.at = this.#place(resident.bytes)
  }

  /** Checks and calculates a system; its answer comes in a buffer of its own, laid out as `assembly/shared/layout/layout-answer` says. */
  inspect(handle: number, system: ArrayBuffer): ArrayBuffer {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    this.#core.inspect(this.#packAt(handle), at)
    const answer = collectAnswer(this.#core, at, (from, length) => this.#read(from, length))
    this.#core.reset(before)
    return answer
  }

  /** Checks a system and reads its limits instead of its answer: rows of `assembly/shared/layout/layout-meters`. */
  meters(handle: number, system: ArrayBuffer): ArrayBuffer {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    this.#core.inspect(this.#packAt(handle), at)
    const meters = collectMeters(this.#core, (from, length) => this.#read(from, length))
    this.#core.reset(before)
    return meters
  }

  /** Opens a system to stay in this memory, which serves nothing else from then on: edits change its answers in place. */
  openResident(handle: number, system: ArrayBuffer): ResidentMemory {
    const at = this.#place(new Uint8Array(system))
    this.#core.openResident(this.#packAt(handle), at)
    return new ResidentMemory(this.#core, at, system.byteLength, (from, length) => this.#read(from, length))
  }

  /** Arranges a system; the places come back in `answer`. */
  arrange(handle: number, system: ArrayBuffer, answer: ArrayBuffer): void {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    this.#run(answer, answer.byteLength, (answerAt) => this.#core.arrangeSystem(this.#packAt(handle), at, answerAt))
    this.#core.reset(before)
  }

  /** Answers in the question where its item may be dropped. */
  dropMask(handle: number, system: ArrayBuffer, question: ArrayBuffer): void {
    this.#ask(system, question, (at, asked) => this.#core.dropMask(this.#packAt(handle), at, asked))
  }

  /** Answers for the one node of the question; the findings of a refusal come as rows of `assembly/shared/layout/layout-answer`. */
  drop(handle: number, system: ArrayBuffer, question: ArrayBuffer): ArrayBuffer {
    let findings = new ArrayBuffer(0)
    this.#ask(system, question, (at, asked) => {
      const count = this.#core.drop(this.#packAt(handle), at, asked, A.FINDINGS_MOST)
      const from = this.#core.mark()
      findings = this.#core.memory.buffer.slice(from, from + count * A.FINDING_BYTES)
    })
    return findings
  }

  /** Answers in the question how a figure of a system came about. */
  prove(handle: number, system: ArrayBuffer, question: ArrayBuffer): void {
    this.#ask(system, question, (at, asked) => this.#core.prove(this.#packAt(handle), at, asked))
  }

  propose(handle: number, demand: ArrayBuffer): void {
    const head = new DataView(demand)
    if (head.getInt32(HEAD_MAGIC, true) !== DEMAND_MAGIC) throw new Error('This buffer is no demand for a proposal.')
    this.#run(demand, head.getInt32(HEAD_BYTE_LENGTH, true), (at) => this.#core.propose(this.#packAt(handle), at))
  }

  /** Answers one question of a pack's tables in place. */
  ask(handle: number, question: ArrayBuffer): void {
    this.#run(question, question.byteLength, (at) => this.#core.ask(this.#packAt(handle), at))
  }

  convertColumn(values: ArrayBuffer, from: number, to: number): void {
    this.#run(values, values.byteLength, (at) => this.#core.convertColumn(at, values.byteLength >> 3, from, to))
  }

  convertBatch(batch: ArrayBuffer): void {
    this.#run(batch, batch.byteLength, (at) => this.#core.convertBatch(at))
  }

  /**
   * Leaves a system in the core's memory and answers how to check it again there, how to write every column of its answer, and what it takes: for
   * measuring the core without the copies.
   */
  hold(handle: number, system: ArrayBuffer): { check: () => number; columns: () => void; bytes: () => number } {
    const at = this.#place(new Uint8Array(system))
    const pack = this.#packAt(handle)
    const above = this.#core.mark()
    return {
      check: () => {
        this.#core.reset(above)
        return this.#core.inspect(pack, at)
      },
      columns: () => {
        for (let column = 0; column < A.ANSWER_COLUMNS; column++) this.#core.fillColumn(column)
      },
      bytes: () => this.#core.memory.buffer.byteLength - at,
    }
  }

  /** Leaves a system and a question in the core's memory and answers how to ask it again there, as a view of the answer: for measuring without the copies. */
  holdDrop(handle: number, system: ArrayBuffer, question: ArrayBuffer): () => Uint8Array<ArrayBuffer> {
    const at = this.#place(new Uint8Array(system))
    const asked = this.#place(new Uint8Array(question))
    const pack = this.#packAt(handle)
    return () => {
      this.#core.dropMask(pack, at, asked)
      return new Uint8Array(this.#core.memory.buffer, asked, question.byteLength)
    }
  }

  /** Leaves a system and room for its places in the core's memory and answers how to arrange it again there: for measuring without the copies. */
  holdArrangement(handle: number, system: ArrayBuffer, answer: ArrayBuffer): () => number {
    const at = this.#place(new Uint8Array(system))
    const placesAt = this.#place(new Uint8Array(answer))
    const pack = this.#packAt(handle)
    return () => this.#core.arrangeSystem(pack, at, placesAt)
  }

  /** Leaves a column in the core's memory and answers how to convert it again there, in place: for measuring without the copies. */
  holdColumn(values: Float64Array): (from: number, to: number) => void {
    const at = this.#place(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    return (from, to) => this.#core.convertColumn(at, values.length, from, to)
  }

  #run(buffer: ArrayBuffer, inputs: number, work: (at: number) => void): void {
    const before = this.#core.mark()
    const bytes = new Uint8Array(buffer)
    const at = this.#reserve(bytes.length)
    new Uint8Array(this.#core.memory.buffer, at, inputs).set(bytes.subarray(0, inputs))
    work(at)
    bytes.set(new Uint8Array(this.#core.memory.buffer, at, bytes.length))
    this.#core.reset(before)
  }

  #read(from: number, length: number): Uint8Array {
    return new Uint8Array(this.#core.memory.buffer, from, length)
  }

  #ask(system: ArrayBuffer, question: ArrayBuffer, work: (at: number, asked: number) => void): void {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    const asked = this.#place(new Uint8Array(question))
    work(at, asked)
    new Uint8Array(question).set(new Uint8Array(this.#core.memory.buffer, asked, question.byteLength))
    this.#core.reset(before)
  }

  #place(bytes: Uint8Array): number {
    const at = this.#reserve(bytes.length)
    new Uint8Array(this.#core.memory.buffer, at, bytes.length).set(bytes)
    return at
  }

  #reserve(bytes: number): number {
    const at = this.#core.reserve(bytes)
    if (at === 0) throw new RangeError(`The core has no memory for ${bytes} bytes more.`)
    return at
  }

  #packAt(handle: number): number {
    const pack = this.#packs.get(handle)
    if (!pack) throw new Error(`No pack is loaded under handle ${handle}.`)
    return pack.at
  }
}
