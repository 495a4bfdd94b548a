import { forgetText, keepText, keptText, onKeptText } from '../files/small-store'

const KEY = 'session-timestamp'
const OVER = '0'

/** The flag where the browser does not store it; it is then valid for this page only. */
let ownFlag: string | null = null

/** Notes the time at which the session was last known to be valid. */
export function stampSession(now = Date.now()): void {
  note(String(now))
}

/** Notes that the session is over, for every tab of this browser. */
export function stampSessionOver(): void {
  note(OVER)
}

/** Tells whether the session was marked as over. */
export function isSessionStampedOver(): boolean {
  return (keptText(KEY) ?? ownFlag) === OVER
}

/** Listens to the notes of other tabs; returns a function that stops it. */
export function onStampElsewhere(listener: () => void): () => void {
  return onKeptText(KEY, listener)
}

function note(flag: string): void {
  const isKept = keepText(KEY, flag) === null
  ownFlag = isKept ? null : flag
  // A full store would keep the outdated value.
  if (!isKept) forgetText(KEY)
}
