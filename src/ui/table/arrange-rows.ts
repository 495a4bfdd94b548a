import type { CellValue, Column, Sort } from './column'
import { fold } from './fold'

function compare(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

function isMissing(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))
}

/** Rows in the order of one column; missing values stay at the end in both directions, equal ones keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null, language: string): readonly Row[] {
  const column = sort === null ? undefined : columns.find((candidate) => candidate.key === sort.key)
  if (!column || sort === null) return rows
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value)) return Number(isMissing(a.value)) - Number(isMissing(b.value))
      return sign * compare(a.value, b.value, collator)
    })
    .map(({ row }) => row)
}

/** What searches read in a row, made once for as long as the columns stay: ten thousand rows are searched at every key. */
const linesOf = new WeakMap<readonly unknown[], WeakMap<object, string>>()

function searchedLines(columns: readonly unknown[]): WeakMap<object, string> {
  const known = linesOf.get(columns)
  if (known) return known
  const made = new WeakMap<object, string>()
  linesOf.set(columns, made)
  return made
}

/** Rows in which every word of the search text occurs in some searchable column, whatever the case and the accents. */
export function searchRows<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[], text: string): readonly Row[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const searched = columns.filter((column) => column.isSearchable !== false)
  const lines = searchedLines(columns)
  return rows.filter((row) => {
    let line = lines.get(row)
    if (line === undefined) {
      line = fold(searched.map((column) => column.value(row) ?? '').join('\n'))
      lines.set(row, line)
    }
    return words.every((word) => line.includes(word))
  })
}
