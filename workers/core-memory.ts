import { DEMAND_MAGIC, HEAD_BYTE_LENGTH, HEAD_EDGES, HEAD_MAGIC, HEAD_NODES, outdoorStart } from '../assembly/layout'

/** What the compiled core exports; addresses are byte offsets into its memory. */
interface CoreExports {
  memory: WebAssembly.Memory
  layoutVersion(): number
  systemSize(nodes: number, edges: number): number
  mark(): number
  reset(to: number): void
  reserve(bytes: number): number
  inspect(pack: number, system: number): number
  arrangeSystem(pack: number, system: number, answer: number): number
  dropMask(pack: number, system: number, question: number): void
  drop(pack: number, system: number, question: number): void
  propose(pack: number, demand: number): number
  ask(pack: number, question: number): void
  convertColumn(column: number, count: number, from: number, to: number): void
  convertBatch(batch: number): void
}

/**
 * One instance of the core with its packs resident and room for one buffer above them. Synchronous; the only place that touches wasm memory. Views
 * are taken anew for every use, because growth of the memory detaches them.
 */
export class CoreMemory {
  readonly #core: CoreExports
  readonly #base: number
  readonly #packs = new Map<number, { bytes: Uint8Array; at: number }>()

  constructor(instance: WebAssembly.Instance) {
    this.#core = checked(instance.exports)
    this.#base = this.#core.mark()
  }

  layoutVersion(): number {
    return this.#core.layoutVersion()
  }

  systemSize(nodes: number, edges: number): number {
    return this.#core.systemSize(nodes, edges)
  }

  /** Makes a pack resident; an earlier one of the same handle gives its place up. */
  loadPack(handle: number, pack: ArrayBuffer): void {
    this.#packs.set(handle, { bytes: new Uint8Array(pack), at: 0 })
    this.#core.reset(this.#base)
    for (const resident of this.#packs.values()) resident.at = this.#place(resident.bytes)
  }

  /** Checks and calculates a system in place: its inputs go in, its answers come back into the same buffer. */
  inspect(handle: number, system: ArrayBuffer): void {
    const head = new DataView(system)
    const inputs = outdoorStart(head.getInt32(HEAD_NODES, true), head.getInt32(HEAD_EDGES, true))
    this.#run(system, inputs, (at) => this.#core.inspect(this.#packAt(handle), at))
  }

  /** Arranges a system; the places come back in `answer`. */
  arrange(handle: number, system: ArrayBuffer, answer: ArrayBuffer): void {
    const before = this.#core.mark()
    const at = this.#place(new Uint8Array(system))
    this.#run(answer, answer.byteLength, (answerAt) => this.#core.arrangeSystem(this.#packAt(handle), at, answerAt))
    this.#core.reset(before)
  }

  /** Answers in the question where its item may be dropped; the system's buffer stays as it is. */
  dropMask(handle: number, system: ArrayBuffer, question: ArrayBuffer): void {
    this.#ask(system, question, (at, asked) => this.#core.dropMask(this.#packAt(handle), at, asked))
  }

  /** Answers for the one node of the question, with the findings in the system's buffer. */
  drop(handle: number, system: ArrayBuffer, question: ArrayBuffer): void {
    this.#ask(system, question, (at, asked) => {
      this.#core.drop(this.#packAt(handle), at, asked)
      new Uint8Array(system).set(new Uint8Array(this.#core.memory.buffer, at, system.byteLength))
    })
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

  /** Leaves a system in the core's memory and answers how to check it again there: for measuring the core without the copies. */
  hold(handle: number, system: ArrayBuffer): () => number {
    const at = this.#place(new Uint8Array(system))
    const pack = this.#packAt(handle)
    return () => this.#core.inspect(pack, at)
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

  #ask(system: ArrayBuffer, question: ArrayBuffer, work: (at: number, asked: number) => void): void {
    const before = this.#core.mark()
    const head = new DataView(system)
    const inputs = outdoorStart(head.getInt32(HEAD_NODES, true), head.getInt32(HEAD_EDGES, true))
    const at = this.#reserve(system.byteLength)
    new Uint8Array(this.#core.memory.buffer, at, inputs).set(new Uint8Array(system, 0, inputs))
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

const FUNCTIONS = [
  'layoutVersion',
  'systemSize',
  'mark',
  'reset',
  'reserve',
  'inspect',
  'arrangeSystem',
  'dropMask',
  'drop',
  'propose',
  'ask',
  'convertColumn',
  'convertBatch',
] as const

function checked(exports: WebAssembly.Exports): CoreExports {
  for (const name of FUNCTIONS) {
    if (typeof exports[name] !== 'function') throw new Error(`The compiled core has no function '${name}': build it again.`)
  }
  if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error('The compiled core exports no memory: build it again.')
  return exports as unknown as CoreExports
}
