import type { DecimalSign } from '../../model/text/figure'
import { decimalOfColumn, looksLikeNumber, type ShownDecimal } from './column-numbers'
import { fieldsByContent } from './fields-by-content'
import { meaningOfHeading, type RoomField } from './header-words'
import { measureOf, splitHeading, type MeasureKind } from './measures'
import { cellText, type RoomTable, type TableCell } from './room-table'

/** Reading of one column: the field it holds and the measure of its numbers. */
export interface ColumnMatch {
  /** Null for a column that is left out. */
  field: RoomField | null
  /** Text of the heading; '' without one. */
  heading: string
  /** Name of the measure that the heading gives; null where it gives none. */
  measure: string | null
  /** The decimal sign that its texts show. */
  shown: ShownDecimal
  /** The decimal sign that the reader has chosen; null leaves it to what the column shows. */
  decimal: DecimalSign | null
}

export interface TableMatch {
  columns: ColumnMatch[]
  /** Index of the row of headings; -1 for none. */
  headingRow: number
  /** Index of the first row of rooms. */
  firstRow: number
}

/** Kind of the measures that a field is written in. */
export const KIND_OF_FIELD: Readonly<Partial<Record<RoomField, MeasureKind>>> = {
  area: 'area',
  height: 'length',
  cooling: 'capacity',
  sensible: 'capacity',
  heating: 'capacity',
}

/** Rows among which the headings are looked for. */
export const HEADING_ROWS = 20

/**
 * Finds which column of a table holds what of a room: by the headings, in words of twelve languages, else by the content. The row of headings is looked for in the
 * first rows unless it is given; -1 means that there is none.
 */
export function matchColumns(table: RoomTable, headingRow = findHeadings(table)): TableMatch {
  const width = Math.max(0, ...table.rows.slice(0, HEADING_ROWS * 2).map((row) => row.length))
  if (headingRow < 0) return withoutHeadings(table, width)
  const units = table.rows[headingRow + 1] ?? []
  const hasUnits = isUnits(units)
  const firstRow = headingRow + (hasUnits ? 2 : 1)
  const columns = Array.from({ length: width }, (_, at): ColumnMatch => {
    const heading = cellText(table.rows[headingRow]?.[at])
    const { words, measure } = splitHeading(heading)
    const below = hasUnits ? (measureOf(cellText(units[at]).replace(/[()[\]]/g, ''))?.name ?? null) : null
    const meaning = meaningOfHeading(words === '' ? heading : words)
    return { field: meaning?.field ?? null, heading, measure: measure ?? below, shown: shownBy(table, firstRow, at), decimal: null }
  })
  keepOneEach(table.rows[headingRow] ?? [], columns)
  return { columns, headingRow, firstRow }
}

/** Returns the row with the most different fields; -1 where no row names two of them, or one above rows of one column. */
function findHeadings({ rows }: RoomTable): number {
  let best = { row: -1, score: 1 }
  for (const [at, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const texts = row.map(cellText).filter((text) => text !== '')
    if (texts.length === 0 || row.some(looksLikeNumber)) continue
    const fields = new Set(texts.map((text) => meaningOfHeading(headingWords(text))?.field ?? null))
    fields.delete(null)
    const isOnly =
      texts.length === 1 && fields.has('name') && best.row < 0 && (rows[at + 1]?.filter((cell) => cellText(cell) !== '').length ?? 0) === 1
    const score = isOnly ? 2 : fields.size
    if (score > best.score) best = { row: at, score }
  }
  return best.row
}

function headingWords(text: string): string {
  const { words } = splitHeading(text)
  return words === '' ? text : words
}

/** Tells whether every text of a row is a unit, in brackets or without, and there is one. */
function isUnits(row: readonly TableCell[]): boolean {
  const texts = row.map((cell) => cellText(cell).replace(/[()[\]]/g, '')).filter((text) => !/^[-–—]*$/.test(text))
  return texts.length > 0 && texts.every((text) => measureOf(text) !== null)
}

/** Leaves each field to the surest of its columns, the first of equal ones. */
function keepOneEach(headings: readonly TableCell[], columns: ColumnMatch[]): void {
  const taken = new Map<RoomField, { column: ColumnMatch; letters: number }>()
  for (const [at, column] of columns.entries()) {
    if (column.field === null) continue
    const letters = meaningOfHeading(headingWords(cellText(headings[at])))?.letters ?? 0
    const known = taken.get(column.field)
    if (known && known.letters >= letters) {
      column.field = null
      continue
    }
    taken.set(column.field, { column, letters })
    if (known) known.column.field = null
  }
  // A list that only numbers its rooms calls them by their numbers.
  const number = taken.get('number')
  if (number && !taken.has('name')) number.column.field = 'name'
}

function withoutHeadings(table: RoomTable, width: number): TableMatch {
  const firstRow = Math.max(
    0,
    table.rows.findIndex((row) => row.some((cell) => cellText(cell) !== '')),
  )
  const fields = fieldsByContent(table.rows.slice(firstRow), width)
  const columns = fields.map((field, at): ColumnMatch => ({
    field,
    heading: '',
    measure: null,
    shown: shownBy(table, firstRow, at),
    decimal: null,
  }))
  return { columns, headingRow: -1, firstRow }
}

function shownBy({ rows }: RoomTable, firstRow: number, column: number): ShownDecimal {
  return decimalOfColumn(rows.slice(firstRow).map((row) => row[column] ?? null))
}
