import { QUANTITIES } from '../../model/project/quantity'

const BEHIND = /[.,:;!?)，。、；：！？）」』》”’…]*/u
/** The reader's measures and those that sentences name directly. Longer ones come first, so that kg/m³ is not read as kg. */
const MEASURES = ['%', 'HP', 'kg/m³', ...Object.values(QUANTITIES).flat()]
  .sort((a, b) => b.length - a.length)
  .map((measure) => measure.replace(/[.]/g, '\\$&'))
  .join('|')
/** A measure at the beginning of a word, with the punctuation behind it. */
const MEASURE = new RegExp(`^(?:${MEASURES})(?![\\p{Script=Latin}\\p{N}/])${BEHIND.source}`, 'u')
const DIGIT_0 = 48
const DIGIT_9 = 57
/** Spaces at which no line breaks, such as the one before a French colon. */
const FIRM_SPACE = /^[\u00a0\u202f]+$/
/** A figure with the measure close to it, or any other letter; each with the following punctuation. */
const LETTERS = new RegExp(`(?:\\d+(?:[.,]\\d+)*(?:[%℃℉]|[A-Za-z]+(?:/[A-Za-z]+)?[²³]?)?|.)${BEHIND.source}`, 'gsu')

/** Splits a text into words; a figure and its measure form one word if together they fit into a line. */
export function keptWords(text: string, most: number): string[] {
  const words: string[] = []
  const parts = text.trim().split(/(\s+)/)
  for (let at = 0; at < parts.length; at += 2) {
    const word = parts[at] ?? ''
    const space = parts[at - 1] ?? ''
    const before = words.at(-1) ?? ''
    const isFirm = space !== ' ' && FIRM_SPACE.test(space)
    const measure = endsInDigit(before) ? (MEASURE.exec(word)?.[0] ?? '') : ''
    // In Chinese the next clause is part of the same word: where that is too long, only the measure stays with its figure.
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

/** Splits a text without spaces into letters, keeping unbreakable groups together. */
export function keptLetters(text: string): string[] {
  return text.match(LETTERS) ?? []
}

function endsInDigit(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  return last >= DIGIT_0 && last <= DIGIT_9
}
