import { memo, useMemo } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { results } from '../../state/core/results'
import { useFormat } from '../../ui/words/format'
import { QuantityText } from '../../ui/fields/quantity-text'
import { DefaultLengths } from '../../ui/badges/default-lengths'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { UncheckedBadge } from '../../ui/badges/unchecked-badge'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { local } from '../open-system/local'
import { PipingZoom } from '../overview/zoom-control'
import classes from './panels.module.css'
import { Provable } from '../proof/provable'
import type { OpenSystem } from '../open-system/use-open-system'
import { worstLimit } from './worst-limit'

interface StatusStripProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  /** Leads to the lengths that nobody has typed. */
  onLengths?: (() => void) | undefined
}

/** Renders the strip below the board: counts, ratios, charge, the worst limit, the zoom. */
export const StatusStrip = memo(function StatusStrip({ open, board, onLengths }: StatusStripProps) {
  const { t } = useTranslation(['piping', 'systems'])
  const format = useFormat()
  const { view } = useSnapshot(local)
  const outdoor = open.result?.outdoor
  const findings = open.result?.findings
  const worst = useMemo(() => worstLimit(findings ?? []), [findings])
  const errors = open.result?.errorCount ?? 0
  const advices = (open.result?.findingCount ?? 0) - errors
  return (
    <div className={classes.strip}>
      <div className={classes.stripFigures}>
        {outdoor ? (
          <>
            <Entry name={t('strip.units')} quantity="unitCount">
              {t('outdoor.unitsOfMax', { count: outdoor.unitCount, max: outdoor.maxUnitCount })}
            </Entry>
            <Entry name={t('strip.pipes')}>{format.number(open.drawing.edgeCount, 0)}</Entry>
            <Entry name={t('strip.ratedCr')} quantity="ratedCR">
              {format.number(outdoor.ratedCR, 1, true)} %
            </Entry>
            <Entry name={t('strip.actualCr')} quantity="actualCR">
              {format.number(outdoor.actualCR, 1, true)} %
            </Entry>
            <Entry name={t('strip.total')} quantity="totalM">
              <QuantityText quantity="length" value={outdoor.totalM} />
            </Entry>
            <DefaultLengths counts={open.result?.inputs} onEnter={onLengths} />
            <Entry name={t('strip.charge')} quantity="totalChargeKg">
              <QuantityText quantity="weight" value={outdoor.totalChargeKg} />
            </Entry>
          </>
        ) : open.system.active ? null : (
          <span className={classes.entry}>
            <b>{t('systems:inactive')}</b>
          </span>
        )}
        {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
        {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
        <UncheckedBadge inputs={open.result?.inputs?.notChecked} />
        {worst ? (
          <span className={classes.worst} title={open.sentence(worst)}>
            <b>{t('strip.worst')}</b> {open.sentence(worst)}
          </span>
        ) : null}
      </div>
      <span className={classes.stripEnd}>
        <Calculating />
        {view === 'board' ? <PipingZoom board={board} /> : null}
      </span>
    </div>
  )
})

/** Shows that a calculation runs. It is a component of its own, so that the figures beside it are not rendered with every edit. */
function Calculating() {
  const { t } = useTranslation('piping')
  const { computing, error } = useLaterSnapshot(results)
  return <span role="status">{error !== null ? t('strip.failed', { reason: error }) : computing ? t('strip.computing') : ''}</span>
}

interface EntryProps {
  name: string
  /** Figure of the outdoor unit whose proof is opened. */
  quantity?: string
  children: ReactNode
}

function Entry({ name, quantity, children }: EntryProps) {
  return (
    <span className={classes.entry}>
      <span>{name}</span>{' '}
      <b>
        {quantity === undefined ? (
          children
        ) : (
          <Provable subject={{ outdoor: true, quantity }} label={name}>
            {children}
          </Provable>
        )}
      </b>
    </span>
  )
}
