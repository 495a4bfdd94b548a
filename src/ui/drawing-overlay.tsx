import { Portal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ProgressOverlay } from '../../ui/progress-overlay'
import { drawingState, stopDrawing } from './drawing-state'
import classes from './export-menu.module.css'

/** Says that a large diagram is being drawn, and stops it. */
export function DrawingOverlay() {
  const { t } = useTranslation('piping')
  const { isDrawing } = useSnapshot(drawingState)
  if (!isDrawing) return null
  return (
    <Portal>
      <div className={classes.whilst}>
        <ProgressOverlay text={t('empty.generating')} onCancel={stopDrawing} />
      </div>
    </Portal>
  )
}
