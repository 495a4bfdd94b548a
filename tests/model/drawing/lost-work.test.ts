import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { atOnce } from '../../../src/model/change/at-once'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { drawSystem } from '../../../src/model/drawing/draw-system'
import { findingLostWork } from '../../../src/model/drawing/lost-work'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { editIndoorUnit } from '../../../src/model/edits/list/edit-indoor-unit'
import { insertFitting } from '../../../src/model/edits/drawing/insert-fitting'
import { moveBranch } from '../../../src/model/edits/drawing/move-branch'
import { addNote } from '../../../src/model/edits/notes/add-note'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { removeIndoorUnits } from '../../../src/model/edits/list/remove-indoor-units'
import { replaceNode } from '../../../src/model/edits/drawing/replace-node'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { setNodeLabel } from '../../../src/model/edits/drawing/set-node-label'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { Change } from '../../../src/model/change/change'
import { newIndoorUnit, newProject, newSystem } from '../../../src/model/project/defaults'
import type { Project } from '../../../src/model/project/project'
import { anyOutdoor, pack } from '../arbitrary'

const ROOMS = 3

/** A system as it is generated: three units on a line of two Y joints. */
function generated(rooms: readonly number[] = [ROOMS], model = 'C4-036', outdoorModels = ['X4P-10']): Project {
  const indoorUnits = rooms.map((count, floor) => newIndoorUnit({ type: 'idu', model, count, floor: `${floor}` }))
  const system = newSystem({ id: 'S', outdoorModels, indoorUnits })
  return newProject({ systems: { S: { ...system, diagram: drawSystem(system, pack) } }, systemOrder: ['S'] })
}
const systemOf = (project: Project) => {
  const system = project.systems['S']
  if (!system) throw new Error('The system is lost.')
  return system
}
const idsOf = (project: Project, kind: string): string[] => {
  const { diagram } = systemOf(project)
  return diagram.nodeId.filter((_, row) => row < diagram.nodeCount && kindAt(diagram, row) === kind)
}
const feedOf = (project: Project, id: string): string => {
  const { diagram } = systemOf(project)
  return diagram.edgeId[diagram.edgeTarget.indexOf(diagram.nodeId.indexOf(id))] ?? ''
}
const lineOf = (project: Project, place: number): string => systemOf(project).indoorUnits[place]?.id ?? ''
const at = (project: Project, kind: string, place: number): string => idsOf(project, kind).at(place) ?? ''
const lostOf = (project: Project) => {
  const system = systemOf(project)
  return atOnce(findingLostWork(system, drawSystem(system, pack), pack))
}
function after(...edits: ((project: Project) => Change)[]) {
  const project = generated()
  for (const edit of edits) applyChange(project, edit(project))
  return lostOf(project)
}
const NOTHING = { fittings: 0, isRehung: false, pipes: 0, marks: 0, units: 0, loose: 0 }

describe('what a new drawing takes away', () => {
  it('what a new drawing takes away is nothing of a drawing as it was generated, with all that a new one keeps', () => {
    expect(after()).toBeNull()
    expect(
      after(
        (project) =>
          setPipe(project, 'S', [feedOf(project, at(project, 'indoor', 0)), feedOf(project, at(project, 'joint', 0))], { lengthM: 7 }),
        (project) => setNodeHeight(project, 'S', [at(project, 'indoor', 1)], 3),
        (project) => setNodeLabel(project, 'S', at(project, 'indoor', 1), 'Studio'),
        (project) => addAccessory(project, 'S', at(project, 'indoor', 1), 'controller'),
        (project) => addNote(project, 'S', { text: 'Riser', x: 900, y: 0 }),
      ),
    ).toBeNull()
  })

  it('what a new drawing takes away is nothing where units were merely taken off', () => {
    expect(after((project) => removeFromDrawing(project, 'S', { nodes: idsOf(project, 'indoor').slice(1), edges: [] }, pack))).toBeNull()
    expect(after((project) => removeFromDrawing(project, 'S', { nodes: [at(project, 'joint', 0)], edges: [] }, pack))).toBeNull()
  })

  it('what a new drawing takes away is nothing where units were merely taken off the list, whole lines of it too', () => {
    const fewer = generated([6])
    applyChange(fewer, editIndoorUnit(fewer, 'S', lineOf(fewer, 0), { count: 2 }, pack))
    expect(idsOf(fewer, 'placeholder')).toHaveLength(4)
    expect(lostOf(fewer)).toBeNull()
    const floors = generated([4, 5])
    applyChange(floors, removeIndoorUnits(floors, 'S', [lineOf(floors, 0)], pack))
    expect(idsOf(floors, 'placeholder')).toHaveLength(4)
    expect(lostOf(floors)).toBeNull()
  })

  it('what a new drawing takes away is nothing where a line has fewer units, on joints, headers or boxes, whether a unit takes one port or two', () => {
    const rooms = fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(rooms, anyOutdoor, fc.constantFrom('C4-036', 'DH-200'), fc.nat(), (counts, outdoor, model, place) => {
        const project = generated(counts, model, outdoor)
        applyChange(project, editIndoorUnit(project, 'S', lineOf(project, place % counts.length), { count: 1 }, pack))
        expect(lostOf(project)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('what a new drawing takes away is what somebody did and nothing besides, where units were taken off the list as well', () => {
    const project = generated([6, 3])
    applyChange(project, editIndoorUnit(project, 'S', lineOf(project, 0), { count: 2 }, pack))
    applyChange(project, setNodeLabel(project, 'S', at(project, 'joint', 0), 'Riser'))
    expect(lostOf(project)).toStrictEqual({ ...NOTHING, marks: 1 })
    applyChange(project, replaceNode(project, 'S', at(project, 'joint', 1), { kind: 'joint', branches: 4 }, pack))
    expect(lostOf(project)).toMatchObject({ isRehung: true, marks: 1 })
  })

  it('what a new drawing takes away is what was typed for pipes between joints', () => {
    expect(after((project) => setPipe(project, 'S', [feedOf(project, at(project, 'joint', 1))], { bends: 3 }))).toStrictEqual({
      ...NOTHING,
      pipes: 1,
    })
  })

  it('what a new drawing takes away is names and levels of joints', () => {
    expect(
      after(
        (project) => setNodeLabel(project, 'S', at(project, 'joint', 0), 'Riser'),
        (project) => setNodeHeight(project, 'S', [at(project, 'joint', 1)], -2),
      ),
    ).toStrictEqual({ ...NOTHING, marks: 2 })
  })

  it('what a new drawing takes away is joints, headers and boxes that were chosen, and where branches hang', () => {
    expect(after((project) => replaceNode(project, 'S', at(project, 'joint', 0), { kind: 'joint', branches: 4 }, pack))).toStrictEqual({
      ...NOTHING,
      fittings: 1,
      isRehung: true,
    })
    const inserted = after((project) => insertFitting(project, 'S', feedOf(project, at(project, 'indoor', 2)), { kind: 'joint' }, pack))
    expect(inserted).toMatchObject({ fittings: 1, isRehung: true })
  })

  it('what a new drawing takes away is where branches hang, though the joints are the same', () => {
    const moved = after(
      (project) => removeFromDrawing(project, 'S', { nodes: [at(project, 'indoor', 0)], edges: [] }, pack),
      (project) => moveBranch(project, 'S', at(project, 'indoor', -1), at(project, 'placeholder', 0), pack),
    )
    expect(moved).toStrictEqual({ ...NOTHING, isRehung: true })
  })

  it('what a new drawing takes away is units that are not in the list', () => {
    const project = generated()
    const system = systemOf(project)
    project.systems['S'] = { ...system, indoorUnits: system.indoorUnits.map((unit) => ({ ...unit, count: ROOMS - 1 })) }
    expect(lostOf(project)).toMatchObject({ units: 1 })
  })
})
