import { useTranslation } from 'react-i18next'
import type { Severity } from '../model/finding'
import { useFormat } from './format'
import classes from './share-bar.module.css'

/** The bar's end: half as much again as is required. */
const FULL_PCT = 150

interface ShareBarProps {
  requiredKw: number | null
  deliveredKw: number | null
  /** Severity from the core's finding; null where the room gets enough. The bar judges nothing by itself. */
  severity: Severity | null
  label: string
}

/** How much of a required capacity is delivered: a bar with a mark at 100 %, and the figure. Nothing where nothing is required. */
export function ShareBar({ requiredKw, deliveredKw, severity, label }: ShareBarProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (requiredKw === null || requiredKw <= 0 || deliveredKw === null || !Number.isFinite(deliveredKw)) return null
  const pct = (100 * deliveredKw) / requiredKw
  // The decimal at which the core compares: what is short never reads "100 %".
  const figure = t('percent', { value: format.number(pct, 1, true) })
  const spoken = severity === null ? `${label}: ${figure}` : `${label}: ${figure}, ${t(`severity.${severity}`)}`
  return (
    <span className={classes.share} data-severity={severity ?? 'good'} role="img" aria-label={spoken}>
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
