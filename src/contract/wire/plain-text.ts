/** JSON text of a number, which has none where it is not finite. */
export function numberText(value: number): string {
  return Number.isFinite(value) ? String(value) : 'null'
}

const words = new Map<string, string>()
const MOST_WORDS = 1_000

/** JSON text of a word that many rows share. */
export function wordText(word: string): string {
  const known = words.get(word)
  if (known !== undefined) return known
  const text = JSON.stringify(word)
  if (words.size < MOST_WORDS) words.set(word, text)
  return text
}

/** Whether an object has no other fields than these. */
export function hasOnly(fields: object, names: ReadonlySet<string>): boolean {
  for (const name in fields) if (!names.has(name)) return false
  return true
}
