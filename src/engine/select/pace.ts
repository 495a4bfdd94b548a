import { nextSlice } from '../../schedule/next-slice'
import { SLICE_MS } from '../../schedule/slice'
import type { SelectionWatch } from './demand'

/** Lets the thread serve others where work has kept it for a slice. */
export interface Pace {
  /** Ends the slice where its time is up. Throws the reason of the signal once it is given. */
  rest: () => Promise<void>
  /** Reports the part that is done, 0 to 1. */
  report: (done: number) => void
}

/** Returns the pace of work that is watched; work that nobody watches never rests. */
export function paceOf({ signal, onProgress }: SelectionWatch): Pace {
  const isWatched = signal !== undefined || onProgress !== undefined
  let began = performance.now()
  return {
    rest: async () => {
      signal?.throwIfAborted()
      if (!isWatched || performance.now() - began < SLICE_MS) return
      await nextSlice()
      signal?.throwIfAborted()
      began = performance.now()
    },
    report: (done) => onProgress?.(done),
  }
}
