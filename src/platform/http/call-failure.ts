import i18next from 'i18next'
import { CODE } from '../../contract/envelope'
import { CallError } from './call-error'
import { SIGN_OUT_CODES, UNNAMED } from './envelope'
import { WorkerFailure } from '../worker-failure'

/** Returns why a call failed, in the user's language: the product's sentence where there is one for its code, else the server's own. */
export function callFailure(failure: unknown): string {
  if (failure instanceof WorkerFailure) return i18next.t('app:error.worker')
  if (!(failure instanceof CallError)) return failure instanceof Error ? failure.message : String(failure)
  const { code, message, traceId } = failure
  if (message === UNNAMED) return i18next.t([`app:error.${code}`, 'app:error.unnamed'], { trace: traceId })
  const path = code === CODE.badRequest ? pathOf(failure.data) : null
  if (path !== null) return i18next.t('app:error.badField', { path })
  if (failure.isOffline) return i18next.t('app:error.offline', { reason: message })
  const known = SIGN_OUT_CODES.includes(code) ? CODE.signedOut : code
  return i18next.t(`app:error.${known}`, { defaultValue: message, trace: traceId })
}

/** Returns the path of the invalid field where the server names it: `days` for `$.days`. */
const pathOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
    ? data.path.replace(/^\$\.?/, '') || null
    : null
