import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { round } from '../../engine/measure/measure'
import { formatAgo, formatDate, formatDay, formatDateTime, formatNumber } from '../../platform/words/locale'

/** Returns formatters of numbers, dates and times in the interface language. Numbers must come rounded by the core. */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = i18n.language
  return useMemo(
    () => ({
      language,
      number: (value: number, decimals = 2, fixed = false) =>
        formatNumber(Number.isFinite(value) ? round(value, decimals) : value, language, decimals, fixed),
      date: (value: string | number | Date) => formatDate(value, language),
      /** Formats a day of the server; `date` is for moments. */
      day: (value: string) => formatDay(value, language),
      dateTime: (value: string | number | Date) => formatDateTime(value, language),
      ago: (value: string | number | Date) => formatAgo(value, language),
    }),
    [language],
  )
}
