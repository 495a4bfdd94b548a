import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project-wire'
import { isRecord, type JsonRecord } from '../../src/contract/wire/read-value'
import { demoProject } from '../../src/model/project/demo-project'
import type { Project } from '../../src/model/project/project'
import { savedBuilding } from '../helpers/saved-building'
import { pack } from '../model/arbitrary'
import { workedProject } from './saved-project'

const demo = (): Project => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
const again = (project: Project): Project => readProject(JSON.parse(JSON.stringify(writeProject(project))))
const systemOf = (wire: { selection: JsonRecord }, at = 0): JsonRecord => (wire.selection['oduList'] as JsonRecord[])[at] ?? {}
const itemsOf = (system: JsonRecord): JsonRecord[] => system['inDoorList'] as JsonRecord[]
const edgesOf = (system: JsonRecord): { data: JsonRecord }[] => (system['pipingGraphData'] as { edges: { data: JsonRecord }[] }).edges

const sliders = (page: unknown) => Object.values(isRecord(page) ? page : {})

describe('the saved form', () => {
  it('a save has every part of a project, with defaults for what nobody has set', () => {
    const wire = writeProject(demo())
    expect(wire).toMatchObject({ piping: {}, wiring: {}, controller: { groupOptions: [], groupIndex: 0, groupNameIndex: 0 } })
    expect(sliders(wire['page2'])).toEqual(Array.from({ length: 10 }, () => 50))
    expect(wire.selection).toMatchObject({
      oduIndex: 0,
      graphSysIndex: 0,
      graphScalePercent: 100,
      oduLastIndex: 0,
      expandSystemIds: [],
      reportUnselected: [],
    })
  })

  it('what is written only to repeat other fields is not kept, so that a project reads back as it was', () => {
    const project = demo()
    const read = again(project)
    expect(read.extra).toEqual(project.extra)
    const [system] = Object.values(read.systems)
    expect([system?.extra, system?.indoorUnits.map(({ extra }) => extra)]).toEqual([{}, system?.indoorUnits.map(() => ({}))])
    expect(system?.diagram.edgeRest.every((rest) => rest?.extra === undefined)).toBe(true)
  })

  it('repeated fields follow their originals after an edit, and those of another tool stay word for word', () => {
    const given = JSON.parse(JSON.stringify(writeProject(demo()))) as { selection: JsonRecord }
    Object.assign(systemOf(given), { label: 'By another tool', displayHiddenData: ['a'] })
    const project = readProject(given)
    const system = project.systems[project.systemOrder[0] ?? '']
    const [first] = system?.indoorUnits ?? []
    if (!system || !first) throw new Error('The demo project has no units.')
    system.indoorUnits = [{ ...first, name: 'Foyer', count: 7 }, ...system.indoorUnits.slice(1)]
    system.outdoorModels = ['X4P-10', 'X4P-12']
    const wire = systemOf(writeProject(project))
    expect(wire).toMatchObject({ _id: system.id, label: 'By another tool', displayHiddenData: ['a'], isMixSystem: true })
    expect(itemsOf(wire)[0]).toMatchObject({ _id: first.id, deviceName: 'Foyer', count: 7, iduCount: 7 })
    expect(edgesOf(wire).map(({ data }) => data['index'])).toEqual(edgesOf(wire).map((_, place) => place))
  })

  it('the weights of page 2 are read and written by their sliders, with fields of another tool', () => {
    const project = readProject({ ...workedProject(), page2: { sliderValue1: 0, sliderValue10: 100, sliderValue2: '', theme: 'dark' } })
    expect(project.weights).toMatchObject({ price: 0, margin: 100, coolEfficiency: 50 })
    expect(writeProject(project)['page2']).toMatchObject({ sliderValue1: 0, sliderValue2: 50, sliderValue10: 100, theme: 'dark' })
    expect(again(project).weights).toEqual(project.weights)
    for (const sliderValue4 of [-1, 101, 'much', null]) {
      const read = () => readProject({ ...workedProject(), page2: { sliderValue4 } })
      if (sliderValue4 === null) expect(read().weights.charge).toBe(50)
      else expect(read).toThrow(InputError)
    }
  })

  it('the system that was shown is read from its place in the list; a place without a system says nothing', () => {
    const project = demo()
    const [, second] = project.systemOrder
    const wire = writeProject({ ...project, ...(second !== undefined && { shownSystemId: second }) })
    expect(wire.selection).toMatchObject({ oduIndex: 1, graphSysIndex: 1 })
    expect(readProject(wire).shownSystemId).toBe(second)
    for (const oduIndex of [99, -1, '1', null]) {
      expect(readProject({ ...wire, selection: { ...wire.selection, oduIndex, graphSysIndex: oduIndex } }).shownSystemId).toBeUndefined()
    }
  })

  it('the highest number among names of systems is written, and counted anew', () => {
    const project = readProject({ ...workedProject(), selection: { ...workedProject().selection, oduLastIndex: 400 } })
    expect(writeProject(project).selection['oduLastIndex']).toBe(1)
  })

  it.each([
    ['the demo project', demo],
    ['a project of 2,000 systems', () => readProject(savedBuilding(2000, 65))],
  ])('a save of %s has grown by at most 15 % by the fields for other readers', (_name, project) => {
    const wire = writeProject(project())
    const size = JSON.stringify(wire).length
    for (const part of ['page2', 'piping', 'wiring', 'controller']) Reflect.deleteProperty(wire, part)
    for (const field of ['oduIndex', 'graphSysIndex', 'graphScalePercent', 'oduLastIndex', 'expandSystemIds', 'reportUnselected'])
      Reflect.deleteProperty(wire.selection, field)
    for (const system of wire.selection['oduList'] as JsonRecord[]) {
      for (const field of ['_id', 'label', 'displayHiddenData', 'isMixSystem']) Reflect.deleteProperty(system, field)
      for (const item of itemsOf(system)) for (const field of ['_id', 'deviceName', 'iduCount']) Reflect.deleteProperty(item, field)
      for (const { data } of edgesOf(system)) Reflect.deleteProperty(data, 'index')
    }
    expect(size / JSON.stringify(wire).length).toBeLessThanOrEqual(1.15)
  })
})
