import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconDatabaseX, IconDownload, IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { saveState } from '../../state/piping/project'
import { workplace } from '../../state/page/workplace'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { exportByHand } from '../project/export-by-hand'
import classes from './offline-notice.module.css'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** A line across the page while the network or the browser's store is unavailable; it says what still works and what does not. */
export function OfflineNotice() {
  const { t } = useTranslation('app')
  const { online } = useNetwork()
  const { status, message } = useLaterSnapshot(saveState)
  const hasProject = useSnapshot(workplace).projectId !== null
  if (status === 'storeFailed') {
    return (
      <div className={classes.notice} role="alert" data-severity="error">
        <IconDatabaseX size={ICON_PX} aria-hidden="true" />
        {message || t('save.storeFailedDetail')}
        {hasProject ? (
          <Button variant="default" leftSection={<IconDownload size={ICON_PX} aria-hidden="true" />} onClick={exportByHand}>
            {t('save.exportFile')}
          </Button>
        ) : null}
      </div>
    )
  }
  if (online && status !== 'offline') return null
  return (
    <div className={classes.notice} role="status">
      <IconWifiOff size={ICON_PX} aria-hidden="true" />
      {t('offline')}
    </div>
  )
}
