import list from './common-passwords.json'

const COMMON = new Set(list.passwords.split('\n'))
/** A sentence may hold any word; what is shorter and is one but for digits and signs around it is that word. */
const SENTENCE = 16
const SHORTEST_WORD = 5
const SUBSTITUTES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'i' }

/**
 * Tells whether a password, in small letters, is one of those that are guessed first: as it stands, repeated, with digits and signs around it,
 * or with the usual signs in place of letters.
 */
export function isCommon(lower: string): boolean {
  const spellings = [lower, withLetters(lower)]
  if (spellings.some((spelling) => COMMON.has(spelling) || COMMON.has(repeatedPart(spelling)))) return true
  return Array.from(lower).length < SENTENCE && [bare(lower), withLetters(bare(lower)), bare(withLetters(lower))].some(isCommonWord)
}

const isCommonWord = (word: string): boolean => word.length >= SHORTEST_WORD && COMMON.has(word)

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const withLetters = (text: string): string => text.replace(/[013457$@!]/g, (sign) => SUBSTITUTES[sign] ?? sign)

/** Gives the shortest part that a text is repetitions of; the text itself where it is none. */
function repeatedPart(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}
