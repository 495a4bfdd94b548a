import { Portal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { drawingState, stopDrawing } from '../../state/core/drawing-state'
import classes from './drawing-overlay.module.css'
import { ProgressOverlay } from './progress-overlay'

/** Shows that a large diagram or many are being drawn, with a button that cancels it. */
export function DrawingOverlay() {
  const { t } = useTranslation('ui')
  const { isDrawing, progress } = useSnapshot(drawingState)
  if (!isDrawing) return null
  return (
    <Portal>
      <div className={classes.whilst}>
        <ProgressOverlay text={t('drawing')} fraction={progress} onCancel={stopDrawing} />
      </div>
    </Portal>
  )
}
