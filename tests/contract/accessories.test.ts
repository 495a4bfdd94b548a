import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { packProject } from '../../src/model/packed/pack-project'
import { openPacked, takeApart } from '../../src/model/packed/open-packed'
import type { Project, System } from '../../src/model/project/project'
import { savedSystem, savedProject } from './saved-project'

const PANEL = { id: 'PN-C4-950K', type: 'panel', num: 1 }
const METERS = { id: 'EM-1', type: 'electricityMeter', num: 2, title: 'of another tool', show: true }
const SNOW = { id: 'AC-SNOW', type: 'V8Accessories', num: 1 }

const saved = (item: object, own: object = {}) =>
  savedProject([savedSystem([], [], { ...own, inDoorList: [{ id: 'a', type: 'idu', modelName: 'C4-056', ...item }] })])
const only = (project: Project): System => {
  const [system] = Object.values(project.systems)
  if (!system) throw new Error('the project has no system')
  return system
}
const refusal = (item: object, own?: object): string => {
  try {
    readProject(saved(item, own))
    return 'nothing was refused'
  } catch (error) {
    return error instanceof InputError ? error.path : String(error)
  }
}

describe('panels and accessories in a saved project', () => {
  it('parts of units and of the outdoor unit come back as they were saved, with fields of another tool', async () => {
    const project = readProject(saved({ accessories: [PANEL, METERS] }, { accessories: [SNOW] }))
    const { indoorUnits, outdoorParts } = only(project)
    expect(indoorUnits[0]?.parts).toEqual([
      { id: 'PN-C4-950K', type: 'panel', count: 1 },
      { id: 'EM-1', type: 'electricityMeter', count: 2, extra: { title: 'of another tool', show: true } },
    ])
    expect(outdoorParts).toEqual([{ id: 'AC-SNOW', type: 'V8Accessories', count: 1 }])
    const wire = JSON.parse(JSON.stringify(writeProject(project))) as ReturnType<typeof writeProject>
    const [system] = wire.selection.oduList as { accessories: unknown; inDoorList: { accessories: unknown }[] }[]
    expect([system?.accessories, system?.inDoorList[0]?.accessories]).toEqual([[SNOW], [PANEL, METERS]])
    expect(only(readProject(wire))).toEqual(only(project))
    const packed = await openPacked(takeApart(packProject(project)), () => Promise.resolve())
    expect(only(packed).indoorUnits).toEqual(indoorUnits)
    expect(only(packed).outdoorParts).toEqual(outdoorParts)
  })

  it('no field is what the model comes with, and an empty list is nothing', () => {
    expect(only(readProject(saved({}))).indoorUnits[0]).not.toHaveProperty('parts')
    expect(only(readProject(saved({ accessories: [] }))).indoorUnits[0]?.parts).toEqual([])
    const wire = JSON.stringify(writeProject(readProject(saved({}))))
    expect(wire).not.toContain('accessories')
  })

  it('the type and the number of a part may be missing', () => {
    expect(only(readProject(saved({ accessories: [{ id: 'X' }] }))).indoorUnits[0]?.parts).toEqual([
      { id: 'X', type: 'V8Accessories', count: 1 },
    ])
  })

  it.each([
    ['no list', { accessories: 'PN-C4-950' }, '.inDoorList[0].accessories'],
    ['a part without an id', { accessories: [{ num: 1 }] }, '.inDoorList[0].accessories[0].id'],
    ['the same part twice', { accessories: [PANEL, PANEL] }, '.inDoorList[0].accessories[1].id'],
    ['a type that does not exist', { accessories: [{ ...PANEL, type: 'lamp' }] }, '.inDoorList[0].accessories[0].type'],
    ['a number of none', { accessories: [{ ...PANEL, num: 0 }] }, '.inDoorList[0].accessories[0].num'],
    ['a number that is not whole', { accessories: [{ ...PANEL, num: 1.5 }] }, '.inDoorList[0].accessories[0].num'],
    [
      'more parts than a unit can have',
      { accessories: Array.from({ length: 201 }, (_, id) => ({ id: `p${id}` })) },
      '.inDoorList[0].accessories',
    ],
  ])('a unit is refused with %s', (_what, item, path) => {
    expect(refusal(item)).toContain(path)
  })

  it('a system is refused in the same way', () => {
    expect(refusal({}, { accessories: [{ ...SNOW, num: 100 }] })).toContain('oduList[0].accessories[0].num')
  })
})
