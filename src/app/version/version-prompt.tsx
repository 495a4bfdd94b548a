import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { settings } from '../../state/page/settings'
import { versionPrompt } from './version-prompt-state'
import { Prompt } from '../notices/prompt'

/** Announces that a newer build is deployed: reload, or stay on this page. */
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
    <Prompt
      isOpen={offered !== null && offered !== dismissed}
      title={t('version.title')}
      text={t('version.text')}
      stay={{ label: t('version.cancel'), act: stay }}
      go={{ label: t('version.refresh'), act: refresh }}
    />
  )
}
