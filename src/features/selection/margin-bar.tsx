import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format'
import classes from './selection.module.css'

const FULL_PCT = 150

/** How much of a required capacity is delivered: a bar with a mark at 100 %, and the figure. */
export function MarginBar({ requiredKw, deliveredKw, label }: { requiredKw: number | null; deliveredKw: number | null; label: string }) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  if (requiredKw === null || requiredKw <= 0 || deliveredKw === null || !Number.isFinite(deliveredKw)) return null
  const pct = (100 * deliveredKw) / requiredKw
  const figure = t('margin.percent', { value: format.number(pct, 0) })
  return (
    <span className={classes.margin} data-short={pct < 100} role="img" aria-label={`${label}: ${figure}`}>
      <span className={classes.marginTrack} aria-hidden="true">
        <span className={classes.marginFill} style={{ width: `${(100 * Math.min(pct, FULL_PCT)) / FULL_PCT}%` }} />
        <span className={classes.marginMark} style={{ left: `${(100 * 100) / FULL_PCT}%` }} />
      </span>
      <span className={classes.marginFigure} aria-hidden="true">
        {figure}
      </span>
    </span>
  )
}
