import { CALLS } from '../../contract/calls'
import { type VersionFile } from '../../contract/account/account'

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

const PATIENCE_MS = 8000

/** Fetches the version that is deployed now. Rejects where the file cannot be fetched or read. */
export function fetchDeployedVersion(now = Date.now()): Promise<string> {
  return withinPatience(PATIENCE_MS, async (signal) => {
    const response = await fetch(`./version.json?t=${now}`, { cache: 'no-store', signal })
    if (!response.ok) throw new Error(`version.json answered HTTP ${response.status}`)
    const file = (await response.json()) as Partial<VersionFile>
    if (typeof file.timestamp !== 'string' || file.timestamp === '') throw new Error('version.json has no timestamp')
    return file.timestamp
  })
}

const EXCLUDED: readonly string[] = [CALLS.account.logout.path, CALLS.operation.makeFrontEndVersion.path]

/** Tells whether a call is sent without the version check: signing out must not be blocked, and the call that announces a version needs no check. */
export function isExcludedFromVersionCheck(path: string): boolean {
  return EXCLUDED.includes(path.split('?')[0] ?? '')
}
