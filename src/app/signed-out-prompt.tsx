import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { endSession } from './session-commands'
import { dialogs } from './dialogs'

/** The server no longer knows the session: sign in again, or stay and look. */
export function SignedOutPrompt() {
  const { t } = useTranslation('app')
  const { isSignedOut } = useSnapshot(dialogs)
  const stay = (): void => {
    dialogs.isSignedOut = false
  }
  const signInAgain = (): void => {
    endSession()
    // Local storage is written with a delay; a reload at once would bring the old token back.
    setTimeout(() => window.location.reload(), 200)
  }
  return (
    <Modal opened={isSignedOut} onClose={stay} title={t('signedOut.title')} withCloseButton={false}>
      <p>{t('signedOut.text')}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={stay}>
          {t('signedOut.cancel')}
        </Button>
        <Button data-autofocus onClick={signInAgain}>
          {t('signedOut.again')}
        </Button>
      </Group>
    </Modal>
  )
}
