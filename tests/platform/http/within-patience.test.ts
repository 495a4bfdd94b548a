import { expect, it, vi } from 'vitest'
import { withinPatience } from '../../../src/platform/http/version'

const PATIENCE_MS = 1000

/** An answer that comes after so long, unless nobody waits for it any more. */
const answerAfter = (delayMs: number) => (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => resolve('answer'), delayMs)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

function withClock(then: () => Promise<void>): () => Promise<void> {
  return async () => {
    vi.useFakeTimers()
    try {
      await then()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  }
}

it(
  'gives the answer that comes in time, and counts no further',
  withClock(async () => {
    const answer = withinPatience(PATIENCE_MS, answerAfter(PATIENCE_MS - 1))
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    expect(await answer).toBe('answer')
  }),
)

it(
  'gives up what does not come in time',
  withClock(async () => {
    const given = withinPatience(PATIENCE_MS, answerAfter(2 * PATIENCE_MS)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await given).toMatchObject({ name: 'TimeoutError', message: 'No answer within 1000 ms.' })
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  }),
)

it.each([PATIENCE_MS, PATIENCE_MS / 2])(
  'takes the answer that came while the page lay still for longer than the %i ms it waits',
  async (patienceMs) => {
    const answer = withinPatience(patienceMs, (signal) => {
      // Nothing of the page runs meanwhile; what came from outside is told after the timers that have become due.
      const until = performance.now() + 1.5 * PATIENCE_MS
      while (performance.now() < until);
      return answerAfter(1)(signal)
    })
    expect(await answer).toBe('answer')
  },
)
