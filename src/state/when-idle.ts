import { pause } from '../platform/pause'

/** Nothing that is put off is put off for longer, however busy the page is. */
const LONGEST_MS = 2_000

/** Resolves when the page has nothing better to do: no picture to make, no input to answer. Where nobody can tell it resolves in the next turn. */
export function whenIdle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return pause()
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
  })
}
