import { subscribe } from 'valtio'
import { keepText, keptText, onKeptText } from '../../platform/files/small-store'
import { reportStoreFailure } from '../document/save-state'
import { feedbackDrafts } from './feedback-draft'
import { session } from './session'
import { settings } from './settings'
import { listColumns } from './list-columns'
import { workplace } from './workplace'

const KEY = 'vuex'
const QUIET_MS = 100
const KEPT = { session, settings, workplace, listColumns, feedbackDrafts }
/** Fields of which only some words are known. */
const OFFERED: Partial<Record<string, readonly unknown[]>> = {
  colorScheme: ['light', 'dark', 'auto'],
  signInWay: ['staff', 'guest'],
  step: ['selection', 'piping', 'report'],
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Brings back session, settings and workplace as the last page left them, and keeps them from now on, 100 ms after the last change. Projects are too
 * large for this store; the journal has them.
 */
export function startLocalStorage(): () => void {
  restore()
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keepNow, QUIET_MS)
  }
  const now = (): void => void keepNow()
  const stops = Object.values(KEPT).map((part) => subscribe(part, later))
  if ('addEventListener' in globalThis) globalThis.addEventListener('pagehide', now)
  return () => {
    clearTimeout(timer)
    stops.forEach((stop) => stop())
    if ('removeEventListener' in globalThis) globalThis.removeEventListener('pagehide', now)
  }
}

/** Keeps everything at once; answers whether the browser took it. Where it did not, the save state says so. */
export function keepNow(): boolean {
  clearTimeout(timer)
  const refused = keepText(KEY, JSON.stringify(KEPT))
  if (refused !== null) reportStoreFailure(refused)
  return refused === null
}

/** The session as any tab of this browser has last kept it; null where nothing readable is kept. */
export function keptSession(): typeof session | null {
  const { session: kept } = parsed(keptText(KEY))
  if (typeof kept !== 'object' || kept === null) return null
  const { token, userInfo, permissions, modelLibId } = kept as Partial<typeof session>
  return { token: token ?? null, userInfo: userInfo ?? null, permissions: permissions ?? [], modelLibId: modelLibId ?? null }
}

/** Hears of what another tab keeps; answers how to stop. */
export function onKeptElsewhere(listener: () => void): () => void {
  return onKeptText(KEY, listener)
}

// What another program, or an older version of this one, has written under the key is taken only where it fits.
function restore(): void {
  const kept = parsed(keptText(KEY))
  for (const [name, part] of Object.entries(KEPT)) {
    const found = kept[name]
    if (typeof found !== 'object' || found === null) continue
    for (const [field, value] of Object.entries(found)) {
      if (Object.hasOwn(part, field) && fits(Reflect.get(part, field), value) && isOffered(field, value)) Reflect.set(part, field, value)
    }
  }
  // What somebody may do can have been changed since: the guard asks for it before the first screen.
  session.permissions = []
}

// A field that starts empty takes what may stand there later: a text or a record.
function fits(own: unknown, kept: unknown): boolean {
  if (own === null) return kept === null || typeof kept === 'string' || typeof kept === 'object'
  return kept !== null && typeof own === typeof kept && Array.isArray(own) === Array.isArray(kept)
}

function isOffered(field: string, value: unknown): boolean {
  const offered = OFFERED[field]
  return !offered || offered.includes(value)
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
