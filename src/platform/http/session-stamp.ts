import { forgetText, keepText, keptText, onKeptText } from '../files/small-store'

const KEY = 'session-timestamp'
const OVER = '0'

/** The flag where the browser does not keep it; then it holds for this page alone. */
let ownFlag: string | null = null

/** Notes the moment at which the session was last known to hold. */
export function stampSession(now = Date.now()): void {
  note(String(now))
}

/** Notes that the session is over, for every tab of this browser. */
export function stampSessionOver(): void {
  note(OVER)
}

/** Whether the session has been noted as over. */
export function isSessionStampedOver(): boolean {
  return (keptText(KEY) ?? ownFlag) === OVER
}

/** Hears of what other tabs note; answers how to stop. */
export function onStampElsewhere(listener: () => void): () => void {
  return onKeptText(KEY, listener)
}

function note(flag: string): void {
  const isKept = keepText(KEY, flag) === null
  ownFlag = isKept ? null : flag
  // A full store would go on saying what was true before.
  if (!isKept) forgetText(KEY)
}
