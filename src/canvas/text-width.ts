/** Average advance of Inter's letters and figures, in parts of the size; Chinese letters fill the whole square. */
const LATIN_ADVANCE = 0.56
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u

/** Width of a text in board units, estimated so that canvas and SVG agree and no document is needed. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? size : size * LATIN_ADVANCE
  return width
}

/** The text, shortened with an ellipsis where it is wider than `width`. */
export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && textWidth(letters.join(''), size) + size * LATIN_ADVANCE > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
