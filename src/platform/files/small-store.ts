/** Why a text could not be stored; null where it was. */
export type Refused = Error | null

/** Returns the text that this browser stores under a key; null for none. Browsers that block site data throw on access to the store, which also gives null. */
export function keptText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text for the next page; returns the error where the store is full or refused. */
export function keepText(key: string, text: string): Refused {
  try {
    globalThis.localStorage.setItem(key, text)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Removes the text under a key. */
export function forgetText(key: string): void {
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // A refused store holds nothing.
  }
}

/** Listens to what other tabs store under a key; returns a function that stops it. */
export function onKeptText(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) listener()
  }
  globalThis.addEventListener('storage', hear)
  return () => globalThis.removeEventListener('storage', hear)
}
