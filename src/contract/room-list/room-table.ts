import { InputError } from '../input-error'

/** A cell as the file holds it: typed in a workbook, text elsewhere. A formula counts with the value that the file keeps of it. */
export type TableCell = string | number | boolean | null

/** A block of merged cells; rows and columns from 0, both ends included. */
export interface MergedCells {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

/** One sheet of a workbook, or the only table of a text. */
export interface RoomTable {
  /** Name of the sheet; '' for a text. */
  sheet: string
  rows: readonly (readonly TableCell[])[]
  merged: readonly MergedCells[]
}

/** Place in a table: rows and columns from 1 as spreadsheets count them; column 0 means the whole row, row 0 the whole sheet. */
export interface TablePlace {
  sheet: string
  row: number
  column: number
}

/** Why a list of rooms cannot be read as a whole. */
export type RoomListRefusal =
  | 'tooLarge'
  | 'notReadable'
  | 'oldWorkbook'
  | 'unpacksTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'notText'
  | 'nothing'

export const MOST_BYTES = 20_000_000
export const MOST_ROWS = 200_000
export const MOST_COLUMNS = 256
export const MOST_LETTERS = 32_767

const EXPECTED: Readonly<Record<RoomListRefusal, string>> = {
  tooLarge: `a file of at most ${MOST_BYTES / 1e6} MB`,
  notReadable: 'a sound XLSX workbook, CSV or text',
  oldWorkbook: 'an XLSX workbook without a password: save it as .xlsx',
  unpacksTooLarge: 'a workbook that does not unpack to more than it says, to more than 120 MB, or to 200 times its size',
  tooManyRows: `at most ${MOST_ROWS} rows`,
  tooManyColumns: `at most ${MOST_COLUMNS} columns`,
  cellTooLong: `a text of at most ${MOST_LETTERS} letters`,
  notText: 'text, not binary data',
  nothing: 'a table with rooms',
}

/** Thrown where a list of rooms cannot be read. Its path names sheet, row and column as far as they are known (`Rooms!C7`). */
export class RoomListError extends InputError {
  readonly refusal: RoomListRefusal
  readonly place: TablePlace | null

  constructor(refusal: RoomListRefusal, place: TablePlace | null = null) {
    super(place ? placeName(place) : '$', EXPECTED[refusal])
    this.name = 'RoomListError'
    this.refusal = refusal
    this.place = place
  }
}

const LETTERS = 26
const LETTER_A = 65

/** Returns the letters of a column, counted from 1: A, B … Z, AA. */
export function columnName(column: number): string {
  let name = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / LETTERS))
    name = String.fromCharCode(LETTER_A + ((left - 1) % LETTERS)) + name
  return name
}

/** Returns a place as spreadsheets write it: `Rooms!C7`. */
export function placeName({ sheet, row, column }: TablePlace): string {
  const cell = `${columnName(column)}${row > 0 ? row : ''}`
  return sheet === '' ? cell : cell === '' ? sheet : `${sheet}!${cell}`
}

/** Returns a cell as text; '' for an empty one. */
export function cellText(cell: TableCell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim()
}
