import type { KeptChange } from '../../model/redrawing/kept-change'

/** Applies kept changes to a project that is not open yet, as far as they fit; `problem` says what ended it early, else it is empty. */
export function replay(apply: (change: KeptChange) => void, changes: readonly KeptChange[]): { problem: string } {
  try {
    for (const change of changes) apply(change)
    return { problem: '' }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
