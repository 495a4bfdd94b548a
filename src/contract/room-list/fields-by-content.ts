import { decimalOfColumn, readNumber } from './column-numbers'
import type { RoomField } from './header-words'
import { measureOf } from './measures'
import { cellText, type TableCell } from './room-table'
import { typeOfWords } from './type-words'

/** Rows that are looked at. */
const SAMPLE = 50
/** Share of the filled cells that must agree. */
const MOST = 0.8
/** Floors that a list numbers; more different ones are no floors. */
const MOST_FLOORS = 60
/** Above this median a number is rather m² of floor than kW. */
const AREA_FROM = 14
/** Codes that words of types are tried with, whatever the pack. */
const CODES = new Set(['C1', 'C2', 'C4C', 'C4', 'DL', 'DM', 'DH', 'WM', 'CF', 'FS', 'CO', 'FA', 'HDO', 'AHU'])
const FLOOR =
  /^(?:[-−]?\d{1,3}|[a-z]{0,3}[-. ]?\d{1,3}(?:f|fl|og|ug|\.?\s?og|\.?\s?ug|楼|层)|(?:level|floor|lvl|etage|piso|planta|lantai|tang|l|u)\s?\d{1,3}|(?:eg|ug|dg|gf|rdc|erdgeschoss|ground( floor)?|basement|roof)|[\d]{1,3}\.\s?(?:og|ug|stock|этаж|kat))$/i

/** Guesses what the columns of a table without headings hold: the first text is the name; units, types and floors show themselves; then areas and loads. */
export function fieldsByContent(rows: readonly (readonly TableCell[])[], width: number): (RoomField | null)[] {
  const fields: (RoomField | null)[] = Array.from({ length: width }, () => null)
  const samples = fields.map((_, at) => rows.slice(0, SAMPLE).flatMap((row) => (cellText(row[at]) === '' ? [] : [row[at] ?? null])))
  const free = (field: RoomField): boolean => !fields.includes(field)
  const give = (at: number, field: RoomField): void => {
    if (free(field)) fields[at] = field
  }
  const isMostly = (cells: readonly TableCell[], test: (cell: TableCell) => boolean): boolean =>
    cells.length > 0 && cells.filter(test).length >= MOST * cells.length
  const name = samples.findIndex((cells) =>
    isMostly(cells, (cell) => typeof cell === 'string' && /\p{L}/u.test(cell) && !FLOOR.test(cell) && !hasMeasure(cell)),
  )
  const first = name >= 0 ? name : samples.findIndex((cells) => cells.length > 0)
  if (first >= 0) give(first, 'name')
  for (const [at, cells] of samples.entries()) {
    if (at === first) continue
    const field = isMostly(cells, (cell) => typeof cell === 'string' && typeOfWords(cell, CODES) !== '')
      ? 'type'
      : isMostly(cells, isFloor) && new Set(cells.map(cellText)).size <= Math.min(MOST_FLOORS, Math.max(1, cells.length / 2))
        ? 'floor'
        : fieldOfMeasure(cells)
    if (field) give(at, field)
  }
  for (const [at, cells] of samples.entries()) {
    if (fields[at] !== null) continue
    const middle = medianOf(cells)
    if (middle === null) continue
    const next: RoomField = middle > AREA_FROM && free('area') && free('cooling') ? 'area' : free('cooling') ? 'cooling' : 'heating'
    give(at, next)
  }
  return fields
}

function isFloor(cell: TableCell): boolean {
  return (typeof cell === 'number' && Number.isInteger(cell)) || (typeof cell === 'string' && FLOOR.test(cell.trim()))
}

function hasMeasure(cell: string): boolean {
  const read = readNumber(cell, decimalOfColumn([cell]) === ',' ? ',' : '.')
  return typeof read === 'object' && read !== null
}

/** Returns the field of a column whose numbers carry their measure. */
function fieldOfMeasure(cells: readonly TableCell[]): RoomField | null {
  for (const cell of cells) {
    const read = typeof cell === 'string' ? readNumber(cell, decimalOfColumn([cell]) === ',' ? ',' : '.') : null
    if (typeof read !== 'object' || read === null || read.measure === null) continue
    const kind = measureOf(read.measure)?.kind
    return kind === 'area' ? 'area' : kind === 'length' ? 'height' : 'cooling'
  }
  return null
}

/** Returns the median of a column of numbers; null where most cells are none. */
function medianOf(cells: readonly TableCell[]): number | null {
  const sign = decimalOfColumn(cells) === ',' ? ',' : '.'
  const numbers = cells.flatMap((cell) => {
    const read = readNumber(cell, sign)
    return typeof read === 'object' && read !== null ? [read.value] : []
  })
  if (cells.length === 0 || numbers.length < MOST * cells.length) return null
  numbers.sort((a, b) => a - b)
  return numbers[Math.floor(numbers.length / 2)] ?? null
}
