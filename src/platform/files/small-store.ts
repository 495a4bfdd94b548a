/** Why a text could not be kept, or null where it was. */
export type Refused = Error | null

/**
 * The text that this browser keeps under a key, null for none. Browsers may refuse their store as a whole (site data blocked), by an error
 * already where it is named: that is none, too.
 */
export function keptText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for the next page; answers why it could not where the store is full or refused. */
export function keepText(key: string, text: string): Refused {
  try {
    globalThis.localStorage.setItem(key, text)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Forgets what is kept under a key. */
export function forgetText(key: string): void {
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // A store that is refused holds nothing.
  }
}

/** Hears of what other tabs keep under a key; answers how to stop. */
export function onKeptText(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) listener()
  }
  globalThis.addEventListener('storage', hear)
  return () => globalThis.removeEventListener('storage', hear)
}
