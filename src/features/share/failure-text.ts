import i18next from 'i18next'
import { CallError } from '../../platform/call-error'

/** Why a call failed, in the user's language where its code has a sentence. */
export function failureText(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : String(failure)
  return failure instanceof CallError ? i18next.t(`app:error.${failure.code}`, { defaultValue: message }) : message
}
