import { Button, Group } from '@mantine/core'
import { IconPlugConnectedX, IconZoomExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRouteError } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'
import { takeNewVersion } from '../version/page-worker'
import { versionPrompt } from '../version/version-prompt-state'
import { ServerUnreachable } from './guard-navigation'
import classes from './page-states.module.css'

const ICON_PX = 36

/** Shown in place of a screen that failed: says what happened and that nothing is lost, and offers a way on. */
export function ErrorScreen() {
  const { t } = useTranslation('app')
  const error = useRouteError()
  const navigate = useNavigate()
  const isUnreachable = error instanceof ServerUnreachable
  const isNewer = useSnapshot(versionPrompt).offered !== null
  const isOutdated = isNewer && isMissingFile(error)
  const what = isUnreachable ? 'unreachable' : isOutdated ? 'outdated' : 'failure'
  const Icon = isUnreachable ? IconPlugConnectedX : IconZoomExclamation
  return (
    <div className={classes.page} role="alert">
      <EmptyState
        isPage
        icon={<Icon size={ICON_PX} stroke={1.4} />}
        title={t(`${what}.title`)}
        text={t(`${what}.text`)}
        action={
          <>
            <Group justify="center" gap="sm">
              <Button onClick={() => void reload(isNewer)}>{t('failure.reload')}</Button>
              {isUnreachable ? null : (
                <Button variant="default" onClick={() => void navigate(pathOf('gateway'))}>
                  {t('toGateway')}
                </Button>
              )}
            </Group>
            {isUnreachable ? null : <pre className={classes.detail}>{error instanceof Error ? error.message : String(error)}</pre>}
          </>
        }
      />
    </div>
  )
}

/** Tells whether a script file could not be fetched: the message differs by browser, but always contains this word. */
const isMissingFile = (error: unknown): boolean => error instanceof TypeError && /module/i.test(error.message)

/** Reloads the page, with the new version where there is one. */
async function reload(isNewer: boolean): Promise<void> {
  if (isNewer) await takeNewVersion(() => true)
  window.location.reload()
}
