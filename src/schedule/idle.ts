import { nextSlice } from './next-slice'

/** Idle work waits no longer than this, however busy the page is, in milliseconds. */
const LONGEST_MS = 2_000

/** Resolves when the page has no frame to paint and no input to answer; in the next slice where the host cannot tell. */
export function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return nextSlice()
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
  })
}
