import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { acceptFinding, addCentrals, editCentral, removeCentrals, withdrawExceptions } from '../../../src/model/edits/wiring/edit-centrals'
import {
  addGroupController,
  addGroups,
  removeGroups,
  renameGroup,
  setGroupControllers,
  setGroupUnits,
} from '../../../src/model/edits/wiring/edit-groups'
import { addBoard, removeBoard, renameBoard, resetWires, setWires } from '../../../src/model/edits/wiring/edit-wires'
import { equipAll } from '../../../src/model/edits/wiring/equip-all'
import type { Project } from '../../../src/model/project/project'
import { checkControl } from '../../../src/model/wiring/control-check'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'

/** Two systems: an open office with two units and a meeting room with one, and a second system with one unit. */
function building(): Project {
  const office = indoorUnit('C4-056', { id: 'office', room: 'Open office', count: 2 })
  const meeting = indoorUnit('WM-036', { id: 'meeting', room: 'Meeting', floor: '2' })
  return projectBuilder()
    .system(
      'S1',
      (draw) =>
        draw
          .outdoor('o', ['X4P-12'])
          .joint('j', 'o')
          .unit('a', 'j', 'C4-056', {}, { indoorUnitId: 'office' })
          .joint('k', 'j')
          .unit('b', 'k', 'C4-056', {}, { indoorUnitId: 'office' })
          .unit('c', 'k', 'WM-036', {}, { indoorUnitId: 'meeting' }),
      { indoorUnits: [office, meeting] },
    )
    .system('S2', (draw) => draw.outdoor('p', ['X4P-08']).unit('d', 'p', 'C4-056'))
    .build()
}

const make = (project: Project, change: Change): void => applyChange(project, change)
const unit = (nodeId: string, systemId = 'S1') => ({ systemId, nodeId })
const group = (id: string, ...nodes: string[]) => ({
  id,
  name: id,
  units: nodes.map((node) => unit(node)),
  controllers: [{ id: `${id}-w`, model: 'WC-10' }],
})
const codes = (project: Project) => checkControl(project, pack).map(({ code, groupId }) => `${code} ${groupId}`)

describe('edits of wires', () => {
  it('set fields of lines, give them back one by one, and leave nothing where nothing is typed', () => {
    const project = building()
    make(project, setWires(project, 'S1', 'power', { a: { lengthM: 12, areaMm2: 4 }, b: { from: 'a' } }))
    make(project, setWires(project, 'S1', 'signal', { c: { address: 9 } }))
    expect(project.systems['S1']?.wiring).toStrictEqual({
      boards: [],
      power: { a: { lengthM: 12, areaMm2: 4 }, b: { from: 'a' } },
      signal: { c: { address: 9 } },
    })
    make(project, setWires(project, 'S1', 'power', { a: { lengthM: undefined } }))
    expect(project.systems['S1']?.wiring?.power).toStrictEqual({ a: { areaMm2: 4 }, b: { from: 'a' } })
    make(project, resetWires(project, 'S1', 'power', ['a', 'b']))
    make(project, setWires(project, 'S1', 'signal', { c: { address: undefined } }))
    expect(project.systems['S1']).not.toHaveProperty('wiring')
  })

  it('add, name and remove boards; what a removed board fed is fed as generated', () => {
    const project = building()
    make(project, addBoard(project, 'S1', 'DB 2', 'db'))
    make(project, setWires(project, 'S1', 'power', { a: { from: 'db', lengthM: 3 }, b: { from: 'db' }, db: { lengthM: 30 } }))
    make(project, renameBoard(project, 'S1', 'db', 'DB second floor'))
    expect(project.systems['S1']?.wiring?.boards).toStrictEqual([{ id: 'db', name: 'DB second floor' }])
    make(project, removeBoard(project, 'S1', 'db'))
    expect(project.systems['S1']?.wiring).toStrictEqual({ boards: [], power: { a: { lengthM: 3 } }, signal: {} })
  })
})

describe('edits of controllers', () => {
  it('keep a unit in one group at most', () => {
    const project = building()
    make(project, addGroups(project, [group('g', 'a', 'b')]))
    make(project, addGroups(project, [group('h', 'b', 'c')]))
    expect(project.control?.groups.map(({ id, units }) => [id, ...units.map(({ nodeId }) => nodeId)])).toStrictEqual([
      ['g', 'a'],
      ['h', 'b', 'c'],
    ])
    make(project, setGroupUnits(project, 'g', [unit('a'), unit('c')]))
    expect(project.control?.groups.map(({ units }) => units.map(({ nodeId }) => nodeId))).toStrictEqual([['a', 'c'], ['b']])
    make(project, renameGroup(project, 'g', 'West'))
    make(project, addGroupController(project, 'g', 'GC-16', 'gc'))
    expect(project.control?.groups[0]).toMatchObject({ name: 'West', controllers: [{ model: 'WC-10' }, { id: 'gc', model: 'GC-16' }] })
    make(project, removeGroups(project, ['g', 'h']))
    expect(project).not.toHaveProperty('control')
  })

  it('equip all units by rooms and the systems with a central controller, once', () => {
    const project = building()
    make(
      project,
      equipAll(project, pack, ({ nodeId }) => nodeId),
    )
    expect(project.control?.groups.map(({ name, units, controllers }) => [name, units.length, controllers[0]?.model])).toStrictEqual([
      ['Open office', 2, 'WC-10'],
      ['Meeting', 1, 'WC-01'],
      ['d', 1, 'WC-01'],
    ])
    expect(project.control?.centrals.map(({ model, systemIds }) => [model, systemIds])).toStrictEqual([['CC-64', ['S1', 'S2']]])
    expect(checkControl(project, pack)).toStrictEqual([])
    expect(equipAll(project, pack, () => '').ops).toStrictEqual([])
  })

  it('are checked: no controller, one that fits no group, one that the pack lacks, a unit that is gone', () => {
    const project = building()
    expect(checkControl(project, pack)).toStrictEqual([])
    make(project, addGroups(project, [group('g', 'a', 'b')]))
    expect(codes(project)).toStrictEqual(['control.unitWithoutController c', 'control.unitWithoutController d'])
    make(project, setGroupControllers(project, 'g', [{ id: 'w', model: 'WC-01' }]))
    expect(codes(project)[0]).toBe('control.noGroup g')
    make(project, setGroupControllers(project, 'g', [{ id: 'w', model: 'XX-1' }]))
    expect(codes(project)[0]).toBe('control.unknownModel g')
    make(project, setGroupControllers(project, 'g', []))
    make(project, setGroupUnits(project, 'g', [unit('a'), unit('away')]))
    expect(codes(project).slice(0, 2)).toStrictEqual(['control.unitGone g', 'control.groupWithoutController g'])
  })

  it('accept a finding with a reason once, and withdraw it', () => {
    const project = building()
    const accepted = { code: 'control.noGroup', placeId: 'g', reason: 'Owner wants one', by: 'Anna', at: '2026-11-26T12:00:00Z' }
    make(project, acceptFinding(project, accepted, 'x'))
    make(project, acceptFinding(project, { ...accepted, reason: 'Agreed again' }, 'y'))
    expect(project.control?.exceptions).toStrictEqual([{ ...accepted, reason: 'Agreed again', id: 'y' }])
    make(project, withdrawExceptions(project, ['y']))
    expect(project).not.toHaveProperty('control')
  })
})

describe('a copied system', () => {
  it('takes its wiring and its groups along with new ids, and what leads outside is cleared', () => {
    const project = building()
    make(project, addGroups(project, [{ ...group('g', 'a', 'b'), units: [unit('a'), unit('d', 'S2'), unit('b')] }]))
    make(project, addBoard(project, 'S1', 'DB', 'db'))
    make(project, setWires(project, 'S1', 'power', { 'o/1': { lengthM: 8 }, a: { from: 'db' }, b: { from: 'a' } }))
    make(project, setWires(project, 'S1', 'signal', { 'g:b': { lengthM: 5 }, gone: { address: 1 } }))
    make(project, copySystem(project, 'S1', { id: 'S3' }))
    const copy = project.systems['S3']
    const nodes = new Map(project.systems['S1']?.diagram.nodeId.map((id, row) => [id, copy?.diagram.nodeId[row] ?? '']))
    const made = project.control?.groups[1]
    expect(made?.units).toStrictEqual([unit(nodes.get('a') ?? '', 'S3'), unit(nodes.get('b') ?? '', 'S3')])
    expect(made?.id).not.toBe('g')
    expect(copy?.wiring).toStrictEqual({
      boards: [{ id: 'db', name: 'DB' }],
      power: {
        [`${nodes.get('o')}/1`]: { lengthM: 8 },
        [nodes.get('a') ?? '']: { from: 'db' },
        [nodes.get('b') ?? '']: { from: nodes.get('a') },
      },
      signal: { [`${made?.id}:${nodes.get('b')}`]: { lengthM: 5 } },
    })
  })
})

describe('any edits of wires and controllers', () => {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'o/1', 'db')
  const edits: fc.Arbitrary<(project: Project) => Change>[] = [
    fc.tuple(node, fc.nat(50)).map(
      ([id, lengthM]) =>
        (project) =>
          setWires(project, 'S1', 'power', { [id]: { lengthM } }),
    ),
    fc.tuple(node, fc.option(node, { nil: undefined })).map(
      ([id, from]) =>
        (project) =>
          setWires(project, 'S1', 'signal', { [id]: { from } }),
    ),
    fc.constant((project) => addBoard(project, 'S1', 'DB', 'db')),
    fc.constant((project) => removeBoard(project, 'S1', 'db')),
    fc
      .array(node, { maxLength: 3 })
      .map((ids) => (project) => addGroups(project, [group(`g${project.control?.groups.length ?? 0}`, ...ids)])),
    fc.tuple(fc.nat(3), fc.array(node, { maxLength: 3 })).map(
      ([nth, ids]) =>
        (project) =>
          setGroupUnits(
            project,
            `g${nth}`,
            ids.map((id) => unit(id)),
          ),
    ),
    fc.nat(3).map((nth) => (project) => removeGroups(project, [`g${nth}`])),
    fc.constant((project) => equipAll(project, pack, () => 'room')),
    fc.constant((project) => addCentrals(project, [{ id: 'cc', model: 'CC-64', name: 'CC', systemIds: ['S1'] }])),
    fc.constant((project) => editCentral(project, 'cc', { systemIds: ['S1', 'S2'] })),
    fc.constant((project) => removeCentrals(project, ['cc'])),
    fc.constant((project) => copySystem(project, 'S1')),
  ]

  it('are undone to the same project, and leave each unit in one group at most', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...edits), { maxLength: 12 }), (list) => {
        const project = building()
        const before = structuredClone(project)
        const done: Change[] = []
        for (const edit of list) {
          const change = edit(project)
          make(project, change)
          done.push(change)
          const units = project.control?.groups.flatMap((each) => each.units.map(({ systemId, nodeId }) => `${systemId} ${nodeId}`)) ?? []
          expect(
            new Set(
              project.control?.groups.flatMap(({ id, units: own }) => own.map(({ systemId, nodeId }) => `${systemId} ${nodeId} ${id}`)),
            ).size,
          ).toBe(new Set(units).size)
        }
        for (const change of done.toReversed()) make(project, invert(change))
        expect(project).toStrictEqual(before)
      }),
      { numRuns: 200 },
    )
  })
})
