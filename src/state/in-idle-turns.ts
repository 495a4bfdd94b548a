import { whenIdle } from './when-idle'

/** So long one turn lasts, in ms. */
const TURN_MS = 6

/** Does work that stops now and then, a few milliseconds at a time, whenever the page has nothing better to do; null once nobody wants it any more. */
export async function inIdleTurns<T>(work: Generator<void, T>, isWanted: () => boolean): Promise<T | null> {
  for (;;) {
    await whenIdle()
    if (!isWanted()) return null
    const since = performance.now()
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() - since < TURN_MS)
  }
}
