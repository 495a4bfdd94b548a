import { Button, Group } from '@mantine/core'
import { IconPlugConnectedX, IconZoomExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRouteError } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { EmptyState } from '../../ui/feedback/empty-state'
import { versionPrompt } from '../version/version-prompt-state'
import { ServerUnreachable } from './guard-navigation'
import classes from './page-states.module.css'

const ICON_PX = 36

/** What stands where a screen failed: what happened, that nothing is lost, and the way out. */
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
              <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
              {isUnreachable ? null : (
                <Button variant="default" onClick={() => void navigate('/gateway')}>
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

/** A file of the program could not be had; every engine says it in its own words, and none without this one. */
const isMissingFile = (error: unknown): boolean => error instanceof TypeError && /module/i.test(error.message)
