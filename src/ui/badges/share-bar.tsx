import { useTranslation } from 'react-i18next'
import { sharePct, type ShareFinding } from '../../model/finding/room-shortfall'
import { useFormat } from '../words/format'
import classes from './share-bar.module.css'

/** End of the bar in per cent of the required capacity. */
const FULL_PCT = 150

interface ShareBarProps {
  requiredKw: number | null
  deliveredKw: number | null
  /** The core's finding, whose share of the whole room is shown; null where the room gets enough. The bar itself judges nothing. */
  finding: ShareFinding | null
  label: string
}

/**
 * Shows the delivered share of a required capacity: a bar with a mark at 100 %, and the number. Nothing where nothing is required and the room is not short.
 */
export function ShareBar({ requiredKw, deliveredKw, finding, label }: ShareBarProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const pct = finding ? sharePct(finding) : ownPct(requiredKw, deliveredKw)
  if (pct === null) return null
  const severity = finding?.severity ?? null
  // The core compares at this decimal, so that a shortfall never reads "100 %".
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

function ownPct(requiredKw: number | null, deliveredKw: number | null): number | null {
  if (requiredKw === null || requiredKw <= 0 || deliveredKw === null || !Number.isFinite(deliveredKw)) return null
  return (100 * deliveredKw) / requiredKw
}
