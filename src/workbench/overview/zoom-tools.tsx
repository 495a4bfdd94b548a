import { IconArrowsMaximize, IconFocusCentered, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardHandle } from '../../board/frame/board-handle'
import { Tool } from '../frame/tool'

const ZOOM_STEP = 1.25

/** Renders the tools that zoom a board. */
export function ZoomTools({ board, hasPicked }: { board: RefObject<BoardHandle | null>; hasPicked: boolean }) {
  const { t } = useTranslation('piping')
  return (
    <>
      <Tool label={t('tools.zoomOut')} icon={IconZoomOut} onClick={() => board.current?.zoomBy(1 / ZOOM_STEP)} />
      <Tool label={t('tools.zoomIn')} icon={IconZoomIn} onClick={() => board.current?.zoomBy(ZOOM_STEP)} />
      <Tool label={t('tools.fit')} word="third" icon={IconArrowsMaximize} onClick={() => board.current?.fit()} />
      <Tool
        label={t('tools.zoomToPicked')}
        icon={IconFocusCentered}
        isDisabled={!hasPicked}
        onClick={() => board.current?.zoomToPicked()}
      />
    </>
  )
}
