import { atOnce } from '../../model/change/at-once'
import { readText } from './read-text'
import {
  MOST_BYTES,
  MOST_COLUMNS,
  MOST_LETTERS,
  MOST_ROWS,
  RoomListError,
  type MergedCells,
  type RoomTable,
  type TableCell,
} from './room-table'
import { textOfBytes } from './text-of-bytes'
import { guardedWorkbook } from './zip-guard'

/** Reads the tables of a file: the visible sheets of an XLSX workbook, or the one of a CSV or text. */
export async function readTables(bytes: Uint8Array): Promise<RoomTable[]> {
  if (bytes.length > MOST_BYTES) throw new RoomListError('tooLarge')
  const [first, second] = bytes
  if (first === 0xd0 && second === 0xcf) throw new RoomListError('oldWorkbook')
  if (first === 0x50 && second === 0x4b) return await readSheets(guardedWorkbook(bytes))
  return [atOnce(readText(textOfBytes(bytes)))]
}

/** Reads the first table of a page or of a clipboard's HTML. */
export async function readHtml(html: string): Promise<RoomTable> {
  if (html.length > MOST_BYTES) throw new RoomListError('tooLarge')
  const { fromHtml } = await import('hucre')
  const { rows, merges } = fromHtml(html, { typeInference: false })
  return checked({ sheet: '', rows: rows.map((row) => row.map(cellOf)), merged: mergedOf(merges) })
}

async function readSheets(workbook: Uint8Array): Promise<RoomTable[]> {
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(workbook, { maxRows: MOST_ROWS + 1, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden }).catch(
    () => {
      throw new RoomListError('notReadable')
    },
  )
  return book.sheets.map(({ name, rows, merges }) =>
    checked({ sheet: name, rows: rows.map((row) => row.map(cellOf)), merged: mergedOf(merges) }),
  )
}

function checked(table: RoomTable): RoomTable {
  const { sheet, rows } = table
  if (rows.length > MOST_ROWS) throw new RoomListError('tooManyRows', { sheet, row: MOST_ROWS + 1, column: 0 })
  for (const [at, row] of rows.entries()) {
    const beyond = row.slice(MOST_COLUMNS).findIndex((cell) => cell !== null)
    if (beyond >= 0) throw new RoomListError('tooManyColumns', { sheet, row: at + 1, column: MOST_COLUMNS + beyond + 1 })
    const long = row.findIndex((cell) => typeof cell === 'string' && cell.length > MOST_LETTERS)
    if (long >= 0) throw new RoomListError('cellTooLong', { sheet, row: at + 1, column: long + 1 })
  }
  return table
}

function cellOf(value: unknown): TableCell {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : null
}

function mergedOf(merges: readonly { startRow: number; endRow: number; startCol: number; endCol: number }[] | undefined): MergedCells[] {
  return (merges ?? []).map(({ startRow, endRow, startCol, endCol }) => ({
    fromRow: startRow,
    toRow: endRow,
    fromColumn: startCol,
    toColumn: endCol,
  }))
}
