import { useTranslation } from 'react-i18next'
import type { LimitMeter } from '../../engine/meters/limit-meter'
import { matches } from '../../ui/table/matches'
import classes from './limits.module.css'
import type { MeterWords } from './use-meter-words'

interface RestingLimitsProps {
  meters: readonly LimitMeter[]
  words: MeterWords
  search: string
}

/** Lists the limits that do not apply now, each with the reason. */
export function RestingLimits({ meters, words, search }: RestingLimitsProps) {
  const { t } = useTranslation('limits')
  const shown = meters.filter((meter) => matches(words.name(meter), search))
  if (shown.length === 0) return null
  return (
    <details className={classes.resting} open={search.trim() !== '' || undefined}>
      <summary>{t('resting', { count: shown.length })}</summary>
      <ul>
        {shown.map((meter, at) => (
          <li key={`${meter.name} ${at}`}>
            <span>{words.name(meter)}</span>
            <small>{words.why(meter)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
