import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project-wire'
import { compareWithFrozen } from '../../../src/model/as-built/compare-with-frozen'
import { NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import { applyChange } from '../../../src/model/apply'
import type { Change } from '../../../src/model/change'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { unfreezeDesign } from '../../../src/model/edits/as-built/unfreeze-design'
import { copySystem } from '../../../src/model/edits/copy-system'
import { removeSystem } from '../../../src/model/edits/remove-system'
import { replaceNode } from '../../../src/model/edits/replace-node'
import { setNodeHeight } from '../../../src/model/edits/set-node-height'
import { setPipe } from '../../../src/model/edits/set-pipe'
import { removeFromDrawing } from '../../../src/model/edits/remove-from-drawing'
import { placeNewUnit } from '../../../src/model/edits/place-new-unit'
import { invert } from '../../../src/model/invert'
import type { Project, System } from '../../../src/model/project'
import { projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'
import { anyDrawingEdits, anyMode, describeDrawingEdit, openSystem } from '../random-edits'

const made = { at: '2026-03-01T08:00:00.000Z', by: 'Mira', figures: { ...NO_FIGURES, totalM: 28, actualCr: 97.5 } }

const building = () =>
  projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4P-10'])
        .joint('y', 'o', { lengthM: 20 })
        .unit('a', 'y', 'C4-036', { lengthM: 5 })
        .placeholder('b', 'y', { lengthM: 3 }),
    )
    .build()

function system(project: Project, id = 'S'): System {
  const found = project.systems[id]
  if (!found) throw new Error('The system is lost.')
  return found
}

function make(project: Project, change: Change): void {
  const before = pictureOf(project)
  applyChange(project, change)
  applyChange(project, invert(change))
  expect(pictureOf(project)).toStrictEqual(before)
  applyChange(project, change)
}

function frozenBuilding(): Project {
  const project = building()
  make(project, freezeDesign(project, 'S', made))
  return project
}

describe('a frozen design', () => {
  it('has no differences until something is built otherwise', () => {
    const project = frozenBuilding()
    expect(compareWithFrozen(system(project))).toStrictEqual([])
    expect(compareWithFrozen(system(building()))).toStrictEqual([])
    expect(compareWithFrozen(system(project), { withSame: true }).every((line) => line.state === 'same')).toBe(true)
  })

  it('stands beside what is installed, line by line, whatever length is typed', () => {
    const project = frozenBuilding()
    make(project, setPipe(project, 'S', ['o>y'], { lengthM: 900, bends: 4 }))
    make(project, setNodeHeight(project, 'S', ['a'], -70))
    make(project, replaceNode(project, 'S', 'a', { kind: 'indoor', model: 'DH-224' }, pack))
    make(project, placeNewUnit(project, 'S', 'b', { kind: 'indoor', model: 'C4-028' }, pack))
    expect(compareWithFrozen(system(project))).toStrictEqual([
      { place: 'edge', id: 'o>y', state: 'changed', field: 'lengthM', designed: 20, installed: 900 },
      { place: 'edge', id: 'o>y', state: 'changed', field: 'bends', designed: null, installed: 4 },
      { place: 'node', id: 'a', state: 'changed', field: 'model', designed: 'C4-036', installed: 'DH-224' },
      { place: 'node', id: 'a', state: 'changed', field: 'heightM', designed: null, installed: -70 },
      { place: 'node', id: 'b', state: 'changed', field: 'model', designed: '', installed: 'C4-028' },
    ])
    make(project, removeFromDrawing(project, 'S', { nodes: ['y'], edges: [] }))
    expect(compareWithFrozen(system(project)).filter((line) => line.state === 'removed')).toStrictEqual([
      { place: 'edge', id: 'y>a', state: 'removed', field: 'lengthM', designed: 5, installed: null },
      { place: 'edge', id: 'y>b', state: 'removed', field: 'lengthM', designed: 3, installed: null },
      { place: 'node', id: 'a', state: 'removed', field: 'model', designed: 'C4-036', installed: null },
    ])
  })

  it('says what differs among what is there, however much was removed, where the removed is not asked for', () => {
    const project = frozenBuilding()
    make(project, removeFromDrawing(project, 'S', { nodes: [], edges: ['y>b'] }))
    make(project, replaceNode(project, 'S', 'a', { kind: 'indoor', model: 'DH-224' }, pack))
    expect(compareWithFrozen(system(project)).map(({ state }) => state)).toContain('removed')
    expect(compareWithFrozen(system(project), { withRemoved: false, most: 1 })).toStrictEqual([
      { place: 'node', id: 'a', state: 'changed', field: 'model', designed: 'C4-036', installed: 'DH-224' },
    ])
  })

  it('goes through a saved project, and is neither copied nor lost with its system', () => {
    const project = frozenBuilding()
    make(project, setPipe(project, 'S', ['y>a'], { lengthM: 7 }))
    const back = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(system(back).frozen).toStrictEqual(system(project).frozen)
    expect(compareWithFrozen(system(back))).toStrictEqual(compareWithFrozen(system(project)))
    make(project, copySystem(project, 'S', { id: 'copy' }))
    expect(system(project, 'copy').frozen).toBeUndefined()
    make(project, removeSystem(project, 'S'))
  })

  it('is let go by one step that can be taken back', () => {
    const project = frozenBuilding()
    make(project, unfreezeDesign(project, 'S'))
    expect(system(project).frozen).toBeUndefined()
    expect(unfreezeDesign(project, 'S').ops).toStrictEqual([])
  })

  it('says nothing of a drawing that came back to what it was, whatever was done in between', () => {
    fc.assert(
      fc.property(anyMode, anyDrawingEdits, fc.nat(20), (mode, edits, at) => {
        const project = openSystem(mode, false)
        const done: Change[] = []
        edits.forEach((edit, place) => {
          if (place === at) applyChange(project, freezeDesign(project, 'system', made))
          const change = describeDrawingEdit(project, edit)
          if (!change) return
          applyChange(project, change)
          if (place >= at) done.push(change)
        })
        for (const change of done.reverse()) applyChange(project, invert(change))
        expect(compareWithFrozen(system(project, 'system'))).toStrictEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('is refused with its path where its lists do not fit together', () => {
    const wire = JSON.parse(JSON.stringify(writeProject(frozenBuilding()))) as {
      selection: { oduList: { frozenDesign: { pipes: { bends: unknown[] } } }[] }
    }
    wire.selection.oduList[0]?.frozenDesign.pipes.bends.pop()
    expect(() => readProject(wire)).toThrow('$.selection.oduList[0].frozenDesign.pipes.bends')
  })
})
