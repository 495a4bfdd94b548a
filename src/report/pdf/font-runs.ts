/** Families of the PDF: letters and figures, Chinese, and the few relation signs that neither of the two contains. */
export const FAMILY = { latin: 'NotoSans', chinese: 'NotoSansSC', relations: 'NotoSansSCRelations' } as const
export type Family = (typeof FAMILY)[keyof typeof FAMILY]

export interface Run {
  text: string
  font: Family
}

/** Unicode ranges of the Latin face: Latin, Greek and Cyrillic with their extensions, Vietnamese, punctuation, letter-like signs. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x377],
  [0x37a, 0x37f],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3e1],
  [0x3f0, 0x52f],
  [0x1d00, 0x1df9],
  [0x1e00, 0x1f15],
  [0x2000, 0x2064],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x2090, 0x209c],
  [0x20a0, 0x20c0],
  [0x2100, 0x215f],
  [0x2212, 0x2212],
]

/** Replacements of signs that no embedded face contains. */
const SPELLED: Partial<Record<string, string>> = { '→': '-', '←': '-', '≈': '~', '✓': '+', '\t': ' ', '\n': ' ' }

const isRelation = (code: number): boolean => code === 0x2264 || code === 0x2265
const isChinese = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe4f) ||
  (code >= 0xff00 && code <= 0xffef)

function familyOf(code: number): Family | null {
  if (LATIN.some(([from, to]) => code >= from && code <= to)) return FAMILY.latin
  if (isChinese(code)) return FAMILY.chinese
  return isRelation(code) ? FAMILY.relations : null
}

/** Splits a text into runs of one face. A sign that no face contains becomes a question mark instead of an empty box. */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const family = familyOf(letter.codePointAt(0) ?? 0)
    const run: Run = family ? { text: letter, font: family } : { text: SPELLED[letter] ?? '?', font: FAMILY.latin }
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** Returns the families that some texts need, so that a Chinese font is fetched only for Chinese letters. */
export function familiesOf(texts: Iterable<string>): Set<Family> {
  const families = new Set<Family>([FAMILY.latin])
  for (const text of texts) for (const run of fontRuns(text)) families.add(run.font)
  return families
}
