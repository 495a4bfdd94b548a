const KEY = 'session-timestamp'
const OVER = '0'

/** Notes the moment at which the session was last known to hold. */
export function stampSession(now = Date.now()): void {
  localStorage.setItem(KEY, String(now))
}

/** Notes that the session is over, for every tab of this browser. */
export function stampSessionOver(): void {
  localStorage.setItem(KEY, OVER)
}

/** Whether the session has been noted as over. */
export function isSessionStampedOver(): boolean {
  return localStorage.getItem(KEY) === OVER
}

/** Hears of what other tabs note; answers how to stop. */
export function onStampElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === KEY) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
