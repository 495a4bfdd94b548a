import type { SheetColumn } from './cells/sheet-column'

/** Advance of a letter of the heads' type, on the wide side; Chinese letters fill the whole square. */
const LETTER_PX = 7.8
const SQUARE_PX = 12
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u
/** Both sides of a cell, and the gap before the unit. */
const PADDING_PX = 16
const GAP_PX = 4

/** Width of a column in pixels: what its values need, and at least its head in the reader's language. */
export function columnWidth({ header, unit, widthPx }: Pick<SheetColumn, 'header' | 'unit' | 'widthPx'>): number {
  const head = wordPx(header) + (unit ? GAP_PX + wordPx(unit) : 0) + PADDING_PX
  return Math.max(widthPx, Math.ceil(head))
}

function wordPx(text: string): number {
  let width = 0
  for (const letter of text) width += EAST_ASIAN.test(letter) ? SQUARE_PX : LETTER_PX
  return width
}
