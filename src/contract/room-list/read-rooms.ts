import type { DecimalSign } from '../../model/text/figure'
import type { Room } from '../../model/project/rooms/room'
import { ROOM_AREA_M2, ROOM_HEIGHT_M } from '../../model/project/rooms/room-size'
import { readNumber, type CellNumber } from './column-numbers'
import { foldWords } from './fold-words'
import { isTotal, type RoomField } from './header-words'
import { KIND_OF_FIELD, type ColumnMatch, type TableMatch } from './match-columns'
import { measureOf, metricValue, type Conversions } from './measures'
import type { RoomProblem, RoomProblemCode } from './room-problem'
import { mergedWithin } from './merged-cells'
import { cellText, RoomListError, type RoomTable, type TableCell } from './room-table'
import { typeOfWords } from './type-words'

/** A room as a list gives it: metric, null where not given. */
export type ListedRoom = Omit<Room, 'id' | 'extra'>

export interface RoomListOptions extends Conversions {
  /** Codes of types that the pack has. */
  types: ReadonlySet<string>
  /** Names of the pack's uses, folded, each with the code of its use; a use that is not among them is kept as it is written. */
  uses: ReadonlyMap<string, string>
  /** Measures of columns whose headings give none. */
  measures: Readonly<Record<'capacity' | 'area' | 'length', string>>
  /** The decimal sign of columns that do not show theirs; null refuses their open numbers. */
  decimal: DecimalSign | null
}

export interface RoomList {
  rooms: ListedRoom[]
  /** Row of the table that each room comes from, from 1. */
  rows: number[]
  /** Rows that cannot be read; where there are any, nothing of the list may be added without a word. */
  problems: RoomProblem[]
  /** Remarks on rooms that are read. */
  remarks: RoomProblem[]
  /** Rows that are sums of others, from 1. */
  totals: number[]
}

const MOST_KW = 10_000
/** Equal rooms that one row may stand for. */
const MOST_EQUAL = 1000
const MOST_ROOMS = 200_000
const PAUSE_AFTER = 256
const NUMBERS = { area: 'areaM2', height: 'heightM', cooling: 'coolKw', sensible: 'sensibleKw', heating: 'heatKw' } as const
const RANGES = {
  area: ROOM_AREA_M2,
  height: ROOM_HEIGHT_M,
  cooling: { least: 0, most: MOST_KW },
  sensible: { least: 0, most: MOST_KW },
  heating: { least: 0, most: MOST_KW },
} as const

/** Reads the rooms of a table whose columns are matched. Every row that cannot be read is listed with its place. Yields between slices the share that is read. */
export function* readRooms(table: RoomTable, match: TableMatch, options: RoomListOptions): Generator<number, RoomList> {
  const list: RoomList = { rooms: [], rows: [], problems: [], remarks: [], totals: [] }
  const reader = new RowReader(table, match, options)
  const merged = mergedWithin(table, match)
  for (let at = match.firstRow; at < table.rows.length; at++) {
    if ((at - match.firstRow) % PAUSE_AFTER === 0) yield at / table.rows.length
    const row = table.rows[at] ?? []
    const first = row.map(cellText).find((text) => text !== '')
    const block = merged.get(at)
    if (block) list.problems.push(block)
    else if (first === undefined || isHeadingAgain(row, table.rows[match.headingRow])) continue
    else if (isTotal(first)) list.totals.push(at + 1)
    else addRow(list, reader.read(at, row), at)
    if (list.rooms.length > MOST_ROOMS) throw new RoomListError('tooManyRows', { sheet: table.sheet, row: at + 1, column: 0 })
  }
  return list
}

function addRow(list: RoomList, read: RowRead, at: number): void {
  list.problems.push(...read.problems)
  if (read.problems.length > 0) return
  list.remarks.push(...read.remarks)
  for (let place = 1; place <= read.count; place++) {
    list.rooms.push(read.count === 1 ? read.room : { ...read.room, name: `${read.room.name} ${place}` })
    list.rows.push(at + 1)
  }
}

/** Printed lists repeat their headings on each page. */
function isHeadingAgain(row: readonly TableCell[], headings: readonly TableCell[] | undefined): boolean {
  return (
    headings !== undefined &&
    headings.length > 0 &&
    row.length > 0 &&
    headings.every((heading, at) => cellText(heading) === cellText(row[at]))
  )
}

interface RowRead {
  room: ListedRoom
  count: number
  problems: RoomProblem[]
  remarks: RoomProblem[]
}

/** Reads one row after the other; knows the columns of each field. */
class RowReader {
  private readonly columns = new Map<RoomField, { at: number; match: ColumnMatch }>()

  constructor(
    private readonly table: RoomTable,
    match: TableMatch,
    private readonly options: RoomListOptions,
  ) {
    for (const [at, column] of match.columns.entries()) if (column.field) this.columns.set(column.field, { at, match: column })
  }

  read(at: number, row: readonly TableCell[]): RowRead {
    const problems: RoomProblem[] = []
    const remarks: RoomProblem[] = []
    const text = (field: RoomField): string => cellText(row[this.columns.get(field)?.at ?? -1]).replace(/\s+/g, ' ')
    const say = (code: RoomProblemCode, field: RoomField, to = problems): void => {
      to.push({ code, place: { sheet: this.table.sheet, row: at + 1, column: (this.columns.get(field)?.at ?? -1) + 1 }, text: text(field) })
    }
    const name = [text('number'), text('name')].filter((part) => part !== '').join(' ')
    if (name === '') say('noName', 'name')
    const type = typeOfWords(text('type'), this.options.types)
    if (type === '' && text('type') !== '') say('unknownType', 'type', remarks)
    const numbers = { areaM2: null, heightM: null, coolKw: null, sensibleKw: null, heatKw: null } as Pick<
      ListedRoom,
      (typeof NUMBERS)[keyof typeof NUMBERS]
    >
    for (const field of ['area', 'height', 'cooling', 'sensible', 'heating'] as const) {
      const read = this.metric(field, row)
      if (typeof read === 'string') say(read, field)
      else numbers[NUMBERS[field]] = read
    }
    const count = this.count(row)
    if (count === null) say('notACount', 'count')
    const room = {
      name,
      floor: text('floor'),
      zone: text('zone'),
      use: this.options.uses.get(foldWords(text('use'))) ?? text('use'),
      type,
      ...numbers,
    }
    return { room, count: count ?? 1, problems, remarks }
  }

  /** Returns the metric value of a field, null for an empty cell, or why it cannot be read. */
  private metric(field: keyof typeof NUMBERS, row: readonly TableCell[]): number | null | RoomProblemCode {
    const column = this.columns.get(field)
    if (!column) return null
    const { match, at } = column
    const read = readNumber(row[at], decimalOf(match, this.options))
    if (read === null) return null
    if (read === 'open') return 'openDecimal'
    if (read === 'text') return 'notANumber'
    const kind = KIND_OF_FIELD[field] ?? 'capacity'
    const measure = measureFor(read, match, kind, this.options)
    if (measure === null) return 'otherMeasure'
    const metric = metricValue(read.value, measure, this.options)
    const { least, most } = RANGES[field]
    // A size of 0 is how lists write that it is not known.
    if (metric === 0 && least > 0) return null
    return metric >= least && metric <= most ? metric : 'outOfRange'
  }

  private count(row: readonly TableCell[]): number | null {
    const column = this.columns.get('count')
    const read = column ? readNumber(row[column.at], decimalOf(column.match, this.options)) : null
    if (read === null) return 1
    if (typeof read === 'string' || read.measure !== null) return null
    return Number.isInteger(read.value) && read.value >= 1 && read.value <= MOST_EQUAL ? read.value : null
  }
}

/** Returns the decimal sign that a column is read with: what the reader chose, what it shows, or that of the list. */
function decimalOf({ decimal, shown }: ColumnMatch, options: RoomListOptions): DecimalSign | null {
  return decimal ?? (shown === '.' || shown === ',' ? shown : options.decimal)
}

/** Returns the measure of a number: its own, that of the heading, or that of the list; null where its own is of another kind. */
function measureFor(
  { measure }: CellNumber,
  column: ColumnMatch,
  kind: 'capacity' | 'area' | 'length',
  options: RoomListOptions,
): string | null {
  if (measure !== null) return measureOf(measure)?.kind === kind ? measure : null
  const given = column.measure
  return given !== null && measureOf(given)?.kind === kind ? given : options.measures[kind]
}
