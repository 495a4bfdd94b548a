import i18next from 'i18next'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { saveNow } from '../../state/piping/save-project'

/** Saves at once at the user's request, and shows a message when that fails. */
export function saveByHand(): void {
  saveNow().catch((error: unknown) => notify('error', i18next.t('app:save.failed', { reason: callFailure(error) })))
}
