import { cellText } from '../document/report-document'
import type { PrintableTable } from '../document/printable'

/** Advances in points at one point of type of the embedded regular faces: the widest of each class, so that no word is underestimated. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!()[\] ]/, 0.34],
  [/[frt-]/, 0.42],
  [/[mwMW%@шщжюыфмШЩЖЮЫФМ–—]/, 0.95],
  [/[\u2e80-\uffef]/, 1.02],
  [/[A-Z\u00c0-\u00de\u0400-\u052f]/, 0.7],
]
const OTHER = 0.61

/** Returns the width in points of a text at one point of type; bold faces are a twelfth wider. */
function letterWidths(text: string): number {
  let sum = 0
  for (const letter of text) sum += CLASSES.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
  return sum
}

const SAMPLE = 400
const WIDEST_TEXT = 34
/** A header this short is not broken. */
const SHORT_HEAD_EM = 4.2
const BOLD = 1.08
/** Minimum legible type size on paper; below it, words are broken. */
const LEAST_PT = 5.6

export interface TableFit {
  /** Widths of the columns in points, without padding. */
  widths: number[]
  fontPt: number
}

interface Need {
  least: number
  wish: number
  weight: number
}

/** Returns the width of the longest piece that is not broken: a model or a tag stays whole at its dash. Chinese breaks anywhere. */
const longestWord = (text: string): number => Math.max(0, ...text.split(/[ /,;]+|-(?!\d)|(?<=[\u2e80-\uffef])/u).map(letterWidths))

/** The part of a table that its layout depends on. */
type Shape = Pick<PrintableTable, 'columns' | 'rows' | 'total'>

/** Returns the width that each column needs at one point of type. */
function needsOf(table: Shape): Need[] {
  const rows = table.rows.slice(0, SAMPLE).concat(table.total ? [table.total] : [])
  return table.columns.map((column, index) => {
    const cells = rows.map((row) => cellText(row[index] ?? ''))
    const head = Math.max(
      Math.max(longestWord(column.label), Math.min(letterWidths(column.label), SHORT_HEAD_EM)) * BOLD,
      letterWidths(column.unit ?? ''),
    )
    const word = Math.max(head, ...cells.map(longestWord))
    const whole = Math.max(head, ...cells.map((cell) => Math.min(letterWidths(cell), WIDEST_TEXT)))
    return { least: word, wish: column.align === 'right' || column.weight === 0 ? whole : word, weight: column.weight }
  })
}

/** Returns the width that a table needs at one point of type to break no word, without padding. */
export const leastWidth = (table: Shape): number => sumOf(needsOf(table).map(({ least }) => least))

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Returns column widths that fill `roomPt`: fixed columns get the width of their texts, the others share the rest by weight, but at least their
 * longest word. Where even the longest words do not fit, the type becomes smaller than `usualPt`.
 */
export function fitTable(table: PrintableTable, roomPt: number, usualPt: number): TableFit {
  const perPoint = needsOf(table)
  const leastEm = sumOf(perPoint.map(({ least }) => least))
  const fontPt = Math.min(usualPt, Math.max(LEAST_PT, (roomPt - perPoint.length) / leastEm))
  const needs = perPoint.map(({ least, wish, weight }) => ({ least: least * fontPt + 1, wish: wish * fontPt + 1, weight }))
  const [least, wished] = [sumOf(needs.map((need) => need.least)), sumOf(needs.map((need) => need.wish))]
  if (least >= roomPt) return { fontPt, widths: needs.map((need) => (need.least * roomPt) / least) }
  if (wished > roomPt) {
    const share = (roomPt - least) / (wished - least)
    return { fontPt, widths: needs.map((need) => need.least + (need.wish - need.least) * share) }
  }
  const weights = sumOf(needs.map(({ weight }) => weight))
  const free = roomPt - wished
  return { fontPt, widths: needs.map((need) => need.wish + (weights > 0 ? (free * need.weight) / weights : free / needs.length)) }
}
