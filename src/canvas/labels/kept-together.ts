import { QUANTITIES } from '../../model/quantity'

const BEHIND = /[.,:;!?)，。、；：！？）」』》”’…]*/u
/** Beside the reader's measures those that sentences name themselves. Longer ones first: kg/m³ is not kg. */
const MEASURES = ['%', 'HP', 'kg/m³', ...Object.values(QUANTITIES).flat()]
  .sort((a, b) => b.length - a.length)
  .map((measure) => measure.replace(/[.]/g, '\\$&'))
  .join('|')
/** A measure at the beginning of a word, with the punctuation behind it. */
const MEASURE = new RegExp(`^(?:${MEASURES})(?![\\p{Script=Latin}\\p{N}/])${BEHIND.source}`, 'u')
const ENDS_IN_DIGIT = /\p{Nd}$/u
/** Spaces at which no line ends, as before a French colon. */
const FIRM_SPACE = /^[\u00a0\u202f]+$/
/** A figure with the measure that stands close to it, or any other letter; each with the punctuation behind it. */
const LETTERS = new RegExp(`(?:\\d+(?:[.,]\\d+)*(?:[%℃℉]|[A-Za-z]+(?:/[A-Za-z]+)?[²³]?)?|.)${BEHIND.source}`, 'gsu')

/** The words of a text; a figure and its measure are one, where they are together no longer than a line. */
export function keptWords(text: string, most: number): string[] {
  const words: string[] = []
  for (const [, space = '', word = ''] of text.matchAll(/(\s*)(\S+)/g)) {
    const before = words.at(-1) ?? ''
    const isFirm = before !== '' && FIRM_SPACE.test(space)
    const measure = ENDS_IN_DIGIT.test(before) ? (MEASURE.exec(word)?.[0] ?? '') : ''
    // In Chinese the next clause begins in the same word: where that is too long, the measure alone stays with its figure.
    const fits = (part: string): boolean => before.length + 1 + part.length <= most
    const kept = isFirm || measure !== '' ? [word, measure || word].find(fits) : undefined
    if (kept === undefined) {
      words.push(word)
      continue
    }
    words[words.length - 1] = `${before}${isFirm ? space : ' '}${kept}`
    if (kept !== word) words.push(word.slice(kept.length))
  }
  return words
}

/** The letters of a text without spaces, those together that a line does not part. */
export function keptLetters(text: string): string[] {
  return text.match(LETTERS) ?? []
}
