import type { AnswerChange } from './answer-change'
import type { Answer, Given, Verb } from './verb'

/**
 * The interface of the compiled core, the same in a browser worker, in Node and in tests. It knows neither threads nor objects of the model: bytes in,
 * bytes out. Buffers are laid out as the layout files of `assembly` define; a call may answer in the buffer it was given.
 */
export interface CoreApi {
  /** Layout version the core was compiled with; the host refuses any other. */
  layoutVersion(): Promise<number>
  /** Makes an encoded rule pack resident under its handle, replacing an earlier pack of the same handle. */
  loadPack(handle: number, pack: ArrayBuffer): Promise<void>
  /**
   * Runs a verb of the core as its row describes it.
   * @throws Error where the compiled core has no such function, no such pack is loaded or no such system is open; RangeError where memory is short
   */
  call<V extends Verb>(verb: V, ...given: Given<V>): Promise<Answer<V>>
  /** Keeps an encoded system in memory, in a core of its own, until it is closed; returns its handle. Refuses more systems than may be open at once. */
  open(packHandle: number, system: ArrayBuffer): Promise<number>
  /** Writes cells of an open system (`edit-cells`) and updates the answers that depend on them; returns header and outdoor slots only. */
  edit(handle: number, edits: ArrayBuffer): Promise<ArrayBuffer>
  /** Does the same and returns the columns that differ from those this call sent last; all of them after opening. */
  follow(handle: number, edits: ArrayBuffer): Promise<AnswerChange>
  /** Returns the whole answer of an open system, with the same bytes as a check of it. */
  read(handle: number): Promise<ArrayBuffer>
  /** Returns findings of an open system, errors first: at most `count` rows after the first `from`. */
  findings(handle: number, from: number, count: number): Promise<ArrayBuffer>
  /** Returns how near an open system is to each limit of its pack after its last edit: rows of `assembly/common/layout/layout-meters`. */
  residentMeters(handle: number): Promise<ArrayBuffer>
  /** Releases the memory of an open system. */
  close(handle: number): Promise<void>
}

/** The calls by name, for hosts that forward them. */
export const CORE_CALLS: readonly (keyof CoreApi)[] = Object.keys({
  layoutVersion: 0,
  loadPack: 0,
  call: 0,
  open: 0,
  edit: 0,
  follow: 0,
  read: 0,
  findings: 0,
  residentMeters: 0,
  close: 0,
} satisfies Record<keyof CoreApi, 0>) as (keyof CoreApi)[]

/** Runs one call of a core by its name, as a worker receives it. */
export type CoreCall = (name: keyof CoreApi, given: unknown[]) => Promise<unknown>

/** Returns a core whose calls are forwarded to where it runs. */
export function passedOn(call: CoreCall): CoreApi {
  return Object.fromEntries(CORE_CALLS.map((name) => [name, (...given: unknown[]) => call(name, given)])) as unknown as CoreApi
}
