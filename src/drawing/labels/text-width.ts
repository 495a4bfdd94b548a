/** Advances of Inter's letters as multiples of the size: narrow, wide, capital and all others; Chinese letters fill the whole square. */
const NARROW_ADVANCE = 0.32
const WIDE_ADVANCE = 0.82
const CAPITAL_ADVANCE = 0.69
const OTHER_ADVANCE = 0.6
const NARROW = /[ .,:;'"|!·°ijltfr()[\]/]/
const WIDE = /[MW@%m]/
const CAPITAL = /[A-Z]/
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u

/** Estimates the width of a text in board units, so that canvas and SVG agree and no document is needed. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += advanceOf(letter)
  return width * size
}

/** Advances that were looked up: a board asks for those of thousands of letters in every frame. */
const known = new Map<string, number>()

function advanceOf(letter: string): number {
  const before = known.get(letter)
  if (before !== undefined) return before
  const advance = findAdvance(letter)
  known.set(letter, advance)
  return advance
}

function findAdvance(letter: string): number {
  if (EAST_ASIAN.test(letter)) return 1
  if (NARROW.test(letter)) return NARROW_ADVANCE
  if (WIDE.test(letter)) return WIDE_ADVANCE
  return CAPITAL.test(letter) ? CAPITAL_ADVANCE : OTHER_ADVANCE
}

/** Returns the text, shortened with an ellipsis where it is wider than `width`. */
export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && textWidth(letters.join(''), size) + size * OTHER_ADVANCE > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
