import { matchColumns } from '../../../../contract/room-list/match-columns'
import { readText } from '../../../../contract/room-list/read-text'
import { RoomListError } from '../../../../contract/room-list/room-table'
import { atOnce } from '../../../../model/change/at-once'

/** Letters that are looked at: the headings stand in the first rows. */
const SAMPLE = 20_000

/** Tells whether a text is a table whose headings name what rooms have. */
export function looksLikeRoomList(text: string): boolean {
  try {
    const table = atOnce(readText(text.slice(0, SAMPLE)))
    const { headingRow, columns } = matchColumns(table)
    return headingRow >= 0 && table.rows.length > headingRow + 1 && columns.some(({ field }) => field === 'name')
  } catch (error) {
    // What is too wide or too long for a list is none.
    if (error instanceof RoomListError) return false
    throw error
  }
}
