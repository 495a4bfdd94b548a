import { deflateSync, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readHtml, readTables } from '../../../src/contract/room-list/read-workbook'
import { placeName, RoomListError } from '../../../src/contract/room-list/room-table'
import { embeddedPack } from '../../../src/engine/headless/options'
import { readRoomTable } from '../../../src/engine/room-list/read-room-table'

const pack = embeddedPack()
const text = (written: string): Uint8Array => new TextEncoder().encode(written)

/** Returns what is refused and where, as `tooManyRows Rooms!200001`. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const error: unknown = await readTables(bytes).catch((thrown: unknown) => thrown)
  if (!(error instanceof RoomListError)) return `not refused: ${String(error).slice(0, 200)}`
  return error.place ? `${error.refusal} ${placeName(error.place)}` : error.refusal
}

const rooms = [
  ['Room', 'Floor', 'Cooling (kW)'],
  ['1.01 Lobby', '1F', 6.5],
  ['1.02 Office', '1F', 3.2],
]

describe('An XLSX workbook', () => {
  it('gives the cells of its visible sheets, typed, formulas with the value that the file keeps', async () => {
    const cells = new Map([['2,2', { value: null, formula: 'C2/2', formulaResult: 3.25, type: 'formula' as const }]])
    const file = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Harbour Street']] },
        { name: 'Räume', rows: rooms, cells },
        { name: 'Hidden', rows: [['x']], hidden: true },
      ],
    })
    const tables = await readTables(file)
    expect(tables.map(({ sheet }) => sheet)).toEqual(['Cover', 'Räume'])
    expect(tables[1]?.rows).toEqual([rooms[0], rooms[1], ['1.02 Office', '1F', 3.25]])
    const list = await readRoomTable(file, pack)
    expect([list.sheet, list.rooms.map(({ coolKw }) => coolKw)]).toEqual(['Räume', [6.5, 3.25]])
  })

  it('is refused row by row where cells of rooms are merged, with sheet, row and column', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Rooms',
          rows: [['List of rooms', null, null], ...rooms, ['1.03', '1F', 2]],
          merges: [
            { startRow: 0, endRow: 0, startCol: 0, endCol: 2 },
            { startRow: 2, endRow: 3, startCol: 2, endCol: 2 },
          ],
        },
      ],
    })
    const list = await readRoomTable(file, pack)
    expect(list.problems.map(({ code, place }) => `${code} ${placeName(place)}`)).toEqual(['merged Rooms!C3', 'merged Rooms!C4'])
    expect(list.rooms.map(({ name }) => name)).toEqual(['1.03'])
  })

  it('is refused at its row 200,001', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'Rooms', rows: [['Room'], ...Array.from({ length: 200_001 }, () => ['A'])] }] })
    expect(await refusal(file)).toBe('tooManyRows Rooms!200001')
  }, 60_000)

  it('is refused with more than 256 columns', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'Rooms', rows: [Array.from({ length: 257 }, () => 'x')] }] })
    expect(await refusal(file)).toBe('tooManyColumns Rooms!IW1')
  })

  it('is refused in the old format, with a password, cut short or as another archive', async () => {
    expect(await refusal(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe('oldWorkbook')
    const file = await writeXlsx({ sheets: [{ name: 'Rooms', rows: rooms }] })
    expect(await refusal(file.subarray(0, file.length - 30))).toBe('notReadable')
    expect(await refusal(zipSync({ 'notes.txt': strToU8('no workbook') }))).toBe('notReadable')
  })
})

describe('A zip bomb', () => {
  const bombed = async (sheet: Uint8Array): Promise<Uint8Array> => {
    const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Rooms', rows: rooms }] }))
    return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet }, { level: 9 })
  }

  it('is refused by the size that it declares, before anything is unpacked', async () => {
    const file = await bombed(new Uint8Array(130_000_000))
    expect(file.length).toBeLessThan(500_000)
    expect(await refusal(file)).toBe('unpacksTooLarge')
  })

  it('is refused by the size that it unpacks to where it declares a small one', async () => {
    const file = await bombed(new Uint8Array(50_000_000))
    expect(await refusal(declaring(file, 'xl/worksheets/sheet1.xml', 900_000))).toBe('unpacksTooLarge')
  })

  it('is refused where entities would grow in a reader', async () => {
    expect(await refusal(await bombed(text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>')))).toBe(
      'notReadable',
    )
  })

  it('is refused where two entries share their packed bytes', async () => {
    const file = await bombed(text('<worksheet/>'))
    const view = new DataView(file.buffer, file.byteOffset, file.length)
    const [first = 0, second = 0] = directoryEntries(view)
    view.setUint32(second + 42, view.getUint32(first + 42, true), true)
    expect(await refusal(file)).toBe('unpacksTooLarge')
  })
})

/** Returns the offsets of the entries in an archive's directory. */
function directoryEntries(view: DataView): number[] {
  const found: number[] = []
  for (let at = 0; at + 4 <= view.byteLength; at++) if (view.getUint32(at, true) === 0x02014b50) found.push(at)
  return found
}

/** Makes an archive lie about the size of one entry. */
function declaring(file: Uint8Array, name: string, size: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  for (const at of directoryEntries(view)) {
    const length = view.getUint16(at + 28, true)
    if (new TextDecoder().decode(file.subarray(at + 46, at + 46 + length)) === name) view.setUint32(at + 24, size, true)
  }
  return file
}

describe('A text file', () => {
  const roomNames = async (bytes: Uint8Array): Promise<(string | undefined)[]> => {
    const [table] = await readTables(bytes)
    return table?.rows.map((row) => String(row[0])) ?? []
  }
  const list = 'Größe;Fläche\nKüche;12,5\n'
  const utf16 = (isBig: boolean): Uint8Array => {
    const bytes = new Uint8Array(2 + list.length * 2)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, 0xfeff, !isBig)
    for (let at = 0; at < list.length; at++) view.setUint16(2 + at * 2, list.charCodeAt(at), !isBig)
    return bytes
  }

  it.each([
    ['UTF-8', text(list)],
    ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...text(list))],
    ['UTF-16 little end first', utf16(false)],
    ['UTF-16 big end first', utf16(true)],
    ['Windows-1252', Uint8Array.from(list, (letter) => letter.charCodeAt(0))],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await roomNames(bytes)).toEqual(['Größe', 'Küche'])
  })

  it.each([
    ['tabs', 'A\t1,5\nB\t2,5', ['A', '1,5']],
    ['semicolons', 'A;1,5\nB;2,5', ['A', '1,5']],
    ['commas', 'Room,Load\nA,1.5', ['Room', 'Load']],
    ['quoted commas', '"A, north",1.5\n"B ""x""",2', ['A, north', '1.5']],
    ['decimal commas alone', '1,5\n2,5', ['1,5']],
  ])('is split at %s', async (_name, written, first) => {
    const [table] = await readTables(text(written))
    expect(table?.rows[0]).toEqual(first)
  })

  it('is refused with binary data, too many rows or a cell that never ends', async () => {
    expect(await refusal(Uint8Array.of(1, 0, 2, 0, 3))).toBe('notText')
    expect(await refusal(text('A\n'.repeat(200_001)))).toBe('tooManyRows 200001')
    expect(await refusal(text(`A;1\nB;"${'x'.repeat(40_000)}`))).toBe('cellTooLong B2')
  })
})

describe('A table of the clipboard’s HTML', () => {
  it('gives its cells as they are written, and its merged cells', async () => {
    const table = await readHtml(
      '<table><tr><td>Room</td><td>kW</td></tr><tr><td rowspan="2">A</td><td>6,5</td></tr><tr><td>7</td></tr></table>',
    )
    expect(table.rows[1]?.slice(0, 2)).toEqual(['A', '6,5'])
    expect(table.merged).toEqual([{ fromRow: 1, toRow: 2, fromColumn: 0, toColumn: 0 }])
  })
})

describe('Any bytes', () => {
  it('are read or refused, never thrown at otherwise', async () => {
    const whole = deflateSync(text('Room;kW'))
    for (let at = 0; at < whole.length; at++) expect(await refusal(Uint8Array.of(0x50, 0x4b, ...whole.subarray(0, at)))).toBe('notReadable')
  })
})
