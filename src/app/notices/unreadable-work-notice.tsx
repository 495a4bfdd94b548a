import { Button } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { unreadableWork } from '../../state/document/unreadable-work'
import { useFormat } from '../../ui/words/format'
import { focusScreen } from '../shell/focus-screen'
import classes from './offline-notice.module.css'

const ICON_PX = 16

/** A line across the page while kept work of the open project could not be read, until the user has closed it. */
export function UnreadableWorkNotice() {
  const { t } = useTranslation('app')
  const format = useFormat()
  const { current } = useSnapshot(unreadableWork)
  if (!current) return null
  return (
    <div className={classes.notice} role="alert" data-severity="error">
      <IconFileAlert size={ICON_PX} aria-hidden="true" />
      {t('unreadableWork', { count: current.changes, when: format.dateTime(current.keptAt) })}
      <Button variant="default" onClick={({ currentTarget }) => void close(currentTarget)}>
        {t('close')}
      </Button>
    </div>
  )
}

async function close(button: HTMLElement): Promise<void> {
  try {
    // The store of journals comes with the design and not with the first screen.
    const { acceptLoss } = await import('../../state/document/accept-loss')
    acceptLoss()
  } catch {
    // What is lost stays in the store, and is told again when the project is opened the next time.
    unreadableWork.current = null
  }
  const page = button.ownerDocument
  if (page.activeElement === button || page.activeElement === page.body) focusScreen(page)
}
