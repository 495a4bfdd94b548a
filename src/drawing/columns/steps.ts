/** Work that stops now and then, so that it may be done in several turns. */
export type Steps<T> = Generator<void, T>

/** So many rows are gone through between two stops: about a millisecond. */
export const STRETCH = 8_192

/** The outcome of the work, done to its end. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
