import { SEVERITY_ERROR } from '../../../assembly/common/layout/layout'
import * as A from '../../../assembly/common/layout/layout-answer'
import { EDIT_FOLLOWED } from '../../../workers/edit-cells'
import { atOnce } from '../../model/change/at-once'
import type { Change } from '../../model/change/change'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { arrange, type Arrangement } from '../arrange/arrange'
import { drawnAnew, withPlaces } from '../arrange/whole-places'
import { readingFindings } from '../decode/decode-findings'
import { decodeOutdoor, decodeResult } from '../decode/decode-result'
import { DROP, DROP_MASK, droppedOn, verdictOf } from '../drop/ask-drop'
import type { DropItem } from '../drop/drop-item'
import { decodeDropMask, type DropMask } from '../drop/drop-mask'
import type { DropVerdict } from '../drop/drop-verdict'
import type { InspectContext } from '../encode/encode-design'
import { questionsOf } from '../host/inspect'
import { decodeMeters } from '../meters/decode-meters'
import type { LimitMeter } from '../meters/limit-meter'
import type { PackedCore } from '../host/packed-core'
import { suggestions, withRepairs } from '../repair/with-repairs'
import type { SystemResult } from '../decode/system-result'
import { nextSlice } from '../../schedule/next-slice'
import { slice } from '../../schedule/slice'
import { withParts } from '../decode/with-parts'
import { KnownAnswer } from './known-answer'
import { ResidentCells, type Telling } from './resident-cells'
import type { ResidentEdit, ResidentSystem } from './resident-system'

/**
 * Opens a system that stays in the core, so that a change updates only the results that depend on it.
 * @throws RangeError where as many systems are open as may be
 */
export async function openResident(parts: PackedCore, system: System, context: InspectContext): Promise<ResidentSystem> {
  const resident = new CoreResident(parts, system, context)
  await resident.opened
  return resident
}

class CoreResident implements ResidentSystem {
  readonly opened: Promise<unknown>
  readonly #parts: PackedCore
  readonly #cells: ResidentCells
  #system: System
  #context: InspectContext
  /** The core's handle once the system is open. */
  #open: number | undefined
  readonly #known = new KnownAnswer()
  /** Whether the result of the last `follow` has other places than the core's. */
  #hasOwnPlaces = false
  #before: Promise<unknown> = Promise.resolve()

  constructor(parts: PackedCore, system: System, context: InspectContext) {
    this.#parts = parts
    this.#cells = new ResidentCells(parts.rows)
    this.#system = system
    this.#context = context
    const whole = this.#cells.whole(system, context)
    this.opened = this.#inTurn(() => this.#openCore(whole))
  }

  apply(change: Change, system: System, context = this.#context): Promise<ResidentEdit> {
    const telling = this.#read(change, system, context)
    return this.#inTurn(async () => this.#tell(await telling))
  }

  follow(change: Change, system: System, context = this.#context): Promise<SystemResult> {
    const telling = this.#read(change, system, context)
    const places = this.#placesOf(system, context)
    return this.#inTurn(async () => {
      const told = await telling
      if ('system' in told) await this.#openAnew(told.system)
      const answer = await this.#parts.core.follow(this.#handle(), 'cells' in told ? told.cells.buffer : new ArrayBuffer(0))
      const result = this.#known.take(answer, system, context.revision, this.#parts.fittingNames)
      return this.#placed(result, await places)
    })
  }

  list(result: SystemResult, signal: AbortSignal): Promise<SystemResult | null> {
    const [system, context] = [this.#system, this.#context]
    return this.#inTurn(async () => {
      const page = await this.#parts.core.findings(this.#handle(), 0, A.FINDINGS_MOST)
      const plain = await slice(findingsOf(page, system), { signal })
      if (!plain || signal.aborted) return null
      const findings =
        plain.length === 0 ? plain : await this.#listSuggested(withParts(result, { findings: plain }), system, context, signal)
      if (!findings) return null
      this.#known.keepFindings(findings)
      const nothing = new Int32Array()
      return withParts(result, { change: { from: result.revision, rows: nothing, edges: nothing }, findings, isListed: true })
    })
  }

  async dropMask(item: DropItem): Promise<DropMask> {
    const { nodeCount } = this.#system.diagram
    return this.#ask(item, -1, async (question) => {
      const [mask] = await this.#parts.core.call(DROP_MASK, this.#parts.handle, this.#handle(), question)
      return decodeDropMask(new Uint8Array(mask), nodeCount)
    })
  }

  async drop(nodeId: string, item: DropItem): Promise<DropVerdict> {
    const system = this.#system
    return this.#ask(item, droppedOn(system, nodeId), async (question) =>
      verdictOf(...(await this.#parts.core.call(DROP, this.#parts.handle, this.#handle(), question, A.FINDINGS_MOST)), system),
    )
  }

  result(): Promise<SystemResult> {
    const [system, context] = [this.#system, this.#context]
    const places = this.#placesOf(system, context)
    return this.#inTurn(async () => {
      const result = await this.#readAnswer(system, context)
      const whole = await places
      return this.#suggested(whole ? withPlaces(result, whole) : result, system, context)
    })
  }

  findings(from: number, count: number): Promise<Finding[]> {
    const [system, context] = [this.#system, this.#context]
    return this.#inTurn(async () => {
      const page = await this.#parts.core.findings(this.#handle(), from, count)
      const findings = atOnce(findingsOf(page, system))
      return (await this.#suggested({ ...(await this.#readAnswer(system, context)), findings }, system, context)).findings
    })
  }

  meters(): Promise<LimitMeter[]> {
    const system = this.#system
    return this.#inTurn(async () => decodeMeters(await this.#parts.core.residentMeters(this.#handle()), system))
  }

  close(): Promise<void> {
    const closed = this.#before.catch(() => undefined).then(() => this.#closeCore())
    this.#before = closed.then(() => Promise.reject(new Error('The system was closed.')))
    this.#before.catch(() => undefined)
    return closed
  }

  /** Runs work after all earlier calls; after a failure every later call fails too. */
  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#before.then(work)
    this.#before = done
    done.catch(() => undefined)
    return done
  }

  async #tell(telling: Telling): Promise<ResidentEdit> {
    const { core } = this.#parts
    if ('cells' in telling) {
      const brief = await core.edit(this.#handle(), telling.cells.buffer)
      const isFollowed = new DataView(brief).getInt32(EDIT_FOLLOWED, true) === 1
      return this.#editOf(brief, telling.cells.length === 0 ? 'untouched' : isFollowed ? 'followed' : 'checked')
    }
    await this.#openAnew(telling.system)
    return this.#editOf(await core.edit(this.#handle(), new ArrayBuffer(0)), 'opened')
  }

  #editOf(brief: ArrayBuffer, way: ResidentEdit['way']): ResidentEdit {
    const head = new DataView(brief)
    return {
      way,
      findingCount: head.getInt32(A.ANSWER_HEAD_TOTAL, true),
      errorCount: head.getInt32(A.ANSWER_HEAD_ERRORS_TOTAL, true),
      outdoor: decodeOutdoor(brief, this.#parts.fittingNames),
    }
  }

  /** Reads a change at once and queues its edits; a change that cannot be read or sent ends the resident. */
  #read(change: Change, system: System, context: InspectContext): Promise<Telling> {
    this.#system = system
    this.#context = context
    const telling = new Promise<Telling>((resolve) => resolve(this.#cells.tell(change, system, context)))
    telling.catch(() => undefined)
    return telling
  }

  /** Rejects wrong arguments without ending the resident. */
  #ask<T>(item: DropItem, row: number, work: (question: ArrayBuffer) => Promise<T>): Promise<T> {
    const question = this.#cells.question(item, row)
    return this.#inTurn(() => work(question))
  }

  /** Begins to arrange the drawing with its disabled pipes; null where it has none. A failure is met by the call that waits for the places. */
  #placesOf(system: System, context: InspectContext): Promise<Arrangement> | null {
    const places = this.#cells.hasDisabled && context.arrange !== false ? arrange(this.#parts, system) : null
    places?.catch(() => undefined)
    return places
  }

  /** A result with places of its own, and the first one after it, are drawn anew: the core compares with places that were never drawn. */
  #placed(result: SystemResult, whole: Arrangement | null): SystemResult {
    const hadOwn = this.#hasOwnPlaces
    this.#hasOwnPlaces = whole !== null
    if (whole) return withPlaces(result, whole)
    return hadOwn ? withParts(result, { change: drawnAnew(result) }) : result
  }

  async #listSuggested(result: SystemResult, system: System, context: InspectContext, signal: AbortSignal): Promise<Finding[] | null> {
    const suggest = await suggestions(result, system, context, this.#parts.pack, questionsOf(this.#parts), nextSlice)
    return slice(mapping(result.findings, suggest), { signal })
  }

  #suggested(result: SystemResult, system: System, context: InspectContext): Promise<SystemResult> {
    return withRepairs(result, system, context, this.#parts.pack, questionsOf(this.#parts))
  }

  async #openAnew(whole: ArrayBuffer): Promise<void> {
    await this.#closeCore()
    await this.#openCore(whole)
  }

  async #readAnswer(system: System, { revision }: InspectContext): Promise<SystemResult> {
    return decodeResult(await this.#parts.core.read(this.#handle()), system, revision, this.#parts.fittingNames)
  }

  async #openCore(whole: ArrayBuffer): Promise<void> {
    this.#open = await this.#parts.core.open(this.#parts.handle, whole)
  }

  async #closeCore(): Promise<void> {
    const open = this.#open
    this.#open = undefined
    if (open !== undefined) await this.#parts.core.close(open)
  }

  #handle(): number {
    if (this.#open === undefined) throw new Error('The system is not open in the core.')
    return this.#open
  }
}

/** Maps a list and pauses after each entry. */
function* mapping<T, R>(list: readonly T[], map: (entry: T) => R): Generator<void, R[]> {
  const mapped: R[] = []
  for (const entry of list) {
    mapped.push(map(entry))
    yield
  }
  return mapped
}

/** Reads a page of findings, errors first, and pauses at intervals. */
function* findingsOf(page: ArrayBuffer, system: System): Generator<void, Finding[]> {
  const count = page.byteLength / A.FINDING_BYTES
  const rows = new DataView(page)
  let errors = 0
  while (errors < count && rows.getUint8(errors * A.FINDING_BYTES + A.FINDING_SEVERITY) === SEVERITY_ERROR) errors++
  const broken = yield* readingFindings(page, 0, errors, 'error', system)
  const advised = yield* readingFindings(page, errors * A.FINDING_BYTES, count - errors, 'advice', system)
  return [...broken, ...advised]
}
