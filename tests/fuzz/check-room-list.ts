import { readTables } from '../../src/contract/room-list/read-workbook'
import { RoomListError } from '../../src/contract/room-list/room-table'
import { embeddedPack } from '../../src/engine/headless/options'
import { readRoomTable } from '../../src/engine/room-list/read-room-table'
import { thrown, type Outcome } from './check-project'

/** A list gives rooms whose figures are finite and not negative, each problem with a place within its table, or is refused as a whole. */
export async function checkRoomList(base64: string): Promise<Outcome> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  try {
    const tables = await readTables(bytes)
    const { rooms, rows, problems, remarks, sheet } = await readRoomTable(bytes, embeddedPack())
    const table = tables.find((one) => one.sheet === sheet)
    for (const { place } of [...problems, ...remarks]) {
      const isWithin = place.sheet === sheet && place.row >= 1 && place.row <= (table?.rows.length ?? 0)
      if (!isWithin) return { failure: 'a problem of a list has no place in it', detail: JSON.stringify(place) }
    }
    for (const room of rooms) {
      const figures = [room.areaM2, room.heightM, room.coolKw, room.sensibleKw, room.heatKw]
      const isSound = room.name !== '' && figures.every((figure) => figure === null || (Number.isFinite(figure) && figure >= 0))
      if (!isSound) return { failure: 'a room of a list is not sound', detail: JSON.stringify(room) }
    }
    return rows.length === rooms.length
      ? 'accepted'
      : { failure: 'a room of a list has no row', detail: `${rows.length} of ${rooms.length}` }
  } catch (error) {
    return error instanceof RoomListError ? 'refused' : thrown(error)
  }
}
