import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { QuantityText } from '../../ui/fields/quantity-text'
import { useFormat } from '../../ui/words/format'
import classes from '../../workbench/frame/panels.module.css'
import { ZoomControl } from '../../workbench/overview/zoom-control'
import type { OpenWires } from './data/use-open-wires'
import { wiringView } from './wiring-view'

/** Renders the strip below a wiring diagram: lengths, load, voltage drop, assumed lengths and findings. */
export function WiringStrip({ open, board }: { open: OpenWires; board: RefObject<BoardHandle | null> }) {
  const { t } = useTranslation('wiring')
  const format = useFormat()
  const { shown } = useSnapshot(wiringView)
  const { figures } = open.wires
  return (
    <div className={classes.strip}>
      <div className={classes.stripFigures}>
        <Entry name={t('strip.load')}>{Number.isNaN(figures.loadA) ? '–' : `${format.number(figures.loadA, 1, true)} A`}</Entry>
        <Entry name={t('strip.drop')}>{Number.isNaN(figures.dropPct) ? '–' : `${format.number(figures.dropPct, 2, true)} %`}</Entry>
        <Entry name={t('strip.power')}>
          <QuantityText quantity="length" value={figures.powerM} />
        </Entry>
        <Entry name={t('strip.signal')}>
          <QuantityText quantity="length" value={figures.signalM} />
        </Entry>
        {figures.assumed > 0 ? (
          <span className={classes.entry}>{t('strip.assumed', { count: figures.assumed, total: figures.lines })}</span>
        ) : null}
        {figures.errors > 0 ? <SeverityBadge severity="error" count={figures.errors} /> : null}
        {figures.advices > 0 ? <SeverityBadge severity="advice" count={figures.advices} /> : null}
      </div>
      <span className={classes.stripEnd}>{shown === 'schedule' ? null : <WiringZoom board={board} />}</span>
    </div>
  )
}

function WiringZoom({ board }: { board: RefObject<BoardHandle | null> }) {
  const { zoom } = useSnapshot(wiringView)
  return <ZoomControl board={board} zoom={zoom} />
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <span className={classes.entry}>
      <span>{name}</span> <b>{children}</b>
    </span>
  )
}
