import { formatNumber } from '../../platform/words/locale'

/** Formats the numbers among a sentence's words for a language. `count` stays a number, because it selects the plural. */
export function spokenNumbers(words: Readonly<Record<string, number | string>>, language: string): Record<string, number | string> {
  const spoken = Object.entries(words).map(([key, value]): [string, number | string] => [
    key,
    typeof value === 'number' && key !== 'count' ? formatNumber(value, language) : value,
  ])
  return Object.fromEntries(spoken)
}
