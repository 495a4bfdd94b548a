import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/contract/input-error'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { isRecord, type JsonRecord } from '../../src/contract/wire/read-value'
import { demoProject } from '../../src/model/project/demo/demo-project'
import type { Project } from '../../src/model/project/project'
import { ITEM_RESULTS, SYSTEM_RESULTS } from '../../src/contract/wire/result-fields'
import { savedBuilding } from '../helpers/saved-building'
import { pack } from '../model/arbitrary'
import { arbitraryProject } from './arbitrary-project'
import { workedProject, type SavedProject } from './saved-project'

const demo = (): Project => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
const again = (project: Project): Project => readProject(JSON.parse(JSON.stringify(writeProject(project))))
const systemOf = (wire: { selection: JsonRecord }, at = 0): JsonRecord => (wire.selection['oduList'] as JsonRecord[])[at] ?? {}
const itemsOf = (system: JsonRecord): JsonRecord[] => system['inDoorList'] as JsonRecord[]
const edgesOf = (system: JsonRecord): { data: JsonRecord }[] => (system['pipingGraphData'] as { edges: { data: JsonRecord }[] }).edges

/** Fields of sections 3.1 to 3.6 that are worked out anew with every save, and so not those of a file. */
const WORKED_OUT = new Set([
  'country',
  'city',
  'oduIndex',
  'graphSysIndex',
  'oduLastIndex',
  'expandSystemIds',
  'reportUnselected',
  'isMixSystem',
  'iduCount',
])
/** Records and lists that are looked into one by one. */
const PARTS = new Set([
  'wiring',
  'controller',
  'page1',
  'page2',
  'selection',
  'oduList',
  'rooms',
  'inDoorList',
  'pipingGraphData',
  'controllerGraphData',
  'unitSetting',
  'ahuData',
  'accessories',
  'alternatives',
])
const RESULTS = new Set<string>([...SYSTEM_RESULTS, ...ITEM_RESULTS])

/** Every record of a saved project that has fields of the specification, by its place. */
function recordsOf(project: SavedProject): [place: string, record: JsonRecord][] {
  const { page1, page2, selection } = project
  return [
    ['$', project],
    ['$.page1', page1],
    ['$.page2', isRecord(page2) ? page2 : {}],
    ['$.selection', selection],
    ['$.controller', isRecord(project['controller']) ? project['controller'] : {}],
    ...recordsOfSystems('system', selection),
    ...asideIn(project).flatMap((design, at) => recordsOfSystems(`system of design ${at}`, design)),
  ]
}

type SavedDesign = Pick<SavedProject['selection'], 'oduList'>

/** The designs that are put aside. */
function asideIn({ alternatives }: JsonRecord): SavedDesign[] {
  return isRecord(alternatives) ? (alternatives['others'] as SavedDesign[]) : []
}

function recordsOfSystems(what: string, { oduList }: SavedDesign): [place: string, record: JsonRecord][] {
  return oduList.flatMap((system, at): [string, JsonRecord][] => [
    [`${what} ${at}`, system],
    ...accessoriesOf(`${what} ${at}`, system),
    ...system.inDoorList.flatMap((item, place): [string, JsonRecord][] => [
      [`${what} ${at} item ${place}`, item],
      ...accessoriesOf(`${what} ${at} item ${place}`, item),
    ]),
    ...system.pipingGraphData.edges.map(({ data }, place): [string, JsonRecord] => [`${what} ${at} edge ${place}`, data]),
  ])
}

/** The chosen panels and accessories of a system or a list item; an entry is written whole where a file gives a part of it. */
function accessoriesOf(place: string, { accessories }: JsonRecord): [place: string, record: JsonRecord][] {
  const list: unknown[] = Array.isArray(accessories) ? accessories : []
  return list.flatMap((entry, at): [string, JsonRecord][] => (isRecord(entry) ? [[`${place} accessory ${at}`, entry]] : []))
}

/** A save leaves out what says nothing. */
const isEmpty = (value: unknown): boolean => ['""', 'null', 'false', '{}'].includes(JSON.stringify(value))

/** Fields of one record that were given and are no longer what they were, by name. */
function changedFields(given: JsonRecord, written: JsonRecord): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (PARTS.has(name) || WORKED_OUT.has(name) || RESULTS.has(name) || isEmpty(value)) return []
    // Some tools write codes and floors as numbers.
    return isDeepStrictEqual(written[name], value) || written[name] === String(value)
      ? []
      : [`${name}: ${JSON.stringify(value)} became ${JSON.stringify(written[name])}`]
  })
}

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

  it('every field of a random project is written under its name with the value that it had, results excepted, of which none is written', () => {
    let seen = 0
    fc.assert(
      fc.property(arbitraryProject, (project) => {
        const json = JSON.parse(JSON.stringify(project)) as SavedProject
        const written = JSON.parse(JSON.stringify(writeProject(readProject(json)))) as SavedProject
        const places = new Map(recordsOf(written))
        const { page1 } = json
        // Where page 1 has a field too, page 1 counts.
        const top = Object.fromEntries(Object.entries(json).filter(([name]) => !(name in page1))) as SavedProject
        for (const [place, given] of recordsOf({ ...top, page1, selection: json.selection, alternatives: json['alternatives'] })) {
          const record = places.get(place) ?? {}
          seen += Object.keys(given).length
          expect([place, changedFields(given, record)]).toEqual([place, []])
          if (place.startsWith('system') && !place.includes('edge'))
            expect(Object.keys(record).filter((name) => RESULTS.has(name))).toEqual([])
        }
      }),
      { seed: 20_251_126, numRuns: 300 },
    )
    expect(seen).toBeGreaterThan(5_000)
  })

  it('every field of sections 3.1 to 3.6 that is no result is in a save of the demo project', () => {
    const wire = writeProject(demo())
    const [system] = wire.selection['oduList'] as JsonRecord[]
    const has = (record: JsonRecord | undefined, names: string): string[] => names.split(' ').filter((name) => !record || !(name in record))
    const missing = [
      ...has(wire, 'id ProgramVer ProgramVerTime projectName projectNo createdBy userName projectType country city email'),
      ...has(wire, 'page1 page2 selection piping wiring controller unit'),
      ...has(wire.selection, 'oduIndex graphSysIndex graphScalePercent oduLastIndex oduList expandSystemIds reportUnselected'),
      ...has(system, 'deviceName id _id label status inDoorList pipingGraphData floor level isMixSystem displayHiddenData'),
      ...has(system && itemsOf(system)[0], 'type modelName name deviceName iduCount count rqdCoolCapa rqdHeatCapa'),
    ]
    expect(missing).toEqual([])
  })

  it('a unit without an internal part and the systems open in the tree are kept', () => {
    const project = demo()
    const [id = '', other = ''] = project.systemOrder
    const system = project.systems[id]
    const [first] = system?.indoorUnits ?? []
    if (!system || !first) throw new Error('The demo project has no units.')
    system.indoorUnits = [{ ...first, hasNoInternalPart: true }, ...system.indoorUnits.slice(1)]
    const read = again({ ...project, openSystemIds: [other] })
    expect(read.systems[id]?.indoorUnits.map(({ hasNoInternalPart }) => hasNoInternalPart ?? false)).toEqual([
      true,
      ...system.indoorUnits.slice(1).map(() => false),
    ])
    expect(read.openSystemIds).toEqual([other])
    const removed = { ...read, systemOrder: [id], systems: { [id]: system } }
    expect(writeProject(removed).selection['expandSystemIds']).toEqual([])
  })

  it('the program that wrote a project is noted, that of another tool until it is saved here', () => {
    expect(writeProject(demo())).toMatchObject({ ProgramVer: '', ProgramVerTime: '' })
    const theirs = readProject({ ...workedProject(), ProgramVer: 'V9', ProgramVerTime: '2024-01-01' })
    expect(writeProject(theirs)).toMatchObject({ ProgramVer: 'V9', ProgramVerTime: '2024-01-01' })
    expect(writeProject({ ...theirs, program: { version: '2.0.0', builtAt: 'now' } })).toMatchObject({
      ProgramVer: '2.0.0',
      ProgramVerTime: 'now',
    })
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
    const given = project()
    const wire = writeProject({ ...given, openSystemIds: given.systemOrder })
    const size = JSON.stringify(wire).length
    for (const part of ['page2', 'piping', 'wiring', 'controller', 'ProgramVer', 'ProgramVerTime']) Reflect.deleteProperty(wire, part)
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
