import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { settings } from '../state/settings'
import { versionPrompt } from './version-prompt-state'

/** Tells that a newer build is deployed: reload, or stay on this page. */
export function VersionPrompt() {
  const { t } = useTranslation('app')
  const { offered, dismissed } = useSnapshot(versionPrompt)
  const stay = (): void => {
    versionPrompt.dismissed = offered
  }
  const refresh = (): void => {
    if (offered !== null) settings.frontEndVersion = offered
    window.location.reload()
  }
  return (
    <Modal opened={offered !== null && offered !== dismissed} onClose={stay} title={t('version.title')} withCloseButton={false}>
      <p>{t('version.text')}</p>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={stay}>
          {t('version.cancel')}
        </Button>
        <Button data-autofocus onClick={refresh}>
          {t('version.refresh')}
        </Button>
      </Group>
    </Modal>
  )
}
