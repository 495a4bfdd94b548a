import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { endSession } from './session-commands'
import { dialogs } from '../dialogs'
import { Prompt } from '../notices/prompt'

/** Shown when the server no longer knows the session: sign in again, or stay on the page. */
export function SignedOutPrompt() {
  const { t } = useTranslation('app')
  const { isSignedOut } = useSnapshot(dialogs)
  const stay = (): void => {
    dialogs.isSignedOut = false
  }
  const signInAgain = (): void => {
    endSession()
    // Local storage is written with a delay; an immediate reload would bring the old token back.
    setTimeout(() => window.location.reload(), 200)
  }
  return (
    <Prompt
      isOpen={isSignedOut}
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      stay={{ label: t('signedOut.cancel'), act: stay }}
      go={{ label: t('signedOut.again'), act: signInAgain }}
    />
  )
}
