import type { Failure } from '../failure'
import type { HeadlessOptions } from '../options'

/** The two questions that are asked of whole projects. */
export type Question = 'validate' | 'calculate'

/** Where a project's bytes come from: a path (Node only), the bytes, or a file that a browser was given. */
export type ProjectSource = string | Uint8Array | Blob

/** What a thread is told once, before its first job. */
export interface CheckSetup extends HeadlessOptions {
  question: Question
}

/**
 * A whole file, or some systems of a large one (JSON text of the project without systems, and of the systems with commas between them), or a file that
 * is known to be unreadable before it is handed out.
 */
export type CheckJob =
  | { kind: 'unreadable'; failure: Failure }
  | { kind: 'file'; name: string; source: ProjectSource }
  | { kind: 'systems'; head: string; systems: Uint8Array; first: number }

/**
 * `items` is JSON text: the systems' records, or the findings, each followed by a comma but the last. `timesMs` says what the work went to.
 */
export type CheckAnswer = { failure: Failure } | { items: string; isBroken: boolean; systemIds: string[]; timesMs: Times }

export interface Times {
  /** Bytes into text into JSON values. */
  parse: number
  /** JSON values into the model, checked. */
  read: number
  /** Encoding, the core, records and their text. */
  check: number
}
