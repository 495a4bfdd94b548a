import type { AnswerChange } from './answer-change'
import type { Answer, Given, Verb } from './verb'

/**
 * The door to the compiled core, the same in a browser worker, in Node and in tests. It knows no thread and no object of the model: bytes in,
 * bytes out. Buffers are laid out as the layout files of `assembly` say; a call may answer in the buffer it was given.
 */
export interface CoreApi {
  /** Layout version the core was compiled with; the host refuses another. */
  layoutVersion(): Promise<number>
  /** Makes an encoded rule pack resident under its handle. Replaces an earlier pack of the same handle. */
  loadPack(handle: number, pack: ArrayBuffer): Promise<void>
  /**
   * Runs a verb of the core, as its row describes it.
   * @throws Error where the compiled core has no such function, no such pack is loaded or no such system is open; RangeError where memory is short
   */
  call<V extends Verb>(verb: V, ...given: Given<V>): Promise<Answer<V>>
  /** Keeps an encoded system in memory, in a core of its own, until it is closed; answers its handle. Refused beyond a number that may be open at once. */
  open(packHandle: number, system: ArrayBuffer): Promise<number>
  /** Writes cells of an open system (`edit-cells`) and finds anew what depends on them; answers header and outdoor slots alone. */
  edit(handle: number, edits: ArrayBuffer): Promise<ArrayBuffer>
  /** The same, and answers what of the columns differs from what this call told last; after opening, all of them. */
  follow(handle: number, edits: ArrayBuffer): Promise<AnswerChange>
  /** The whole answer of an open system, the very bytes that a check of it would give. */
  read(handle: number): Promise<ArrayBuffer>
  /** Rows of findings of an open system, errors first: at most `count` after the first `from`, however many it has. */
  findings(handle: number, from: number, count: number): Promise<ArrayBuffer>
  /** How near an open system is to each limit of its pack, as its last edit left it: rows of `assembly/shared/layout/layout-meters`. */
  residentMeters(handle: number): Promise<ArrayBuffer>
  /** Gives an open system's memory up. */
  close(handle: number): Promise<void>
}

/** The calls by their names, for hosts that pass them on. */
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

/** Runs one call of a core by its name: what crosses to a worker. */
export type CoreCall = (name: keyof CoreApi, given: unknown[]) => Promise<unknown>

/** A core whose calls are passed on to where it runs. */
export function passedOn(call: CoreCall): CoreApi {
  return Object.fromEntries(CORE_CALLS.map((name) => [name, (...given: unknown[]) => call(name, given)])) as unknown as CoreApi
}
