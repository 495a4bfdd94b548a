/** How finely the wait is counted, in milliseconds. */
const TICK_MS = 500

/**
 * Does work whose signal is aborted when it takes longer than so many milliseconds in which the page was awake. A tick that comes late counts once: the time
 * for which a lid was closed, or the machine was too busy for the page, is not the server's silence, and `AbortSignal.timeout` would give up an answer that
 * has come meanwhile. Rejects with a TimeoutError then.
 */
export async function withinPatience<T>(patienceMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborter = new AbortController()
  let ticksLeft = Math.ceil(patienceMs / TICK_MS)
  const timer = setInterval(() => {
    if (--ticksLeft <= 0) aborter.abort(new DOMException(`No answer within ${patienceMs} ms.`, 'TimeoutError'))
  }, TICK_MS)
  try {
    return await work(aborter.signal)
  } finally {
    clearInterval(timer)
  }
}
