/** How finely the wait is counted, in milliseconds. */
const TICK_MS = 500

/**
 * Does work whose signal is aborted, with a TimeoutError, when it takes longer than so many milliseconds in which the page was awake. A tick that comes late
 * counts once, and the last one is waited for anew: the time for which a lid was closed, or the machine was too busy for the page, is not the server's silence,
 * and `AbortSignal.timeout` would give up an answer that has come meanwhile. In a hidden tab, whose timers come late, the wait is longer.
 */
export async function withinPatience<T>(patienceMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborter = new AbortController()
  let ticksLeft = Math.ceil(patienceMs / TICK_MS)
  let isLastAnew = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    const began = performance.now()
    timer = setTimeout(() => {
      const isLate = performance.now() - began > 2 * TICK_MS
      if (ticksLeft === 1 && isLate && !isLastAnew) isLastAnew = true
      else ticksLeft--
      if (ticksLeft > 0) wait()
      else aborter.abort(new DOMException(`No answer within ${patienceMs} ms.`, 'TimeoutError'))
    }, TICK_MS)
  }
  wait()
  try {
    return await work(aborter.signal)
  } finally {
    clearTimeout(timer)
  }
}
