import { idle } from './idle'
import { nextSlice } from './next-slice'

/** A slice of work may keep its thread for this long, in milliseconds, before frames, input and messages are served. */
export const SLICE_MS = 8

export interface SliceOptions {
  /** Cancels the work: the result is then null. */
  signal?: AbortSignal
  /** Each slice waits until the page is idle. */
  isIdle?: boolean
  /** `finishSlices` does the rest of this work at once: its result must not be lost with the page. */
  mustFinish?: boolean
}

const unfinished = new Set<() => void>()

/**
 * Runs work that pauses with `yield` in slices of `SLICE_MS`, the first one at once unless it waits for an idle page. Rejects with what the work throws.
 * @example const order = await slice(sorting(rows), { signal })
 */
export function slice<T>(work: Generator<void, T>, options?: SliceOptions & { signal?: never }): Promise<T>
export function slice<T>(work: Generator<void, T>, options: SliceOptions): Promise<T | null>
export function slice<T>(work: Generator<void, T>, { signal, isIdle = false, mustFinish = false }: SliceOptions = {}): Promise<T | null> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const end = (): void => {
      isOver = true
      unfinished.delete(finish)
    }
    const runUntil = (time: number): void => {
      try {
        if (signal?.aborted) {
          end()
          resolve(null)
          return
        }
        do {
          const step = work.next()
          if (!step.done) continue
          end()
          resolve(step.value)
          return
        } while (performance.now() < time)
      } catch (error) {
        end()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const finish = (): void => runUntil(Infinity)
    const next = (): void => {
      if (!isOver) runUntil(performance.now() + SLICE_MS)
      if (!isOver) wait()
    }
    const wait = (): void => void (isIdle ? idle() : nextSlice()).then(next)
    if (mustFinish) unfinished.add(finish)
    if (isIdle) wait()
    else next()
  })
}

/** Does the rest of all work that must be finished, in one go: the page may be gone in a moment. */
export function finishSlices(): void {
  for (const finish of unfinished) finish()
}
