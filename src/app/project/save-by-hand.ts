import i18next from 'i18next'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { saveNow } from '../../state/document/autosave'

/** Saves at once because the user asked for it, and says so when it does not work. */
export function saveByHand(): void {
  saveNow().catch((error: unknown) => notify('error', i18next.t('app:save.failed', { reason: callFailure(error) })))
}
