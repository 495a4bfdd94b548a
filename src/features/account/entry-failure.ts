import type { TFunction } from 'i18next'
import { CODE } from '../../contract/envelope'
import { CallError } from '../../platform/http/call-error'
import { callFailure } from '../../platform/http/call-failure'
import { NoGuestRecord, SessionRefused } from './commands/open-session'

const WAIT_S = 60

/** Message for a refused sign-in: the sentence with the way out, the field it belongs to, and the seconds to wait. */
export interface EntryFailure {
  text: string
  field?: string
  waitSeconds?: number
}

/** Fields that error codes belong to. */
const FIELD_OF: Partial<Record<number, string>> = {
  [CODE.wrongCode]: 'verificationCode',
  [CODE.weakPassword]: 'password',
  [CODE.wrongFactor]: 'code',
  [CODE.alreadyRegistered]: 'personalEmail',
}

export function entryFailure(error: unknown, t: TFunction<'account'>): EntryFailure {
  if (error instanceof NoGuestRecord) return { text: t('error.noRecord') }
  if (error instanceof SessionRefused) return { text: t('error.notHeld') }
  if (!(error instanceof CallError))
    return { text: t('error.unexpected', { reason: error instanceof Error ? error.message : String(error) }) }
  if (error.isOffline) return { text: t('error.unreachable') }
  if (error.code === CODE.tooManyRequests) return { text: t('error.tooMany'), waitSeconds: numberIn(error.data, 'seconds') ?? WAIT_S }
  if (error.code === CODE.badRequest) return refusedField(error, t)
  const field = FIELD_OF[error.code]
  const rule = error.code === CODE.weakPassword ? textIn(error.data, 'rule') : undefined
  const known = callFailure(error)
  return { text: rule ? t(`weak.${rule}`, { defaultValue: known }) : known, ...(field ? { field } : {}) }
}

// The server names the field by its path in the body.
function refusedField(error: CallError, t: TFunction<'account'>): EntryFailure {
  const field = /^\$\.(\w+)/.exec(textIn(error.data, 'path') ?? '')?.[1]
  return field ? { text: t(`refused.${field}`, { defaultValue: t('refused.other') }), field } : { text: error.message }
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined

function textIn(data: unknown, name: string): string | undefined {
  const value = valueIn(data, name)
  return typeof value === 'string' ? value : undefined
}

function numberIn(data: unknown, name: string): number | undefined {
  const value = valueIn(data, name)
  return typeof value === 'number' && value > 0 ? value : undefined
}
