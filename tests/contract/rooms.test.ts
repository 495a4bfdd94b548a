import { describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { readPack } from '../../src/contract/pack'
import { projectFrame, readProject, writeProject } from '../../src/contract/project/project-wire'
import { shownMeasures, toMetric } from '../../src/engine/measure/measure'
import { newProject } from '../../src/model/project/defaults'
import { workedProject } from './saved-project'

const ROOM = {
  id: 'r',
  name: 'Lobby',
  floor: '1F',
  zone: 'N',
  areaM2: 60,
  heightM: 3,
  use: 'lobby',
  coolKw: 7.2,
  sensibleKw: 5,
  heatKw: 6,
  type: 'C4',
}

const withRooms = (rooms: unknown) => {
  const project = workedProject()
  return { ...project, selection: { ...project.selection, rooms } }
}
const placeOf = (rooms: unknown): string => {
  try {
    readProject(withRooms(rooms))
    return 'nothing was refused'
  } catch (error) {
    return error instanceof InputError ? error.path : String(error)
  }
}

describe('rooms in a saved project', () => {
  it('rooms come back as they were saved, with fields of another tool', () => {
    const project = readProject(withRooms([{ ...ROOM, colour: { of: 'door' } }, { id: 'bare' }]))
    expect(project.rooms).toEqual([
      { ...ROOM, extra: { colour: { of: 'door' } } },
      {
        id: 'bare',
        name: '',
        floor: '',
        zone: '',
        areaM2: null,
        heightM: null,
        use: '',
        coolKw: null,
        sensibleKw: null,
        heatKw: null,
        type: '',
        extra: {},
      },
    ])
    const again = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(again.rooms).toEqual(project.rooms)
  })

  it('the text around the list of systems has the rooms, too', () => {
    const project = readProject(withRooms([ROOM]))
    const [front, back] = projectFrame(project)
    expect(JSON.parse(front + back)).toMatchObject({ selection: { rooms: [ROOM], oduList: [] } })
  })

  it('a project without rooms is saved as by versions that had none', () => {
    expect(Object.keys(writeProject(newProject()).selection)).not.toContain('rooms')
    expect(Object.keys(writeProject(readProject(withRooms([]))).selection)).not.toContain('rooms')
  })

  it('capacities of rooms are in kW and areas in m² whatever the unit of the project', () => {
    const project = { ...withRooms([ROOM]), unit: { length: 'ft', loadCapacity: 'kBtu/h' } }
    expect(readProject(project, { toMetric, shown: shownMeasures }).rooms[0]).toMatchObject({ coolKw: 7.2, areaM2: 60, heightM: 3 })
  })

  it('a room without an id has the same one on every read, and an emptied field is not given', () => {
    const read = () =>
      readProject(
        withRooms([
          { name: 'A', areaM2: '' },
          { name: 'B', coolKw: null },
        ]),
      ).rooms
    expect(read().map(({ id, areaM2, coolKw }) => [id, areaM2, coolKw])).toEqual([
      ['room-1', null, null],
      ['room-2', null, null],
    ])
    expect(read()).toEqual(read())
  })

  it.each([
    ['a list that is none', {}, '$.selection.rooms'],
    ['a room that is a text', ['Lobby'], '$.selection.rooms[0]'],
    ['two rooms of one id', [ROOM, ROOM], '$.selection.rooms[1].id'],
    ['a negative area', [{ ...ROOM, areaM2: -1 }], '$.selection.rooms[0].areaM2'],
    ['a load as a text', [ROOM, { ...ROOM, id: 's', coolKw: '7' }], '$.selection.rooms[1].coolKw'],
    ['a load without an end', [{ ...ROOM, heatKw: Infinity }], '$.selection.rooms[0].heatKw'],
    ['a name that is a list', [{ ...ROOM, name: [] }], '$.selection.rooms[0].name'],
    ['an id that would be no key', [{ ...ROOM, id: '__proto__' }], '$.selection.rooms[0].id'],
  ])('%s is refused with its place', (_what, rooms, path) => {
    expect(placeOf(rooms)).toBe(path)
  })
})

describe('uses of rooms in a pack', () => {
  it('a pack may leave them out, and may not name one twice', () => {
    const { roomUses, ...without } = packJson
    expect(readPack(without).roomUses).toBeUndefined()
    const twice = { ...packJson, roomUses: { items: [...roomUses.items, roomUses.items[0]] } }
    expect(() => readPack(twice)).toThrow(/roomUses\.items\[\d+\]\.id/)
    const wrong = { ...packJson, roomUses: { items: [{ id: 'x', coolWPerM2: 1, sensibleShare: 1.2, heatWPerM2: 0 }] } }
    expect(() => readPack(wrong)).toThrow(/roomUses\.items\[0\]\.sensibleShare/)
  })

  it('the default pack names each of its uses in the twelve languages of the interface and marks the figures as estimates', () => {
    const languages = ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt'].sort()
    for (const use of packJson.roomUses.items) expect([use.id, Object.keys(use.names).sort()]).toEqual([use.id, languages])
    expect(packJson.roomUses.provenance.cls).toBe('E')
  })
})
