import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../../src/contract/project/project-wire'
import { applyChange } from '../../../../src/model/change/apply'
import type { Change } from '../../../../src/model/change/change'
import { invert } from '../../../../src/model/change/invert'
import { copyBranches } from '../../../../src/model/edits/clip/copy-branches'
import { pasteBranches } from '../../../../src/model/edits/clip/paste-branches'
import { addIndoorUnits } from '../../../../src/model/edits/list/add-indoor-units'
import { editIndoorUnit } from '../../../../src/model/edits/list/edit-indoor-unit'
import { addRooms } from '../../../../src/model/edits/rooms/add-rooms'
import { editRooms } from '../../../../src/model/edits/rooms/edit-rooms'
import { followRooms } from '../../../../src/model/edits/rooms/follow-rooms'
import { removeRooms } from '../../../../src/model/edits/rooms/remove-rooms'
import { serveRoom } from '../../../../src/model/edits/rooms/serve-room'
import { copySystem } from '../../../../src/model/edits/systems/copy-system'
import { openPacked, takeApart } from '../../../../src/model/packed/open-packed'
import { packProject } from '../../../../src/model/packed/pack-project'
import { newIndoorUnit, newProject, newRoom, newSystem } from '../../../../src/model/project/defaults'
import type { IndoorUnit, Project } from '../../../../src/model/project/project'
import { roomLoad } from '../../../../src/model/project/rooms/room-load'
import { projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'
import { pictureOf } from '../../picture'
import { anyRoomEdits, describeRoomEdit } from './random-room-edits'

const commit = (project: Project, change: Change): Change => {
  const whole = followRooms(project, change, pack)
  applyChange(project, whole)
  return whole
}

const unit = (id: string, model: string, given: Partial<IndoorUnit> = {}): IndoorUnit => newIndoorUnit({ id, type: 'idu', model, ...given })

/** A lobby of 10 kW cooling and 7 kW heating, and a system with a unit of 5.6 kW and two units of 2.8 kW. */
function lobby(): Project {
  const system = newSystem({ id: 's', indoorUnits: [unit('large', 'C4-056'), unit('small', 'C4-028', { count: 2 })] })
  const room = newRoom({ id: 'r', name: 'Lobby', areaM2: 60, heightM: 3, coolKw: 10, sensibleKw: 8, heatKw: 7 })
  return newProject({ systems: { s: system }, systemOrder: ['s'], rooms: [room] })
}
const units = (project: Project): readonly IndoorUnit[] => project.systems['s']?.indoorUnits ?? []
const allUnits = (project: Project): IndoorUnit[] => Object.values(project.systems).flatMap(({ indoorUnits }) => indoorUnits)

describe('a room and the units that serve it', () => {
  it('a room shares its load over its units by nominal capacity, and gives them name, area and height', () => {
    const project = lobby()
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large', 'small'] }], pack))
    expect(units(project)).toMatchObject([
      { requiredCoolingKw: 5, requiredSensibleKw: 4, room: 'Lobby', roomAreaM2: 60, roomHeightM: 3, roomId: 'r' },
      { requiredCoolingKw: 2.5, requiredSensibleKw: 2, room: 'Lobby', roomAreaM2: 60, roomHeightM: 3, roomId: 'r' },
    ])
    const heating = units(project).reduce((sum, { requiredHeatingKw, count }) => sum + count * (requiredHeatingKw ?? 0), 0)
    expect(heating).toBeCloseTo(7, 12)
  })

  it('a unit with another model or count changes what all units of its room have to give', () => {
    const project = lobby()
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large', 'small'] }], pack))
    commit(project, editIndoorUnit(project, 's', 'small', { count: 1 }, pack))
    expect(units(project)[0]?.requiredCoolingKw).toBeCloseTo(20 / 3, 12)
    commit(project, editIndoorUnit(project, 's', 'small', { model: 'C4-056' }, pack))
    expect(units(project).map(({ requiredCoolingKw }) => requiredCoolingKw)).toEqual([5, 5])
  })

  it('the only unit of a room carries exactly its load, and a ventilator without capacity carries none beside it', () => {
    const project = lobby()
    commit(project, editRooms(project, ['r'], { coolKw: 0.1 + 0.2, heatKw: null }, pack))
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large'] }], pack))
    commit(project, addIndoorUnits(project, 's', [newIndoorUnit({ id: 'v', type: 'hrv', model: 'HRV-500', roomId: 'r' })], pack))
    expect(units(project)[0]).toMatchObject({ requiredCoolingKw: 0.1 + 0.2, requiredHeatingKw: null })
    expect(units(project)[2]).toMatchObject({ requiredCoolingKw: 0, room: 'Lobby' })
  })

  it('what is typed at a unit of a room goes to the room, so that the unit has the typed figure', () => {
    const project = lobby()
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large', 'small'] }], pack))
    commit(project, editIndoorUnit(project, 's', 'small', { requiredCoolingKw: 3, room: 'Foyer', roomAreaM2: 70 }, pack))
    expect(project.rooms[0]).toMatchObject({ coolKw: 12, name: 'Foyer', areaM2: 70 })
    expect(units(project)).toMatchObject([
      { requiredCoolingKw: 6, room: 'Foyer', roomAreaM2: 70 },
      { requiredCoolingKw: 3, room: 'Foyer' },
    ])
  })

  it('a removed room leaves its units with their figures, or takes them along', () => {
    for (const withUnits of [false, true]) {
      const project = lobby()
      commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large'] }], pack))
      commit(project, removeRooms(project, ['r'], pack, withUnits))
      expect(project.rooms).toEqual([])
      expect(units(project).map(({ id }) => id)).toEqual(withUnits ? ['small'] : ['large', 'small'])
      if (!withUnits) expect(units(project)[0]).toMatchObject({ requiredCoolingKw: 10, roomAreaM2: 60 })
      expect(units(project).some((each) => 'roomId' in each)).toBe(false)
    }
  })

  it('a copied system keeps its figures and serves no room, because its rooms are served already', () => {
    const project = lobby()
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large'] }], pack))
    commit(project, copySystem(project, 's', { id: 'copy' }))
    expect(project.systems['copy']?.indoorUnits[0]).toMatchObject({ requiredCoolingKw: 10, room: 'Lobby' })
    expect(project.systems['copy']?.indoorUnits[0]?.roomId).toBeUndefined()
    expect(units(project)[0]).toMatchObject({ requiredCoolingKw: 10, roomId: 'r' })
  })

  it('a pasted unit gets a room of its own with the next free name and its load, once for all its units, and undo takes it away', () => {
    const project = lobby()
    const copied = projectBuilder().system('p', (draw) =>
      draw
        .outdoor('odu', ['X4P-10'], 'HP')
        .joint('y', 'odu')
        .unit('a', 'y', 'C4-056', {}, { indoorUnitId: 'large' })
        .placeholder('free', 'y'),
    )
    const drawn = copied.build().systems['p']
    if (!drawn) throw new Error('no drawing')
    project.systems['s'] = { ...drawn, id: 's', indoorUnits: [...units(project)] }
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large'] }], pack))
    const before = writeProject(project)
    const clip = copyBranches(project, 's', ['a'])
    const pasted = commit(project, pasteBranches(project, 's', clip, [['free']], pack).change)
    expect(project.rooms.map(({ name, coolKw, heatKw }) => ({ name, coolKw, heatKw }))).toEqual([
      { name: 'Lobby', coolKw: 10, heatKw: 7 },
      { name: 'Lobby 2', coolKw: 10, heatKw: 7 },
    ])
    expect(units(project).at(-1)).toMatchObject({ room: 'Lobby 2', roomId: project.rooms[1]?.id, requiredCoolingKw: 10 })
    expect(units(project)[0]).toMatchObject({ room: 'Lobby', requiredCoolingKw: 10 })
    applyChange(project, invert(pasted))
    expect(writeProject(project)).toEqual(before)
  })

  it('units keep the figures of rooms that the project does not list', () => {
    const project = lobby()
    const foreign = unit('f', 'C4-036', { roomId: 'elsewhere', requiredCoolingKw: 3.3, room: 'Annex' })
    commit(project, addIndoorUnits(project, 's', [foreign], pack))
    expect(units(project)[2]).toEqual(foreign)
  })
})

describe('the load of a room', () => {
  const use = pack.roomUses?.items.find(({ id }) => id === 'office')

  it('a load that nobody typed follows area and use, and is marked as estimated', () => {
    if (!use) throw new Error('The pack has no use for offices.')
    const load = roomLoad(newRoom({ areaM2: 20, use: 'office' }), pack)
    expect(load.coolKw).toBeCloseTo((20 * use.coolWPerM2) / 1000, 12)
    expect(load.sensibleKw).toBeCloseTo((20 * use.coolWPerM2 * use.sensibleShare) / 1000, 12)
    expect(load.heatKw).toBeCloseTo((20 * use.heatWPerM2) / 1000, 12)
    expect(load.estimated).toEqual(['coolKw', 'sensibleKw', 'heatKw'])
  })

  it('a typed load stands, and its sensible part follows the use', () => {
    const load = roomLoad(newRoom({ areaM2: 20, use: 'office', coolKw: 4, heatKw: 0 }), pack)
    expect(load).toEqual({ coolKw: 4, sensibleKw: 4 * (use?.sensibleShare ?? NaN), heatKw: 0, estimated: ['sensibleKw'] })
  })

  it('a room without area, or with a use that the pack does not know, has no estimate', () => {
    const none = { coolKw: null, sensibleKw: null, heatKw: null, estimated: [] }
    expect(roomLoad(newRoom({ use: 'office' }), pack)).toEqual(none)
    expect(roomLoad(newRoom({ areaM2: 20, use: 'a cave' }), pack)).toEqual(none)
  })

  it('an estimate reaches the units of the room and follows its area', () => {
    const project = lobby()
    commit(project, serveRoom(project, 'r', [{ systemId: 's', unitIds: ['large'] }], pack))
    commit(project, editRooms(project, ['r'], { coolKw: null, use: 'office', areaM2: 50 }, pack))
    expect(units(project)[0]?.requiredCoolingKw).toBeCloseTo((50 * (use?.coolWPerM2 ?? NaN)) / 1000, 12)
  })
})

describe('edits of rooms in any order', () => {
  /** Two systems, one of them drawn, so that units come and go in drawings, too. */
  const start = (): Project => {
    const systems = { a: newSystem({ id: 'a' }), b: newSystem({ id: 'b', name: 'System2' }) }
    const project = newProject({ systems, systemOrder: ['a', 'b'] })
    commit(project, addIndoorUnits(project, 'a', [unit('1', 'C4-056', { count: 2 }), unit('2', 'DM-090')], pack))
    commit(
      project,
      addRooms(project, [newRoom({ id: 'first', name: 'First', coolKw: 5 }), newRoom({ id: 'second', areaM2: 30, use: 'shop' })]),
    )
    return project
  }

  it('after any edits the units of every room carry its load together, and undoing them gives back the very same project', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoomEdits, async (edits) => {
        const project = start()
        const done: [Change, unknown][] = []
        for (const edit of edits) {
          const change = describeRoomEdit(project, edit)
          if (!change) continue
          const before = pictureOf(project)
          done.push([commit(project, change), before])
          expectShared(project)
        }
        const packed = await openPacked(takeApart(packProject(project)), () => Promise.resolve())
        expect(pictureOf(packed)).toStrictEqual(pictureOf(project))
        const saved = readProject(JSON.parse(JSON.stringify(writeProject(project))))
        expect([saved.rooms, allUnits(saved)]).toStrictEqual([project.rooms, allUnits(project)])
        for (const [change, before] of done.reverse()) {
          applyChange(project, invert(change))
          expect(pictureOf(project)).toStrictEqual(before)
        }
      }),
      { numRuns: 60 },
    )
  })

  function expectShared(project: Project): void {
    for (const room of project.rooms) {
      const serving = allUnits(project).filter(({ roomId }) => roomId === room.id)
      if (serving.length === 0) continue
      const { coolKw, sensibleKw, heatKw } = roomLoad(room, pack)
      const fields = [
        ['requiredCoolingKw', coolKw],
        ['requiredSensibleKw', sensibleKw],
        ['requiredHeatingKw', heatKw],
      ] as const
      for (const [field, kw] of fields) {
        if (kw === null) expect(serving.every((each) => each[field] === null)).toBe(true)
        else expect(serving.reduce((sum, each) => sum + each.count * (each[field] ?? NaN), 0)).toBeCloseTo(kw, 9)
      }
      for (const each of serving) expect(each).toMatchObject({ room: room.name, roomAreaM2: room.areaM2, roomHeightM: room.heightM })
    }
  }
})
