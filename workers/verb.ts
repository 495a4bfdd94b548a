/**
 * What a function of the core takes: the handle of a resident pack; an encoded system of `assembly/shared/layout/layout`, or the handle of an open one; a plain number; or a table,
 * named by the file of its layout, which comes back with the answer in it.
 */
type Argument = 'pack' | 'system' | 'number' | `layout-${string}`

/**
 * One verb of the core, described once. The row stands in the TypeScript file of its verb and travels with every call: the worker, the browser, Node and the
 * headless functions run any row, keep no list of verbs, and take their types from it. Every buffer that is given or answered is transferred.
 *
 * @example
 * export const PROPOSE = { name: 'propose', takes: ['pack', 'layout-demand'] } as const satisfies Verb
 * const [answer] = await core.call(PROPOSE, handle, demand)
 */
export interface Verb {
  /** The function that the compiled core exports. */
  readonly name: string
  /** What it takes, in its order. */
  readonly takes: readonly Argument[]
  /** Bytes of a row, where the function lists rows behind the mark and returns how many; they are the first buffer of the answer. */
  readonly listsRowsOf?: number
  /** True where the function checks a system; the first buffer of the answer then holds every column, laid out as `assembly/shared/layout/layout-answer` says. */
  readonly checks?: true
}

/** What a call of a verb is given, argument by argument. */
export type Given<V extends Verb> = Values<V['takes']>

type Values<Takes extends readonly Argument[]> = {
  -readonly [Place in keyof Takes]: Takes[Place] extends 'pack' | 'number'
    ? number
    : Takes[Place] extends 'system'
      ? ArrayBuffer | number
      : ArrayBuffer
}

/** The buffers that a call answers: what the verb lists or checks, then its tables. */
export type Answer<V extends Verb> = [...First<V>, ...Tables<V['takes']>]

type First<V extends Verb> = V extends { listsRowsOf: number } | { checks: true } ? [ArrayBuffer] : []

type Tables<Takes extends readonly unknown[]> = Takes extends readonly [infer Argument, ...infer Rest]
  ? Argument extends `layout-${string}`
    ? [ArrayBuffer, ...Tables<Rest>]
    : Tables<Rest>
  : []
