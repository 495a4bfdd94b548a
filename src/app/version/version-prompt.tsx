import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { settings } from '../../state/page/settings'
import { versionPrompt } from './version-prompt-state'
import { Prompt } from '../notices/prompt'
import { takeNewVersion } from './page-worker'

/** Announces that a newer build is deployed: reload with it, or stay on this page, also while its files are being fetched. */
export function VersionPrompt() {
  const { t } = useTranslation('app')
  const { offered, dismissed } = useSnapshot(versionPrompt)
  const [isBusy, setBusy] = useState(false)
  const wanted = useRef<string | null>(null)
  const stay = (): void => {
    wanted.current = null
    setBusy(false)
    versionPrompt.dismissed = offered
  }
  const refresh = async (): Promise<void> => {
    wanted.current = offered
    setBusy(true)
    if (!(await takeNewVersion(() => wanted.current === offered))) return
    if (offered !== null) settings.frontEndVersion = offered
    window.location.reload()
  }
  return (
    <Prompt
      isOpen={offered !== null && offered !== dismissed}
      title={t('version.title')}
      text={t('version.text')}
      stay={{ label: t('version.cancel'), act: stay }}
      go={{ label: t('version.refresh'), act: () => void refresh(), isBusy }}
    />
  )
}
