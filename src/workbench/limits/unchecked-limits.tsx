import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LimitMeter } from '../../engine/meters/limit-meter'
import type { MissingInput } from '../../model/finding/missing-input'
import { matches } from '../../ui/table/matches'
import classes from './limits.module.css'
import type { MeterWords } from './use-meter-words'
import { ICON_PX } from '../../ui/frame/icon-sizes'

interface UncheckedLimitsProps {
  meters: readonly LimitMeter[]
  /** Missing inputs as counted in the system's result. */
  inputs: readonly MissingInput[]
  words: MeterWords
  search: string
}

/** Lists the limits that cannot be checked, grouped by the missing input. */
export function UncheckedLimits({ meters, inputs, words, search }: UncheckedLimitsProps) {
  const { t } = useTranslation('limits')
  const shown = meters.filter((meter) => matches(words.name(meter), search))
  if (shown.length === 0) return null
  const byReason = new Map<string, string[]>()
  for (const meter of shown) {
    const reason = words.missing(meter, inputs)
    byReason.set(reason, [...(byReason.get(reason) ?? []), words.name(meter)])
  }
  return (
    <section className={classes.unchecked} aria-label={t('notChecked', { count: shown.length })}>
      <p>
        <IconHelpCircle size={ICON_PX} aria-hidden="true" />
        {t('notChecked', { count: shown.length })}
      </p>
      <ul>
        {[...byReason].map(([reason, names]) => (
          <li key={reason}>
            <span>{reason}</span>
            <small>{names.join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
