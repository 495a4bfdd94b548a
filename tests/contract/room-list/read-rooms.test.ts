import { describe, expect, it } from 'vitest'
import { duplicateNames } from '../../../src/contract/room-list/duplicate-names'
import { matchColumns } from '../../../src/contract/room-list/match-columns'
import { readRooms, type RoomList } from '../../../src/contract/room-list/read-rooms'
import { readText } from '../../../src/contract/room-list/read-text'
import { placeName } from '../../../src/contract/room-list/room-table'
import { embeddedPack } from '../../../src/engine/headless/options'
import { problemSentence, readRoomTable, roomListOptions } from '../../../src/engine/room-list/read-room-table'
import { atOnce } from '../../../src/model/change/at-once'
import { METRIC } from '../../../src/model/project/quantity'

const pack = embeddedPack()

function read(text: string, decimal: ',' | '.' | null = null): RoomList {
  const table = atOnce(readText(text))
  const reading = readRooms(table, matchColumns(table), roomListOptions(pack, METRIC, decimal))
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}
const problems = (text: string): string[] => read(text).problems.map(({ code, place }) => `${code} ${placeName(place)}`)

describe('Rooms of a list', () => {
  it('are read with every field, in metric', () => {
    const { rooms, problems: none } = read(
      'Room no.\tRoom\tFloor\tZone\tArea m²\tHeight m\tUse\tCooling kW\tSensible kW\tHeating kW\tType\n1.01\tLobby\t1F\tNorth\t42,5\t3,2\thotel\t6,5\t4,9\t5\tduct',
    )
    expect(none).toEqual([])
    expect(rooms).toEqual([
      {
        name: '1.01 Lobby',
        floor: '1F',
        zone: 'North',
        areaM2: 42.5,
        heightM: 3.2,
        use: 'hotel',
        coolKw: 6.5,
        sensibleKw: 4.9,
        heatKw: 5,
        type: 'DM',
      },
    ])
  })

  it.each([
    ['Cooling W', '3500', 3.5],
    ['Cooling (Btu/h)', '12,000 Btu/h', 3.516852],
    ['Cooling kBtu/h', '12.0', 3.516852],
    ['Cooling [tons]', '1.0', 3.516852],
    ['Cooling kW', '3500 W', 3.5],
  ])('have their load converted: %s of %s', (heading, cell, kw) => {
    expect(read(`Room\t${heading}\nA\t${cell}\nB\t1.5`, '.').rooms[0]?.coolKw).toBeCloseTo(kw, 3)
  })

  it('have areas and heights of feet converted', () => {
    const [room] = read('Room\tArea ft²\tHeight ft\nA\t100\t9\n').rooms
    expect(room?.areaM2).toBeCloseTo(9.29, 2)
    expect(room?.heightM).toBeCloseTo(2.743, 3)
  })

  it.each([
    ['6,5\n7,25', 6.5],
    ['1.234,5\n2', 1234.5],
    ['1,234.5\n2', 1234.5],
    ['1.234\n2,5', 1234],
    ['1,234\n2.5', 1234],
  ])('have the decimal sign of their column: %s', (cells, kw) => {
    expect(
      read(
        `Room\tCooling kW\n${cells
          .split('\n')
          .map((cell) => `R\t${cell}`)
          .join('\n')}`,
      ).rooms[0]?.coolKw,
    ).toBe(kw)
  })

  it('are refused where the decimal sign stays open and nobody has chosen it', () => {
    expect(problems('Room\tCooling kW\nA\t1,234\nB\t12')).toEqual(['openDecimal B2'])
    expect(read('Room\tCooling kW\nA\t1,234\nB\t12', ',').rooms.map(({ coolKw }) => coolKw)).toEqual([1.234, 12])
  })

  it('are refused with row and column where a text stands among numbers, against the sign of its column too', () => {
    expect(problems('Room;Area;Cooling\nA;12,5;n/a\nB;x;3\nC;1.5;2')).toEqual(['notANumber C2', 'notANumber B3', 'notANumber B4'])
  })

  it('are refused without a name, with a negative load, a measure of another kind or a count that is none', () => {
    expect(problems('Room\tCooling kW\tQty\n\t3\t1\nB\t-2\t1\nC\t5 m²\t1\nD\t5\t1.5')).toEqual([
      'noName A2',
      'outOfRange B3',
      'otherMeasure B4',
      'notACount C5',
    ])
  })

  it('leave out sums, empty rows and headings that are printed again', () => {
    const list = read('Room\tCooling kW\nA\t3\n\t\nRoom\tCooling kW\nB\t4\nTotal\t7\nSumme:\t7')
    expect(list.rooms.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(list.rows).toEqual([2, 5])
    expect(list.totals).toEqual([6, 7])
  })

  it('are as many as their row says', () => {
    expect(read('Room\tCooling kW\tQty\nHotel room\t3\t3').rooms.map(({ name }) => name)).toEqual([
      'Hotel room 1',
      'Hotel room 2',
      'Hotel room 3',
    ])
  })

  it('are read without a type that nobody knows, and the reader is told', () => {
    const { rooms, remarks } = read('Room\tCooling kW\tUnit type\nA\t3\tSuperflow')
    expect([rooms.length, rooms[0]?.type, remarks.map(({ code }) => code)]).toEqual([1, '', ['unknownType']])
  })

  it('are told where they share their name with another of the same floor', () => {
    const room = (name: string, floor: string) => ({ name, floor })
    expect(duplicateNames([room('A', '1'), room('A', '2'), room('B', '1'), room('B', '1')], [room('A', '2')])).toEqual(['A · 2', 'B · 1'])
  })
})

describe('A file for the command line', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

  it('gives its rooms and one sentence for each wrong cell', async () => {
    const list = await readRoomTable(bytes('Room;Cooling kW\nA;3,5\nB;n/a\n'), pack)
    expect(list.rooms.map(({ coolKw }) => coolKw)).toEqual([3.5])
    expect(list.problems.map(problemSentence)).toEqual(['B3: expected a number, found "n/a"'])
  })

  it('is refused where it holds no rooms', async () => {
    await expect(readRoomTable(bytes(''), pack)).rejects.toThrow('expected a table with rooms')
    await expect(readRoomTable(bytes('12;13\n14;15'), pack)).resolves.toMatchObject({ rooms: [{ name: '12' }, { name: '14' }] })
  })
})
