import { cancellable } from '../../schedule/cancellable'
import { slice } from '../../schedule/slice'
import type { CellValue, Column, Sort } from './column'
import { fold } from './fold'
import { searchWords } from './matches'

function compare(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

function isMissing(value: CellValue): boolean {
  return value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))
}

/** Sorts rows by one column; missing values stay at the end in both directions, equal ones keep their order. */
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

/** Searched text of each row, cached per columns: ten thousand rows are searched at every key press. */
const linesOf = new WeakMap<readonly unknown[], WeakMap<object, string>>()

function searchedLines(columns: readonly unknown[]): WeakMap<object, string> {
  const known = linesOf.get(columns)
  if (known) return known
  const made = new WeakMap<object, string>()
  linesOf.set(columns, made)
  return made
}

/** Returns the rows in which every word of the search text occurs in some searchable column, ignoring case and accents. */
export function searchRows<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[], text: string): readonly Row[] {
  const words = searchWords(text)
  if (words.length === 0) return rows
  const lineOf = lineReader(columns)
  return rows.filter((row) => {
    const line = lineOf(row)
    return words.every((word) => line.includes(word))
  })
}

function lineReader<Row extends object>(columns: readonly Column<Row>[]): (row: Row) => string {
  const searched = columns.filter((column) => column.isSearchable !== false)
  const lines = searchedLines(columns)
  return (row) => {
    const known = lines.get(row)
    if (known !== undefined) return known
    const line = fold(searched.map((column) => column.value(row) ?? '').join('\n'))
    lines.set(row, line)
    return line
  }
}

/** Prepares the searched text of each row while the page is idle, so that the first letter typed is as fast as the next. Returns a function that cancels it. */
export function readAhead<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[]): () => void {
  const lineOf = lineReader(columns)
  function* reading(): Generator<void, void> {
    for (const row of rows) {
      lineOf(row)
      yield
    }
  }
  return cancellable((signal) => slice(reading(), { signal, isIdle: true }))
}
