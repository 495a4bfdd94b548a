import { fold } from './fold'

/** Whether every word of a search occurs in a text, whatever the accents and the capitals; an empty search finds everything. */
export function matches(text: string, search: string): boolean {
  const words = searchWords(search)
  if (words.length === 0) return true
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** The words of a search as they are compared with folded texts, for who folds many texts once and searches them often. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}
