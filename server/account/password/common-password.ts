import list from './common-passwords.json'

const COMMON = new Set(list.passwords.split('\n'))
/**
 * From this length on a password may contain any word; a shorter one that is a word but for digits and signs around it counts as that word.
 */
const SENTENCE = 16
const SHORTEST_WORD = 5
const SUBSTITUTES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'i' }

/**
 * Returns whether a password, in lower case, is one of those that are guessed first: as it stands, repeated, with digits and signs around
 * it, or with the usual signs in place of letters.
 */
export function isCommon(lower: string): boolean {
  const spellings = [lower, withLetters(lower)]
  if (spellings.some((spelling) => COMMON.has(spelling) || COMMON.has(repeatedPart(spelling)))) return true
  return Array.from(lower).length < SENTENCE && [bare(lower), withLetters(bare(lower)), bare(withLetters(lower))].some(isCommonWord)
}

const isCommonWord = (word: string): boolean => word.length >= SHORTEST_WORD && COMMON.has(word)

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const withLetters = (text: string): string => text.replace(/[013457$@!]/g, (sign) => SUBSTITUTES[sign] ?? sign)

/** Returns the shortest part that a text repeats; the text itself where it repeats none. */
function repeatedPart(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}
