import { fold } from './fold'

/** Tells whether every word of a search occurs in a text, ignoring accents and case; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  const words = searchWords(search)
  if (words.length === 0) return true
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** Returns the words of a search in the form of folded texts, for callers that fold many texts once and search them often. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}
