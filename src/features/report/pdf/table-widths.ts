import type { PrintableTable } from './printable'

/** Mean advance of a letter at one point, in points, of the embedded faces. */
const LATIN_EM = 0.58
const CHINESE_EM = 1.02
const SAMPLE = 400
const WIDEST_TEXT = 34
/** A head as short as this is not broken. */
const SHORT_HEAD_EM = 4.2

function width(text: string): number {
  let sum = 0
  for (const letter of text) sum += (letter.codePointAt(0) ?? 0) >= 0x2e80 ? CHINESE_EM : LATIN_EM
  return sum
}

/** Width of the longest piece that cannot be broken. Chinese breaks anywhere. */
const longestWord = (text: string): number => Math.max(0, ...text.split(/[ /,;-]+|(?<=[\u2e80-\uffef])/u).map(width))

/**
 * Column widths in points that fill `roomPt` without padding: fixed columns take what their texts need, the others share the rest by weight
 * but never less than their longest word.
 */
export function tableWidths(table: PrintableTable, roomPt: number, fontPt: number): number[] {
  const rows = table.rows.slice(0, SAMPLE).concat(table.total ? [table.total] : [])
  const needs = table.columns.map((column, index) => {
    const cells = rows.map((row) => row[index] ?? '')
    const head = Math.max(
      Math.max(longestWord(column.label), Math.min(width(column.label), SHORT_HEAD_EM)) * 1.08,
      width(column.unit ?? ''),
    )
    const word = Math.max(head, ...cells.map(longestWord))
    const whole = Math.max(head, ...cells.map((cell) => Math.min(width(cell), WIDEST_TEXT)))
    return {
      least: word * fontPt + 1,
      wish: (column.align === 'right' || column.weight === 0 ? whole : word) * fontPt + 1,
      weight: column.weight,
    }
  })
  const sum = (pick: (need: (typeof needs)[number]) => number) => needs.reduce((total, need) => total + pick(need), 0)
  const wished = sum((need) => need.wish)
  if (wished > roomPt) {
    const least = sum((need) => need.least)
    const share = least >= roomPt ? 0 : (roomPt - least) / Math.max(1e-9, wished - least)
    return needs.map((need) => (least >= roomPt ? (need.least * roomPt) / least : need.least + (need.wish - need.least) * share))
  }
  const weights = sum((need) => need.weight)
  const free = roomPt - wished
  return needs.map((need) => need.wish + (weights > 0 ? (free * need.weight) / weights : free / needs.length))
}
