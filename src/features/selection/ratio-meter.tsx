import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/words/format'
import classes from './selection.module.css'

interface RatioMeterProps {
  label: string
  /** Ratio in per cent; null while it is unknown. */
  ratioPct: number | null
  minPct: number
  maxPct: number
  /** True where a finding reports the ratio as outside its limits. */
  isOutside: boolean
}

const SCALE_PCT = 200

/** Shows a connection ratio on a scale to 200 % with the allowed range. */
export function RatioMeter({ label, ratioPct, minPct, maxPct, isOutside }: RatioMeterProps) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const place = (pct: number) => `${(100 * Math.max(0, Math.min(pct, SCALE_PCT))) / SCALE_PCT}%`
  const figure = ratioPct === null ? '–' : t('ui:percent', { value: format.number(ratioPct, 1) })
  return (
    <span
      className={classes.meter}
      data-outside={isOutside}
      title={t('ratio.window', { min: format.number(minPct, 0), max: format.number(maxPct, 0) })}
    >
      <span className={classes.meterLabel}>{label}</span>
      <span className={classes.meterTrack} aria-hidden="true">
        <span className={classes.meterWindow} style={{ left: place(minPct), width: place(maxPct - minPct) }} />
        {ratioPct === null ? null : <span className={classes.meterNeedle} style={{ left: place(ratioPct) }} />}
      </span>
      <span className={classes.meterFigure}>{figure}</span>
    </span>
  )
}
