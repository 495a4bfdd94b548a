import { letterWidths } from './letter-widths'
import type { PrintableTable } from './printable'

const SAMPLE = 400
const WIDEST_TEXT = 34
/** A head as short as this is not broken. */
const SHORT_HEAD_EM = 4.2
const BOLD = 1.08
/** Smaller is not read on paper; a word is broken then. */
const LEAST_PT = 5.6

export interface TableFit {
  /** Of the columns in points, without padding. */
  widths: number[]
  fontPt: number
}

interface Need {
  least: number
  wish: number
  weight: number
}

/** Width of the longest piece that cannot be broken. Chinese breaks anywhere. */
const longestWord = (text: string): number => Math.max(0, ...text.split(/[ /,;-]+|(?<=[\u2e80-\uffef])/u).map(letterWidths))

/** What is looked at of a table to set it. */
type Shape = Pick<PrintableTable, 'columns' | 'rows' | 'total'>

/** What each column needs at one point of type. */
function needsOf(table: Shape): Need[] {
  const rows = table.rows.slice(0, SAMPLE).concat(table.total ? [table.total] : [])
  return table.columns.map((column, index) => {
    const cells = rows.map((row) => row[index] ?? '')
    const head = Math.max(
      Math.max(longestWord(column.label), Math.min(letterWidths(column.label), SHORT_HEAD_EM)) * BOLD,
      letterWidths(column.unit ?? ''),
    )
    const word = Math.max(head, ...cells.map(longestWord))
    const whole = Math.max(head, ...cells.map((cell) => Math.min(letterWidths(cell), WIDEST_TEXT)))
    return { least: word, wish: column.align === 'right' || column.weight === 0 ? whole : word, weight: column.weight }
  })
}

/** Width that a table needs at one point of type, without padding, so that no word is broken. */
export const leastWidth = (table: Shape): number => sumOf(needsOf(table).map(({ least }) => least))

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Column widths that fill `roomPt`: fixed columns take what their texts need, the others share the rest by weight but never less than their
 * longest word. Where even the longest words have no room the type is smaller than the `usualPt` asked for.
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
