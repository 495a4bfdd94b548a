import type { Pack } from '../../contract/pack'
import { foldWords } from '../../contract/room-list/fold-words'
import { matchColumns, type TableMatch } from '../../contract/room-list/match-columns'
import type { Conversions } from '../../contract/room-list/measures'
import { readRooms, type RoomList, type RoomListOptions } from '../../contract/room-list/read-rooms'
import { placeName, RoomListError, type RoomTable } from '../../contract/room-list/room-table'
import { readTables } from '../../contract/room-list/read-workbook'
import type { DecimalSign } from '../../model/text/figure'
import type { UnitSettings } from '../../model/project/quantity'
import { METRIC } from '../../model/project/quantity'
import { areaMeasure } from '../measure/area'
import { toMetric } from '../measure/measure'

/** Parts of a pack that the reading of lists needs: its types, and its uses with their names in every language. */
export interface ListPack {
  iduTypes: Pack['iduTypes']
  roomUses?: { items: readonly { id: string; names?: Readonly<Record<string, string>> | undefined }[] } | undefined
}

/** Conversion to metric by the core's factors, as lists need it. */
export const roomConversions: Conversions = {
  toMetric: (value, quantity, measure) => toMetric(value, quantity, measure),
}

/** Returns the codes of types that a list may prefer with a pack. */
export function listedTypes({ iduTypes }: ListPack): string[] {
  return [...Object.keys(iduTypes), 'FA', 'HDO', 'AHU']
}

/** Returns the uses of a pack by their folded names and codes. */
export function listedUses({ roomUses }: ListPack): Map<string, string> {
  return new Map(
    (roomUses?.items ?? []).flatMap(({ id, names }) =>
      [id, ...Object.values(names ?? {})].map((name): [string, string] => [foldWords(name), id]),
    ),
  )
}

/** Returns the measures of a reader that count where a list gives none. */
export function listedMeasures(units: UnitSettings): RoomListOptions['measures'] {
  return { capacity: units.loadCapacity, area: areaMeasure(units.length), length: units.length }
}

/** Returns the options for reading lists of rooms with a pack, in the measures of a reader where a list gives none. */
export function roomListOptions(pack: ListPack, units: UnitSettings, decimal: DecimalSign | null): RoomListOptions {
  return {
    ...roomConversions,
    types: new Set(listedTypes(pack)),
    uses: listedUses(pack),
    measures: listedMeasures(units),
    decimal,
  }
}

/**
 * Returns the sheet of a file that is most likely its list of rooms, with its columns: the one whose headings name most of a room, the first of equal ones.
 * @throws RoomListError where no sheet has a column of names or a row below it
 */
export function likelyTable(tables: readonly RoomTable[]): { table: RoomTable; match: TableMatch } {
  let best: { table: RoomTable; match: TableMatch; score: number } | null = null
  for (const table of tables) {
    const match = matchColumns(table)
    const named = match.columns.filter(({ field }) => field !== null).length
    const score = named + (match.headingRow >= 0 ? named : 0)
    const hasRooms = match.columns.some(({ field }) => field === 'name') && table.rows.length > match.firstRow
    if (hasRooms && score > (best?.score ?? 0)) best = { table, match, score }
  }
  if (best) return best
  throw new RoomListError('nothing', { sheet: tables[0]?.sheet ?? '', row: 0, column: 0 })
}

/**
 * Reads the rooms of an XLSX, CSV or text file at once, as the command line does. Where a column does not show its decimal sign, that of the other columns
 * counts; where none shows one, its numbers are refused.
 * @throws RoomListError where the file cannot be read or holds no table with rooms
 */
export async function readRoomTable(bytes: Uint8Array, pack: ListPack): Promise<RoomList & { sheet: string }> {
  const { table, match } = likelyTable(await readTables(bytes))
  const shown = match.columns.map((column) => column.shown).find((sign) => sign === '.' || sign === ',')
  const reading = readRooms(table, match, roomListOptions(pack, METRIC, shown === '.' || shown === ',' ? shown : null))
  for (;;) {
    const step = reading.next()
    if (step.done) return { ...step.value, sheet: table.sheet }
  }
}

/** Returns a problem as one line of English with its place: `Rooms!C7: expected a number, found "n/a"`. */
export function problemSentence({ code, place, text }: RoomList['problems'][number]): string {
  return `${placeName(place)}: expected ${EXPECTED[code]}${text === '' ? '' : `, found "${text}"`}`
}

const EXPECTED: Readonly<Record<RoomList['problems'][number]['code'], string>> = {
  notANumber: 'a number',
  openDecimal: 'a number that shows which of its signs is the decimal sign',
  outOfRange: 'a number within the usual range',
  merged: 'cells that are not merged over several rows',
  noName: 'the name of a room',
  otherMeasure: 'a number in the measure of its column',
  notACount: 'a whole number from 1 to 1,000',
  unknownType: 'a type of indoor unit',
}
