/** Work on the page's own thread is cut into turns of this length, so that the page stays alive. */
const TURN_MS = 12

/** What a long piece of work reports to, and how it is stopped. */
export interface Turns {
  /** Called between two pieces of work: lets the page breathe when a turn is over. Rejects with the signal's reason once stopped. */
  next: (fraction: number) => Promise<void>
}

/** Turns that tell `onProgress` how much is done, from 0 to 1. */
export function inTurns(onProgress: (fraction: number) => void, signal: AbortSignal): Turns {
  let since = performance.now()
  return {
    async next(fraction) {
      signal.throwIfAborted()
      if (performance.now() - since < TURN_MS) return
      onProgress(fraction)
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      since = performance.now()
    },
  }
}
