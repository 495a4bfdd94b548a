/** Interval in ms at which the waiting time is counted. */
const TICK_MS = 500

/**
 * Runs work whose signal is aborted with a TimeoutError when it takes longer than this many milliseconds in which the page was awake. A late tick counts once,
 * and the last one is waited for again: time with a closed lid or a busy machine is not the server's silence, and `AbortSignal.timeout` would drop an answer
 * that has come meanwhile. In a hidden tab, whose timers come late, the wait is longer.
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
