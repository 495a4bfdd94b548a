/**
 * Argument of a core function: the handle of a resident pack; an encoded system of `assembly/common/layout/layout`, or the handle of an open one; a plain number; or a table,
 * named by its layout file, which comes back with the answer in it.
 */
type Argument = 'pack' | 'system' | 'number' | `layout-${string}`

/**
 * One verb of the core, described once. The row is in the TypeScript file of its verb and is sent with every call: the worker, the browser, Node and the
 * headless functions run any row, keep no list of verbs, and take their types from it. All buffers passed or returned are transferred.
 *
 * @example
 * export const PROPOSE = { name: 'propose', takes: ['pack', 'layout-demand'] } as const satisfies Verb
 * const [answer] = await core.call(PROPOSE, handle, demand)
 */
export interface Verb {
  /** The function that the compiled core exports. */
  readonly name: string
  /** Arguments in order. */
  readonly takes: readonly Argument[]
  /** Bytes of a row, where the function lists rows above the mark and returns their count; they are the first buffer of the answer. */
  readonly listsRowsOf?: number
  /** True where the function checks a system; the first buffer of the answer then contains every column, laid out as `assembly/common/layout/layout-answer` defines. */
  readonly checks?: true
}

/** The arguments of a call of a verb. */
export type Given<V extends Verb> = Values<V['takes']>

type Values<Takes extends readonly Argument[]> = {
  -readonly [Place in keyof Takes]: Takes[Place] extends 'pack' | 'number'
    ? number
    : Takes[Place] extends 'system'
      ? ArrayBuffer | number
      : ArrayBuffer
}

/** The buffers that a call returns: listed rows or checked columns, then its tables. */
export type Answer<V extends Verb> = [...First<V>, ...Tables<V['takes']>]

type First<V extends Verb> = V extends { listsRowsOf: number } | { checks: true } ? [ArrayBuffer] : []

type Tables<Takes extends readonly unknown[]> = Takes extends readonly [infer Argument, ...infer Rest]
  ? Argument extends `layout-${string}`
    ? [ArrayBuffer, ...Tables<Rest>]
    : Tables<Rest>
  : []
