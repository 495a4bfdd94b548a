import { useTranslation } from 'react-i18next'
import { useFormat } from './format'
import classes from './margin-bar.module.css'

/** The bar's end: half as much again as is required. */
const FULL_PCT = 150

/** How much of a required capacity is delivered: a bar with a mark at 100 %, and the figure. Nothing where nothing is required. */
export function MarginBar({ requiredKw, deliveredKw, label }: { requiredKw: number | null; deliveredKw: number | null; label: string }) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (requiredKw === null || requiredKw <= 0 || deliveredKw === null || !Number.isFinite(deliveredKw)) return null
  const pct = (100 * deliveredKw) / requiredKw
  const figure = t('percent', { value: format.number(pct, 0) })
  return (
    <span className={classes.margin} data-short={pct < 100} role="img" aria-label={`${label}: ${figure}`}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} style={{ width: `${(100 * Math.min(pct, FULL_PCT)) / FULL_PCT}%` }} />
        <span className={classes.mark} style={{ left: `${(100 * 100) / FULL_PCT}%` }} />
      </span>
      <span className={classes.figure} aria-hidden="true">
        {figure}
      </span>
    </span>
  )
}
