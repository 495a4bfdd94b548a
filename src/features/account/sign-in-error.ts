import type { TFunction } from 'i18next'
import { CODE } from '../../contract/envelope'
import { CallError } from '../../platform/call-error'

/** What to tell someone whose sign-in failed, with the way out. */
export function signInError(error: unknown, t: TFunction<'account'>): string {
  if (!(error instanceof CallError)) return t('error.unexpected', { reason: error instanceof Error ? error.message : String(error) })
  if (error.isOffline) return t('error.unreachable')
  if (error.code === CODE.wrongCredentials) return t('error.wrongCredentials')
  if (error.code === CODE.tooManyRequests) return t('error.tooMany')
  return error.message
}
