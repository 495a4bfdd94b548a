import * as A from '../assembly/layout-answer'
import {
  DEMAND_MAGIC,
  HEAD_BYTE_LENGTH,
  HEAD_EDGES,
  HEAD_ERRORS_TOTAL,
  HEAD_FINDINGS_TOTAL,
  HEAD_MAGIC,
  HEAD_NODES,
} from '../assembly/layout'
import { OUT_SLOTS, SEVERITY_ADVICE, SEVERITY_ERROR } from '../assembly/layout'
import { coreExports, type CoreExports } from './core-exports'

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

  /** Bytes of wasm memory in use above what stays: the packs and the compiler's own data. */
  bytesInUse(): number {
    return this.#core.mark() - this.#base
  }

  /** Makes a pack resident; an earlier one of the same handle gives its place up. */
  loadPack(handle: number, pack: ArrayBuffer): void {
    this.#packs.set(handle, { bytes: new Uint8Array(pack), at: 0 })
    this.#core.reset(this.#base)
    for (const resident of this.#packs.values()) resident.at = this.#place(resident.bytes)
  }

  /** Checks and calculates a system; its answer comes in a buffer of its own, laid out as `assembly/layout-answer` says. */
  inspect(handle: number, system: ArrayBuffer): ArrayBuffer {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    const status = this.#core.inspect(this.#packAt(handle), at)
    const answer = this.#answer(at, status)
    this.#core.reset(before)
    return answer
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

  /** Answers for the one node of the question; the findings of a refusal come as rows of `assembly/layout-answer`. */
  drop(handle: number, system: ArrayBuffer, question: ArrayBuffer): ArrayBuffer {
    let findings = new ArrayBuffer(0)
    this.#ask(system, question, (at, asked) => {
      const count = this.#core.drop(this.#packAt(handle), at, asked, A.FINDINGS_MOST)
      const from = this.#core.mark()
      findings = this.#core.memory.buffer.slice(from, from + count * A.FINDING_BYTES)
    })
    return findings
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

  /** Leaves a system in the core's memory and answers how to check it again there, with every column of the answer: for measuring without the copies. */
  hold(handle: number, system: ArrayBuffer): () => { status: number; bytes: number } {
    const at = this.#place(new Uint8Array(system))
    const pack = this.#packAt(handle)
    const above = this.#core.mark()
    return () => {
      this.#core.reset(above)
      const status = this.#core.inspect(pack, at)
      for (let column = 0; column < A.ANSWER_COLUMNS; column++) this.#core.fillColumn(column)
      return { status, bytes: this.#core.mark() - at }
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

  /** Collects what the core found of the system that is open: its buffer at `at` has the counts. */
  #answer(at: number, status: number): ArrayBuffer {
    const head = new DataView(this.#core.memory.buffer, at, 64)
    const counts = [HEAD_NODES, HEAD_EDGES, HEAD_ERRORS_TOTAL, HEAD_FINDINGS_TOTAL].map((slot) => head.getInt32(slot, true))
    const [nodes = 0, edges = 0, errorsTotal = 0, total = 0] = counts
    const errors = Math.min(errorsTotal, A.FINDINGS_MOST)
    const advices = Math.min(total - errorsTotal, A.FINDINGS_MOST - errors)
    const answer = new ArrayBuffer(A.answerBytes(nodes, edges, errors + advices))
    const slots = new DataView(answer)
    const put = (slot: number, value: number): void => slots.setInt32(slot, value, true)
    put(A.ANSWER_HEAD_MAGIC, A.ANSWER_MAGIC)
    put(A.ANSWER_HEAD_NODES, nodes)
    put(A.ANSWER_HEAD_EDGES, edges)
    put(A.ANSWER_HEAD_ERRORS, errors)
    put(A.ANSWER_HEAD_ADVICES, advices)
    put(A.ANSWER_HEAD_TOTAL, total)
    put(A.ANSWER_HEAD_STATUS, status)
    put(A.ANSWER_HEAD_ERRORS_TOTAL, errorsTotal)
    const bytes = new Uint8Array(answer)
    const copy = (to: number, from: number, length: number): void => bytes.set(new Uint8Array(this.#core.memory.buffer, from, length), to)
    copy(A.OUTDOOR_START, this.#core.fillOutdoor(), OUT_SLOTS * 8)
    for (let column = 0; column < A.ANSWER_COLUMNS; column++) {
      const rows = A.isEdgeAnswer(column) ? edges : nodes
      copy(A.answerStart(nodes, edges, column), this.#core.fillColumn(column), rows * A.answerWidth(column))
    }
    const findings = A.answerStart(nodes, edges, A.ANSWER_COLUMNS)
    this.#list(bytes, findings, SEVERITY_ERROR, errors)
    this.#list(bytes, findings + errors * A.FINDING_BYTES, SEVERITY_ADVICE, advices)
    return answer
  }

  #list(bytes: Uint8Array, to: number, severity: number, most: number): void {
    const count = this.#core.listFindings(severity, 0, most)
    bytes.set(new Uint8Array(this.#core.memory.buffer, this.#core.mark(), count * A.FINDING_BYTES), to)
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
