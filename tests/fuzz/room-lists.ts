import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import type { Dice } from './dice'
import { mutateText } from './mutate-text'

/** Lists that mutation starts from: texts, and the parts of a workbook. */
export interface RoomListSeeds {
  texts: readonly [string, ...string[]]
  parts: Record<string, Uint8Array>
}

const ROWS = [
  ['Room', 'Floor', 'Zone', 'Area m²', 'Cooling kW', 'Sensible kW', 'Heating kW', 'Type', 'Qty'],
  ['1.01 Lobby', '1F', 'North', '42,5', '6,5', '4,9', '5', 'duct', '1'],
  ['1.02 Office', '1F', '', '20', '1.234,5', '', '', '4-way cassette', '3'],
  ['Küche "klein"', '-1', 'Süd', '', '3500 W', '12,000 Btu/h', '–', 'Wandgerät', ''],
  ['Total', '', '', '62,5', '10', '', '', '', ''],
]

export async function roomListSeeds(): Promise<RoomListSeeds> {
  const quoted = (separator: string): string =>
    ROWS.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')
  const merges = [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }]
  const rows = ROWS.map((row, at) => (at === 1 ? row.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)) : row))
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Cover', rows: [['x']] },
      { name: 'Rooms', rows, merges },
    ],
  })
  return { texts: [ROWS.map((row) => row.join('\t')).join('\n'), quoted(';'), quoted(','), '中文,面积\n"a'], parts: unzipSync(workbook) }
}

/** Returns a broken or odd list as base64: a text with wrong letters, a workbook with a wrong part, or one with wrong bytes. */
export function randomRoomList({ texts, parts }: RoomListSeeds, dice: Dice): string {
  const kind = dice.below(3)
  if (kind === 0) return base64(strToU8(mutations(dice.pick(texts), dice), dice.onceIn(2)))
  const names = Object.keys(parts) as [string, ...string[]]
  const name = dice.pick(names)
  const mutated = { ...parts, [name]: strToU8(mutations(strFromU8(parts[name] ?? new Uint8Array()), dice)) }
  const file = zipSync(kind === 1 ? mutated : parts, { level: 6 })
  if (kind === 2) for (let changes = 1 + dice.below(6); changes > 0; changes--) file[dice.below(file.length)] = dice.below(256)
  return base64(dice.onceIn(10) ? file.subarray(0, dice.below(file.length)) : file)
}

function mutations(text: string, dice: Dice): string {
  let mutated = text
  for (let changes = dice.below(4); changes > 0; changes--) mutated = mutateText(mutated, dice)
  return mutated
}

function base64(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true))
}
