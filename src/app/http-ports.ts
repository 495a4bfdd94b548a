import i18next from 'i18next'
import { writeUnitSettings } from '../contract/wire/unit-settings'
import { UNNAMED } from '../platform/envelope'
import type { CallError } from '../platform/call-error'
import type { HttpPorts } from '../platform/http'
import { notify } from '../platform/notify'
import { session } from '../state/session'
import { settings } from '../state/settings'
import { dialogs } from './dialogs'
import { endSession } from './session/session-commands'
import { compareVersion } from './version/version-prompt-state'

/** How the client learns of the caller, and whom it tells of failures. */
export const httpPorts: HttpPorts = {
  caller: () => ({
    language: i18next.language,
    token: session.token,
    modelLibId: session.modelLibId ?? session.userInfo?.libCode ?? null,
    unitSetting: writeUnitSettings(settings.unitSettings) as Record<string, string | number>,
  }),
  onSignedOut: (how) => {
    if (how === 'ended') {
      endSession()
      window.location.reload()
    } else if (session.token) dialogs.isSignedOut = true
  },
  onVersion: compareVersion,
  onFailure: (error) => notify('error', failureText(error)),
}

/** The sentence for an error: ours where there is one for its code, else the server's own. */
function failureText(error: CallError): string {
  if (error.message === UNNAMED) return i18next.t([`app:error.${error.code}`, 'app:error.unnamed'], { trace: error.traceId })
  if (error.isOffline) return i18next.t('app:error.offline', { reason: error.message })
  return i18next.t(`app:error.${error.code}`, { defaultValue: error.message, trace: error.traceId })
}
