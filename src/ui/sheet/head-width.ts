import type { SheetColumn } from './cells/sheet-column'

/** Wide estimate of a letter's width in the heads' font; Chinese letters fill the whole square. */
const LETTER_PX = 7.8
const SQUARE_PX = 12
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u
/** Padding at both sides of a cell, and the gap before the unit. */
const PADDING_PX = 16
const GAP_PX = 4

/** Returns the width of a column in px: that of its values, and at least that of its head in the reader's language. */
export function columnWidth({ header, unit, widthPx }: Pick<SheetColumn, 'header' | 'unit' | 'widthPx'>): number {
  const head = wordPx(header) + (unit ? GAP_PX + wordPx(unit) : 0) + PADDING_PX
  return Math.max(widthPx, Math.ceil(head))
}

function wordPx(text: string): number {
  let width = 0
  for (const letter of text) width += EAST_ASIAN.test(letter) ? SQUARE_PX : LETTER_PX
  return width
}
