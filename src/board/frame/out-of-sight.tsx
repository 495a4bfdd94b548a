import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { BoardView } from './use-board-view'
import classes from './out-of-sight.module.css'

interface OutOfSightProps {
  drawing: Drawing
  board: BoardView
  onBack: () => void
}

/** Says that nothing of the drawing is in the window, and leads back to it. Renders nothing while some of it is. */
export function OutOfSight({ drawing, board, onBack }: OutOfSightProps) {
  const { t } = useTranslation('board')
  const isOut = useSyncExternalStore(board.onView, () => isOutOfSight(drawing, board))
  if (!isOut) return null
  return (
    <button type="button" className={classes.back} data-over-board onClick={onBack}>
      {t('backToDrawing')} <kbd>F</kbd>
    </button>
  )
}

function isOutOfSight({ extent, nodeCount }: Drawing, board: BoardView): boolean {
  if (nodeCount === 0) return false
  const { x, y, scale, width, height } = board.viewport()
  const isBeside = extent.maxX * scale + x < 0 || extent.minX * scale + x > width
  return width > 0 && (isBeside || extent.maxY * scale + y < 0 || extent.minY * scale + y > height)
}
