/** Returns a text as words are compared: lower case, without accents, with single blanks for line ends, dots and dashes. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replace(/[\s_./\\'’–—-]+/g, ' ')
    .trim()
}

/** Scripts without blanks between words. */
const UNSPACED = /[\u3040-\u9fff\uf900-\ufaff]/
const LEAST_INSIDE = 4

/**
 * Returns the length of the longest of some folded phrases that a folded text holds; 0 for none. Short words count as whole words only; longer ones may be part
 * of a compound.
 */
export function longestPhrase(text: string, phrases: readonly string[]): number {
  let longest = 0
  for (const phrase of phrases) {
    if (phrase.length <= longest) continue
    const isInside = UNSPACED.test(phrase) || phrase.length >= LEAST_INSIDE
    if (isInside ? text.includes(phrase) : ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${phrase} `)) longest = phrase.length
  }
  return longest
}
