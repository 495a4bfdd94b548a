import { subscribe } from 'valtio'
import { STEPS } from '../../platform/areas'
import { keepText, keptText, onKeptText } from '../../platform/files/small-store'
import { isWithoutNetwork } from '../../platform/http/network'
import { reportStoreFailure } from '../piping/project'
import { feedbackDrafts } from './feedback-draft'
import { session } from './session'
import { settings } from './settings'
import { listColumns } from './list-columns'
import { workplace } from './workplace'

const KEY = 'vuex'
const QUIET_MS = 100
const KEPT = { session, settings, workplace, listColumns, feedbackDrafts }
/** Fields that accept only certain values. */
const OFFERED: Partial<Record<string, readonly unknown[]>> = {
  colorScheme: ['light', 'dark', 'auto'],
  signInWay: ['staff', 'guest'],
  step: STEPS.map(({ id }) => id),
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Restores session, settings and location as the last page left them, and stores them from now on, 100 ms after the last change. Projects are too large for
 * this store; the journal has them.
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

/** Stores everything at once and returns whether the browser accepted it; a refusal is reported to the save state. */
export function keepNow(): boolean {
  clearTimeout(timer)
  const refused = keepText(KEY, JSON.stringify(KEPT))
  if (refused !== null) reportStoreFailure(refused)
  return refused === null
}

/** Reads the session as any tab of this browser last stored it; null where nothing readable is stored. */
export function keptSession(): typeof session | null {
  const { session: kept } = parsed(keptText(KEY))
  if (typeof kept !== 'object' || kept === null) return null
  const { token, userInfo, permissions, modelLibId } = kept as Partial<typeof session>
  return { token: token ?? null, userInfo: userInfo ?? null, permissions: permissions ?? [], modelLibId: modelLibId ?? null }
}

/** Calls the listener when another tab stores something; returns a function that stops it. */
export function onKeptElsewhere(listener: () => void): () => void {
  return onKeptText(KEY, listener)
}

// Values that another program or an older version has stored are restored only where they have the expected type.
function restore(): void {
  const kept = parsed(keptText(KEY))
  for (const [name, part] of Object.entries(KEPT)) {
    const found = kept[name]
    if (typeof found !== 'object' || found === null) continue
    for (const [field, value] of Object.entries(found)) {
      if (Object.hasOwn(part, field) && fits(Reflect.get(part, field), value) && isOffered(field, value)) Reflect.set(part, field, value)
    }
  }
  // Permissions may have changed since: the guard loads them before the first screen. Without a network those last known count.
  if (!isWithoutNetwork()) session.permissions = []
}

// A field that starts as null accepts a text or a record.
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
