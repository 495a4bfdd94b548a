/** So long the page may be kept from its other work at a time. */
const SLICE_MS = 8

/**
 * Runs work that pauses with `yield` in slices, so that the page stays alive; null where it was called off. The first slice runs at once, so small work
 * is done when this has returned its promise.
 */
export async function inTurns<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T | null> {
  for (;;) {
    if (signal.aborted) return null
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
