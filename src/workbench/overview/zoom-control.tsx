import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { useFormat } from '../../ui/words/format'
import { local } from '../open-system/local'
import classes from './zoom-control.module.css'

/** Shows the zoom of the piping board. */
export function PipingZoom({ board }: { board: RefObject<BoardHandle | null> }) {
  const { zoom } = useSnapshot(local)
  return <ZoomControl board={board} zoom={zoom} />
}

/** Shows a board's zoom, with commands for 100 % and for the whole drawing. */
export function ZoomControl({ board, zoom }: { board: RefObject<BoardHandle | null>; zoom: number }) {
  const { t } = useTranslation('find')
  const format = useFormat()
  return (
    <span className={classes.zoom}>
      <span>{t('zoom.title')}</span>
      <b>{format.number(zoom * 100, zoom < 0.1 ? 1 : 0)} %</b>
      <button type="button" aria-label={t('zoom.fullLabel')} onClick={() => board.current?.zoomTo(1)}>
        {t('zoom.full')}
      </button>
      <button type="button" aria-label={`${t('zoom.fit')}: ${t('zoom.fitLabel')}`} onClick={() => board.current?.fit()}>
        {t('zoom.fit')}
      </button>
    </span>
  )
}
