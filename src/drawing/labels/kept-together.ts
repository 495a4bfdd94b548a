import { QUANTITIES } from '../../model/project/quantity'

const BEHIND = /[.,:;!?)，。、；：！？）」』》”’…]*/u
/** Beside the reader's measures those that sentences name themselves. Longer ones first: kg/m³ is not kg. */
const MEASURES = ['%', 'HP', 'kg/m³', ...Object.values(QUANTITIES).flat()]
  .sort((a, b) => b.length - a.length)
  .map((measure) => measure.replace(/[.]/g, '\\$&'))
  .join('|')
/** A measure at the beginning of a word, with the punctuation behind it. */
const MEASURE = new RegExp(`^(?:${MEASURES})(?![\\p{Script=Latin}\\p{N}/])${BEHIND.source}`, 'u')
const DIGIT_0 = 48
const DIGIT_9 = 57
/** Spaces at which no line ends, as before a French colon. */
const FIRM_SPACE = /^[\u00a0\u202f]+$/
/** A figure with the measure that stands close to it, or any other letter; each with the punctuation behind it. */
const LETTERS = new RegExp(`(?:\\d+(?:[.,]\\d+)*(?:[%℃℉]|[A-Za-z]+(?:/[A-Za-z]+)?[²³]?)?|.)${BEHIND.source}`, 'gsu')

/** The words of a text; a figure and its measure are one, where they are together no longer than a line. */
export function keptWords(text: string, most: number): string[] {
  const words: string[] = []
  const parts = text.trim().split(/(\s+)/)
  for (let at = 0; at < parts.length; at += 2) {
    const word = parts[at] ?? ''
    const space = parts[at - 1] ?? ''
    const before = words.at(-1) ?? ''
    const isFirm = space !== ' ' && FIRM_SPACE.test(space)
    const measure = endsInDigit(before) ? (MEASURE.exec(word)?.[0] ?? '') : ''
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

function endsInDigit(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  return last >= DIGIT_0 && last <= DIGIT_9
}
