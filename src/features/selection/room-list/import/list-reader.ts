import { matchColumns, type TableMatch } from '../../../../contract/room-list/match-columns'
import { duplicateNames } from '../../../../contract/room-list/duplicate-names'
import { readRooms, type ListedRoom, type RoomList, type RoomListOptions } from '../../../../contract/room-list/read-rooms'
import type { RoomProblem } from '../../../../contract/room-list/room-problem'
import { readText } from '../../../../contract/room-list/read-text'
import { readHtml, readTables } from '../../../../contract/room-list/read-workbook'
import {
  RoomListError,
  type RoomListRefusal,
  type RoomTable,
  type TableCell,
  type TablePlace,
} from '../../../../contract/room-list/room-table'
import { likelyTable, roomConversions } from '../../../../engine/room-list/read-room-table'
import { atOnce } from '../../../../model/change/at-once'

/** Source of a list: the bytes of a file, or the texts of the clipboard. */
export type ListContent = { bytes: Uint8Array } | { text: string; html: string }

/** A sheet as the preview needs it: its first rows only. */
export interface SheetView {
  sheet: string
  rowCount: number
  match: TableMatch
  rows: readonly (readonly TableCell[])[]
}

export type OpenedList = { sheets: SheetView[]; likely: number } | { refusal: RoomListRefusal; place: TablePlace | null }

/** Rooms, problems and sums of a sheet that was read; long lists are cut. */
export interface ListSummary {
  roomCount: number
  problems: RoomProblem[]
  problemCount: number
  remarks: RoomProblem[]
  remarkCount: number
  totals: number
  duplicates: string[]
  duplicateCount: number
}

export type ReadingOptions = Omit<RoomListOptions, 'toMetric' | 'types'> & { types: readonly string[] }

const SHOWN_ROWS = 40
const MOST_LISTED = 200
/** Time between two reports of progress. */
const REPORT_MS = 80

/** Reads a list of rooms beside the page: opens it once, and reads its rooms again for each change of its columns. */
export class ListReader {
  private tables: RoomTable[] = []
  private list: RoomList | null = null

  async open(content: ListContent): Promise<OpenedList> {
    try {
      this.tables = await tablesOf(content)
      const { table } = likelyTable(this.tables)
      const sheets = this.tables.map((one): SheetView => ({
        sheet: one.sheet,
        rowCount: one.rows.length,
        match: matchColumns(one),
        rows: one.rows.slice(0, SHOWN_ROWS),
      }))
      return { sheets, likely: this.tables.indexOf(table) }
    } catch (error) {
      if (error instanceof RoomListError) return { refusal: error.refusal, place: error.place }
      throw error
    }
  }

  /** Matches the columns anew for another row of headings; -1 means none. */
  match(sheet: number, headingRow: number): TableMatch {
    return matchColumns(this.table(sheet), headingRow)
  }

  /** Reads the rooms of a sheet; `known` are those that the project has, for equal names. */
  read(
    sheet: number,
    match: TableMatch,
    options: ReadingOptions,
    known: readonly Pick<ListedRoom, 'name' | 'floor'>[],
    onProgress: (share: number) => void,
  ): ListSummary {
    const reading = readRooms(this.table(sheet), match, { ...options, ...roomConversions, types: new Set(options.types) })
    let reported = performance.now()
    let step = reading.next()
    while (!step.done) {
      if (performance.now() - reported > REPORT_MS) {
        reported = performance.now()
        onProgress(step.value)
      }
      step = reading.next()
    }
    this.list = step.value
    const { rooms, problems, remarks, totals } = this.list
    const duplicates = duplicateNames(rooms, known)
    return {
      roomCount: rooms.length,
      problems: problems.slice(0, MOST_LISTED),
      problemCount: problems.length,
      remarks: remarks.slice(0, MOST_LISTED),
      remarkCount: remarks.length,
      totals: totals.length,
      duplicates: duplicates.slice(0, MOST_LISTED),
      duplicateCount: duplicates.length,
    }
  }

  /** Returns some of the rooms that were read last, so that no message is too long. */
  rooms(from: number, to: number): ListedRoom[] {
    return this.list?.rooms.slice(from, to) ?? []
  }

  private table(sheet: number): RoomTable {
    const table = this.tables[sheet]
    if (!table) throw new Error(`The list has no sheet ${sheet}.`)
    return table
  }
}

/** A text of one column beside a table of HTML is what a browser makes of the table without its cells. */
async function tablesOf(content: ListContent): Promise<RoomTable[]> {
  if ('bytes' in content) return await readTables(content.bytes)
  const table = atOnce(readText(content.text))
  const isOneColumn = table.rows.every((row) => row.length <= 1)
  return [isOneColumn && /<table[\s>]/i.test(content.html) ? await readHtml(content.html) : table]
}
