import { Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp, IconDatabaseX, IconLock, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveState } from '../../state/piping/project'
import { useFormat } from '../../ui/words/format'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { saveByHand } from './save-by-hand'
import classes from './save-indicator.module.css'

const ICONS = {
  saved: IconCheck,
  pending: IconPencil,
  saving: IconCloudUp,
  offline: IconCloudOff,
  conflict: IconAlertTriangle,
  readOnly: IconLock,
  storeFailed: IconDatabaseX,
}
const ICON_PX = 15

/** Shows whether the work is safe by an icon and a word, with an explanation on hover; pressing it saves at once. */
export function SaveIndicator() {
  const { t } = useTranslation('app')
  const format = useFormat()
  const { status, savedAt, message } = useLaterSnapshot(saveState)
  const Icon = ICONS[status]
  const when = savedAt === null ? '' : format.dateTime(savedAt)
  const detail = message || (status === 'saved' && when !== '' ? t('save.savedAt', { when }) : t(`save.${status}Detail`))
  return (
    <Tooltip label={detail}>
      <button type="button" className={classes.state} data-status={status} onClick={saveByHand}>
        <Icon size={ICON_PX} aria-hidden="true" />
        <span className={classes.word} aria-live="polite">
          {t(`save.${status}`)}
        </span>
      </button>
    </Tooltip>
  )
}
