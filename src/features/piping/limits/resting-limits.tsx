import { useTranslation } from 'react-i18next'
import type { LimitMeter } from '../../../engine/meters/limit-meter'
import classes from './limits.module.css'
import type { MeterWords } from './use-meter-words'

interface RestingLimitsProps {
  meters: readonly LimitMeter[]
  words: MeterWords
  search: string
}

/** The limits that do not apply now, each with the reason. */
export function RestingLimits({ meters, words, search }: RestingLimitsProps) {
  const { t } = useTranslation('limits')
  const wanted = search.trim().toLocaleLowerCase()
  const shown = meters.filter((meter) => wanted === '' || words.name(meter).toLocaleLowerCase().includes(wanted))
  if (shown.length === 0) return null
  return (
    <details className={classes.resting} open={wanted !== '' || undefined}>
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
