import { formatNumber } from '../../platform/words/locale'

/** The words of a sentence with its numbers in the spelling of a language. `count` stays a number: it chooses the plural. */
export function spokenNumbers(words: Readonly<Record<string, number | string>>, language: string): Record<string, number | string> {
  const spoken = Object.entries(words).map(([key, value]): [string, number | string] => [
    key,
    typeof value === 'number' && key !== 'count' ? formatNumber(value, language) : value,
  ])
  return Object.fromEntries(spoken)
}
