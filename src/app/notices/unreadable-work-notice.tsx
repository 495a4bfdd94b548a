import { Button } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { unreadableWork } from '../../state/piping/project'
import { useFormat } from '../../ui/words/format'
import { focusScreen } from '../shell/focus-screen'
import classes from './offline-notice.module.css'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** A line across the page while kept work of the open project cannot be read, until the user closes it. */
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
    // The store of journals is loaded with the design, not with the first screen.
    const { acceptLoss } = await import('../../state/piping/save-project')
    acceptLoss()
  } catch {
    // Lost work stays in the store, and is reported again the next time the project is opened.
    unreadableWork.current = null
  }
  const page = button.ownerDocument
  if (page.activeElement === button || page.activeElement === page.body) focusScreen(page)
}
