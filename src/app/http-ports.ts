import i18next from 'i18next'
import { writeUnitSettings } from '../contract/wire/measures/unit-settings'
import { callFailure } from '../platform/http/call-failure'
import type { HttpPorts } from '../platform/http/http'
import { notify } from '../platform/notify'
import { session } from '../state/page/session'
import { settings } from '../state/page/settings'
import { dialogs } from './dialogs'
import { endSession } from './session/session-commands'
import { compareVersion } from './version/version-prompt-state'

/** Gives the HTTP client the facts about the caller and the handlers of its failures. */
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
  onDue: (due) => {
    if (due === 'password') dialogs.isPasswordOpen = true
    else dialogs.isFactorOpen = true
  },
  onVersion: compareVersion,
  onFailure: (error) => notify('error', callFailure(error)),
}
