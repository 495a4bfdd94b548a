import { IconArrowsMaximize, IconFocusCentered, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardHandle } from '../../board/frame/board-handle'
import { Tool, type ToolWord } from '../frame/tool'

const ZOOM_STEP = 1.25

interface ZoomToolsProps {
  board: RefObject<BoardHandle | null>
  hasPicked: boolean
  /** From which width on the tool that shows everything has a word. */
  fitWord?: ToolWord
}

/** Renders the tools that zoom a board. */
export function ZoomTools({ board, hasPicked, fitWord = 'third' }: ZoomToolsProps) {
  const { t } = useTranslation('piping')
  return (
    <>
      <Tool label={t('tools.zoomOut')} icon={IconZoomOut} onClick={() => board.current?.zoomBy(1 / ZOOM_STEP)} />
      <Tool label={t('tools.zoomIn')} icon={IconZoomIn} onClick={() => board.current?.zoomBy(ZOOM_STEP)} />
      <Tool label={t('tools.fit')} word={fitWord} icon={IconArrowsMaximize} onClick={() => board.current?.fit()} />
      <Tool
        label={t('tools.zoomToPicked')}
        icon={IconFocusCentered}
        isDisabled={!hasPicked}
        onClick={() => board.current?.zoomToPicked()}
      />
    </>
  )
}
