import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { clearGone } from '../../../src/model/edits/wiring/clear-gone'
import { acceptFindings, addCentrals, editCentral } from '../../../src/model/edits/wiring/edit-centrals'
import { addControllers, addGroups, groupUnits, joinGroup, leaveGroups } from '../../../src/model/edits/wiring/edit-groups'
import { setWires } from '../../../src/model/edits/wiring/edit-wires'
import { addCentralsFor, equipSystem } from '../../../src/model/edits/wiring/equip-all'
import type { Project } from '../../../src/model/project/project'
import { checkControl } from '../../../src/model/wiring/control-check'
import { goneControl, isNothingGone } from '../../../src/model/wiring/gone-control'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'

/** Two systems of three units each; the first two of each share a room. */
function building(): Project {
  const builder = projectBuilder()
  for (const id of ['S1', 'S2']) {
    const office = indoorUnit('C4-056', { id: `${id}-office`, room: `Office ${id}`, count: 2 })
    const hall = indoorUnit('WM-036', { id: `${id}-hall`, room: `Hall ${id}` })
    builder.system(
      id,
      (draw) =>
        draw
          .outdoor(`${id}-o`, ['X4P-12'])
          .joint(`${id}-j`, `${id}-o`)
          .unit(`${id}-a`, `${id}-j`, 'C4-056', {}, { indoorUnitId: office.id })
          .joint(`${id}-k`, `${id}-j`)
          .unit(`${id}-b`, `${id}-k`, 'C4-056', {}, { indoorUnitId: office.id })
          .unit(`${id}-c`, `${id}-k`, 'WM-036', {}, { indoorUnitId: hall.id }),
      { indoorUnits: [office, hall] },
    )
  }
  return builder.build()
}

const UNITS = ['S1', 'S2'].flatMap((systemId) => ['a', 'b', 'c'].map((letter) => ({ systemId, nodeId: `${systemId}-${letter}` })))
const make = (project: Project, change: Change): void => applyChange(project, change)
const unit = (name: string) => ({ systemId: name.slice(0, 2), nodeId: name })
const group = (id: string, ...names: string[]) => ({
  id,
  name: id,
  units: names.map(unit),
  controllers: [{ id: `${id}-w`, model: 'WC-10' }],
})
const groupsOf = ({ control }: Project) =>
  control?.groups.map(({ id, units }) => [id, ...units.map(({ nodeId }) => nodeId)].join(' ')) ?? []

describe('groups of units', () => {
  it('are made across systems; a group that is left without units goes, a larger one keeps the rest', () => {
    const project = building()
    make(project, addGroups(project, [group('g1', 'S1-a'), group('g2', 'S1-b', 'S1-c'), group('g3', 'S2-a')]))
    make(project, groupUnits(project, group('both', 'S1-a', 'S1-b', 'S2-a')))
    expect(groupsOf(project)).toEqual(['g2 S1-c', 'both S1-a S1-b S2-a'])
    make(project, joinGroup(project, 'both', [unit('S2-b'), unit('S1-a')]))
    make(project, leaveGroups(project, [unit('S1-c'), unit('S2-a')]))
    expect(groupsOf(project)).toEqual(['both S1-a S1-b S2-b'])
    expect(groupUnits(project, group('none')).ops).toEqual([])
  })

  it('get a controller of one model each in one step', () => {
    const project = building()
    make(project, addGroups(project, [group('g1', 'S1-a'), group('g2', 'S1-b')]))
    make(project, addControllers(project, new Set(['g1', 'g2']), 'GC-16'))
    expect(project.control?.groups.map(({ controllers }) => controllers.map(({ model }) => model))).toEqual([
      ['WC-10', 'GC-16'],
      ['WC-10', 'GC-16'],
    ])
  })

  it('of one system are made for one model: by room where it may serve several, else for each unit', () => {
    const project = building()
    make(
      project,
      equipSystem(project, pack, 'S1', 'WC-10', ({ nodeId }) => nodeId),
    )
    make(
      project,
      equipSystem(project, pack, 'S2', 'WC-01', ({ nodeId }) => nodeId),
    )
    expect(project.control?.groups.map(({ name, units }) => `${name} ${units.length}`)).toEqual([
      'Office S1 2',
      'Hall S1 1',
      ...['Office S2 1', 'Office S2 1', 'Hall S2 1'],
    ])
    expect(checkControl(project, pack)).toEqual([])
  })

  it('and their units come back with undo after any grouping and leaving, and no unit is in two groups', () => {
    const places = fc.subarray(UNITS)
    fc.assert(
      fc.property(fc.array(fc.record({ units: places, isLeaving: fc.boolean() }), { maxLength: 8 }), (acts) => {
        const project = building()
        for (const [at, { units, isLeaving }] of acts.entries()) {
          const before = structuredClone(project.control)
          const change = isLeaving
            ? leaveGroups(project, units)
            : groupUnits(project, { id: `g${at}`, name: `g${at}`, units, controllers: [] })
          make(project, change)
          const grouped = project.control?.groups.flatMap((each) => each.units.map(({ nodeId }) => nodeId)) ?? []
          expect(new Set(grouped).size).toBe(grouped.length)
          expect(project.control?.groups.every((each) => each.units.length > 0) ?? true).toBe(true)
          make(project, invert(change))
          expect(project.control).toEqual(before)
          make(project, change)
        }
      }),
      { seed: 4_711, numRuns: 60 },
    )
  })
})

describe('central controllers', () => {
  it('are as many as their rule asks for, with names of their own', () => {
    const project = building()
    const item = { id: 'CC-X', nodeType: 'centralController', rule: 'one' }
    const narrow = { ...pack, controllerRules: { items: [{ id: 'one', scope: 'central', maxSystems: 1 }] } }
    make(project, addCentrals(project, [{ id: 'c0', model: 'CC-X', name: 'CC-X 2', systemIds: [] }]))
    make(project, addCentralsFor(project, narrow, Object.values(project.systems), item))
    expect(project.control?.centrals.map(({ name, systemIds }) => `${name}: ${systemIds.join()}`)).toEqual([
      'CC-X 2: ',
      'CC-X 3: S1',
      'CC-X 4: S2',
    ])
  })
})

describe('what is gone', () => {
  it('is found and cleared in one step: units, systems, and changes to lines', () => {
    const project = building()
    make(project, addGroups(project, [group('g1', 'S1-a', 'S2-a'), group('g2', 'S2-b'), group('g3', 'S1-b')]))
    make(project, addCentrals(project, [{ id: 'c', model: 'CC-64', name: 'C', systemIds: ['S1', 'S2'] }]))
    make(project, addCentrals(project, [{ id: 'd', model: 'CC-64', name: 'D', systemIds: ['S2'] }]))
    make(project, editCentral(project, 'c', { edits: { S1: { lengthM: 4 }, S2: { lengthM: 5 }, S9: { lengthM: 6 } } }))
    make(project, setWires(project, 'S1', 'signal', { 'g1:S1-a': { lengthM: 3 }, 'g9:S1-a': { lengthM: 3 }, 'S1-a': { address: 4 } }))
    make(project, removeSystem(project, 'S2'))
    const gone = goneControl(project)
    expect(gone.groups.map(({ group: { id }, units }) => `${id} ${units}`)).toEqual(['g1 1', 'g2 1'])
    expect(gone.centrals.map(({ central: { id }, systems, edits }) => `${id} ${systems} ${edits}`)).toEqual(['c 1 1', 'd 1 0'])
    expect(gone.wires).toEqual([{ systemId: 'S1', ids: ['g9:S1-a'] }])
    const before = structuredClone(project.control)
    const change = clearGone(project)
    make(project, change)
    expect(groupsOf(project)).toEqual(['g1 S1-a', 'g3 S1-b'])
    expect(project.control?.centrals).toEqual([{ id: 'c', model: 'CC-64', name: 'C', systemIds: ['S1'], edits: { S1: { lengthM: 4 } } }])
    expect(Object.keys(project.systems['S1']?.wiring?.signal ?? {})).toEqual(['g1:S1-a', 'S1-a'])
    expect(isNothingGone(goneControl(project))).toBe(true)
    expect(clearGone(project).ops).toEqual([])
    make(project, invert(change))
    expect(project.control).toEqual(before)
  })
})

describe('accepted findings', () => {
  it('are accepted together; the later reason stays', () => {
    const project = building()
    const exception = (id: string, placeId: string, reason: string) => ({
      ...{ id, code: 'control.unitWithoutController', placeId, reason, by: 'Ada' },
      at: '2026-05-04T10:00:00Z',
    })
    make(project, acceptFindings(project, [exception('1', 'a', 'first'), exception('2', 'b', 'first')]))
    make(project, acceptFindings(project, [exception('3', 'b', 'second')]))
    expect(project.control?.exceptions.map(({ id, reason }) => `${id} ${reason}`)).toEqual(['1 first', '3 second'])
  })
})
