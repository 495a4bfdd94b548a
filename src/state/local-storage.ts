import { subscribe } from 'valtio'
import { reportStoreFailure } from './save-state'
import { session } from './session'
import { settings } from './settings'
import { workplace } from './workplace'

const KEY = 'vuex'
const QUIET_MS = 100
const KEPT = { session, settings, workplace }

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Brings back session, settings and workplace as the last page left them, and keeps them from now on, 100 ms after the last change. Projects are too
 * large for this store; the journal has them.
 */
export function startLocalStorage(storage: Storage = globalThis.localStorage): () => void {
  restore(storage)
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => keep(storage), QUIET_MS)
  }
  const now = (): void => keep(storage)
  const stops = Object.values(KEPT).map((part) => subscribe(part, later))
  globalThis.addEventListener?.('pagehide', now)
  return () => {
    clearTimeout(timer)
    stops.forEach((stop) => stop())
    globalThis.removeEventListener?.('pagehide', now)
  }
}

function keep(storage: Storage): void {
  clearTimeout(timer)
  try {
    storage.setItem(KEY, JSON.stringify(KEPT))
  } catch (error) {
    reportStoreFailure(error)
  }
}

// What another program, or an older version of this one, has written under the key is taken only where it fits.
function restore(storage: Storage): void {
  const kept = parsed(storage.getItem(KEY))
  for (const [name, part] of Object.entries(KEPT)) {
    const found = kept[name]
    if (typeof found !== 'object' || found === null) continue
    for (const [field, value] of Object.entries(found)) {
      const own: unknown = Reflect.get(part, field)
      const fits =
        own === null || value === null
          ? Object.hasOwn(part, field)
          : typeof own === typeof value && Array.isArray(own) === Array.isArray(value)
      if (fits && Object.hasOwn(part, field)) Reflect.set(part, field, value)
    }
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
