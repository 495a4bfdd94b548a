import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../src/contract/project/project-wire'
import { atOnce } from '../../../src/model/change/at-once'
import { compareWithFrozen, frozenComparison } from '../../../src/model/as-built/compare-with-frozen'
import { NO_FIGURES } from '../../../src/model/as-built/frozen-design'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { freezeDesign } from '../../../src/model/edits/as-built/freeze-design'
import { unfreezeDesign } from '../../../src/model/edits/as-built/unfreeze-design'
import { moveBranch } from '../../../src/model/edits/drawing/move-branch'
import { reverseFittings } from '../../../src/model/edits/drawing/reverse-fittings'
import { setDefaultLength } from '../../../src/model/edits/drawing/set-default-length'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { replaceNode } from '../../../src/model/edits/drawing/replace-node'
import { setNodeHeight } from '../../../src/model/edits/drawing/set-node-height'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { placeNewUnit } from '../../../src/model/edits/drawing/place-new-unit'
import { invert } from '../../../src/model/change/invert'
import type { Project, System } from '../../../src/model/project/project'
import { projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'
import { builtPicture, isBuiltOtherwise } from './built-picture'
import { anyDrawingEdits, anyMode, describeDrawingEdit, drawingOf, openSystem } from '../random-edits'

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

/** A box with two units and two free ports, frozen on a day on which pipes without a length counted as 3 m. */
function frozenBoxes(): Project {
  const project = projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4R-22'], 'HR')
        .box('box', 'o', 6, { lengthM: 20 })
        .unit('a', 'box', 'C4-036', { port: 1 })
        .unit('b', 'box', 'C4-036', { port: 2, edgeMaterial: 'copper' })
        .placeholder('free', 'box', { port: 3 })
        .placeholder('open', 'box', { port: 4 }),
    )
    .build()
  make(project, freezeDesign(project, 'S', { ...made, defaultLengthM: 3 }))
  return project
}

describe('a frozen design', () => {
  it('a frozen design has no differences until something is built otherwise', () => {
    const project = frozenBuilding()
    expect(compareWithFrozen(system(project))).toStrictEqual([])
    expect(compareWithFrozen(system(building()))).toStrictEqual([])
    expect(compareWithFrozen(system(project), { withSame: true }).every((line) => line.state === 'same')).toBe(true)
  })

  it('a frozen design stands beside what is installed, line by line, whatever length is typed', () => {
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
    make(project, removeFromDrawing(project, 'S', { nodes: ['y'], edges: [] }, pack))
    expect(compareWithFrozen(system(project)).filter((line) => line.state === 'removed')).toStrictEqual([
      { place: 'edge', id: 'y>a', state: 'removed', field: 'lengthM', designed: 5, installed: null },
      { place: 'edge', id: 'y>b', state: 'removed', field: 'lengthM', designed: 3, installed: null },
      { place: 'node', id: 'a', state: 'removed', field: 'model', designed: 'C4-036', installed: null },
    ])
  })

  it('a frozen design says what differs among what is there, however much was removed, where the removed is not asked for', () => {
    const project = frozenBuilding()
    make(project, removeFromDrawing(project, 'S', { nodes: [], edges: ['y>b'] }, pack))
    make(project, replaceNode(project, 'S', 'a', { kind: 'indoor', model: 'DH-224' }, pack))
    expect(compareWithFrozen(system(project)).map(({ state }) => state)).toContain('removed')
    expect(compareWithFrozen(system(project), { withRemoved: false, most: 1 })).toStrictEqual([
      { place: 'node', id: 'a', state: 'changed', field: 'model', designed: 'C4-036', installed: 'DH-224' },
    ])
  })

  it('a frozen design goes through a saved project, and is neither copied nor lost with its system', () => {
    const project = frozenBuilding()
    make(project, setPipe(project, 'S', ['y>a'], { lengthM: 7 }))
    const back = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(system(back).frozen).toStrictEqual(system(project).frozen)
    expect(compareWithFrozen(system(back))).toStrictEqual(compareWithFrozen(system(project)))
    make(project, copySystem(project, 'S', { id: 'copy' }))
    expect(system(project, 'copy').frozen).toBeUndefined()
    make(project, removeSystem(project, 'S'))
  })

  it('a frozen design is let go by one step that can be taken back', () => {
    const project = frozenBuilding()
    make(project, unfreezeDesign(project, 'S'))
    expect(system(project).frozen).toBeUndefined()
    expect(unfreezeDesign(project, 'S').ops).toStrictEqual([])
  })

  it('a frozen design says nothing of a drawing that came back to what it was, whatever was done in between', () => {
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

  it('a frozen design has a line wherever something is another than it was designed, and only there, whatever is done', () => {
    const seen = { otherwise: 0, alike: 0 }
    fc.assert(
      fc.property(anyMode, anyDrawingEdits, fc.nat(3), fc.nat(3), (mode, edits, since, undone) => {
        const project = openSystem(mode, false)
        const edit = (one: (typeof edits)[number]): Change[] => {
          const change = describeDrawingEdit(project, one)
          if (change) applyChange(project, change)
          return change ? [change] : []
        }
        const at = Math.max(0, edits.length - since)
        edits.slice(0, at).forEach(edit)
        applyChange(project, freezeDesign(project, 'system', made))
        const before = builtPicture(drawingOf(project))
        const done = edits.slice(at).flatMap(edit)
        for (const change of done.reverse().slice(0, undone)) applyChange(project, invert(change))
        const isOtherwise = isBuiltOtherwise(before, builtPicture(drawingOf(project)))
        seen[isOtherwise ? 'otherwise' : 'alike']++
        expect(compareWithFrozen(system(project, 'system')).length > 0).toBe(isOtherwise)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(seen.otherwise, seen.alike)).toBeGreaterThan(50)
  })

  it('a frozen design tells of every pipe that leads elsewhere once a branch was moved', () => {
    const project = frozenBoxes()
    make(project, moveBranch(project, 'S', 'a', 'free', pack))
    expect(compareWithFrozen(system(project))).toStrictEqual([
      { place: 'edge', id: 'box>a', state: 'changed', field: 'route', designed: 'box:1>a', installed: 'box:1>free' },
      { place: 'edge', id: 'box>free', state: 'changed', field: 'route', designed: 'box:3>free', installed: 'box:3>a' },
    ])
  })

  it('a frozen design takes one free place for the other', () => {
    const project = frozenBoxes()
    for (const place of ['open', 'free', 'open']) make(project, moveBranch(project, 'S', 'b', place, pack))
    const { diagram } = system(project)
    const ends = Array.from({ length: diagram.edgeCount }, (_, row) => [diagram.edgeId[row], diagram.nodeId[diagram.edgeTarget[row] ?? -1]])
    expect(ends.slice(-2)).toStrictEqual([
      ['box>free', 'open'],
      ['box>open', 'free'],
    ])
    expect(compareWithFrozen(system(project))).toStrictEqual([])
  })

  it('a frozen design tells of another port, another material and a turned box', () => {
    const project = frozenBoxes()
    const { diagram } = system(project)
    diagram.edgeSourcePort[diagram.edgeId.indexOf('box>a')] = 5
    make(project, setPipe(project, 'S', ['o>box'], { materialType: 'steel' }))
    make(project, setPipe(project, 'S', ['box>b'], { materialType: null }))
    make(project, reverseFittings(project, 'S', ['box']))
    const lines = [
      { place: 'edge', id: 'o>box', state: 'changed', field: 'material', designed: null, installed: 'steel' },
      { place: 'edge', id: 'box>a', state: 'changed', field: 'route', designed: 'box:1>a', installed: 'box:5>a' },
      { place: 'edge', id: 'box>b', state: 'changed', field: 'material', designed: 'copper', installed: null },
      { place: 'node', id: 'box', state: 'changed', field: 'reverse', designed: 0, installed: 1 },
    ]
    expect(compareWithFrozen(system(project))).toStrictEqual(lines)
    const back = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(system(back).frozen).toStrictEqual(system(project).frozen)
    expect(compareWithFrozen(system(back))).toStrictEqual(lines)
  })

  it('a frozen design that was stored before ports, materials, turned fittings and defaults were kept opens, and does not compare them', () => {
    const project = frozenBoxes()
    make(project, setPipe(project, 'S', ['o>box'], { materialType: 'steel' }))
    make(project, reverseFittings(project, 'S', ['box']))
    const wire = JSON.parse(JSON.stringify(writeProject(project))) as {
      selection: { oduList: { frozenDesign: Record<'defaultLengthM' | 'nodes' | 'pipes', Record<string, unknown>> }[] }
    }
    const stored = wire.selection.oduList[0]?.frozenDesign
    for (const [of, name] of [
      [stored, 'defaultLengthM'],
      [stored?.nodes, 'reverse'],
      [stored?.pipes, 'port'],
      [stored?.pipes, 'material'],
    ] as const)
      expect(of && name in of && Reflect.deleteProperty(of, name)).toBe(true)
    const back = readProject(wire)
    expect(compareWithFrozen(system(back), { defaultLengthM: 8 })).toStrictEqual([])
    make(back, moveBranch(back, 'S', 'a', 'free', pack))
    expect(compareWithFrozen(system(back)).map(({ field }) => field)).toStrictEqual(['route', 'route'])
    expect(system(readProject(JSON.parse(JSON.stringify(writeProject(back))))).frozen).toStrictEqual(system(back).frozen)
  })

  it('a frozen design counts what was not given as the default of its day, and tells of another default once for all pipes', () => {
    const project = frozenBoxes()
    make(project, setDefaultLength(project, 'S', 8))
    make(project, setPipe(project, 'S', ['box>b'], { lengthM: 6 }))
    make(project, setPipe(project, 'S', ['o>box'], { lengthM: null }))
    const today = { defaultLengthM: 8 }
    expect(compareWithFrozen(system(project), today)).toStrictEqual([
      { place: 'node', id: 'o', state: 'changed', field: 'defaultLengthM', designed: 3, installed: 8 },
      { place: 'edge', id: 'o>box', state: 'changed', field: 'lengthM', designed: 20, installed: null },
      { place: 'edge', id: 'box>b', state: 'changed', field: 'lengthM', designed: null, installed: 6 },
    ])
    const { counted, byDefault } = atOnce(frozenComparison(system(project), today))
    expect(byDefault).toBe(3)
    expect([0, 1, 2].map(counted)).toStrictEqual([
      [3, 8],
      [20, 8],
      [3, 6],
    ])
    // One by one where all lines are asked for.
    const all = atOnce(frozenComparison(system(project), { ...today, withSame: true }))
    const changed = Array.from({ length: all.count }, (_, at) => at).filter((at) => all.line(at).state === 'changed')
    expect(changed.map((at) => [all.line(at).id, ...all.counted(at)])).toStrictEqual([
      ['o>box', 20, 8],
      ['box>a', 3, 8],
      ['box>b', 3, 6],
      ['box>free', 3, 8],
      ['box>open', 3, 8],
    ])
    expect(compareWithFrozen(system(project), { defaultLengthM: 3 }).map(({ field }) => field)).toStrictEqual(['lengthM', 'lengthM'])
  })

  it('a frozen design counts a gas or liquid length that was not given as the pipe', () => {
    const project = frozenBoxes()
    make(project, setPipe(project, 'S', ['o>box'], { gasLengthM: 25 }))
    make(project, setPipe(project, 'S', ['box>a'], { liquidLengthM: 4 }))
    const { counted } = atOnce(frozenComparison(system(project), { defaultLengthM: 3 }))
    expect([0, 1].map(counted)).toStrictEqual([
      [20, 25],
      [3, 4],
    ])
  })

  it('a frozen design is refused with its path where its lists do not fit together', () => {
    const wire = JSON.parse(JSON.stringify(writeProject(frozenBuilding()))) as {
      selection: { oduList: { frozenDesign: { pipes: { bends: unknown[] } } }[] }
    }
    wire.selection.oduList[0]?.frozenDesign.pipes.bends.pop()
    expect(() => readProject(wire)).toThrow('$.selection.oduList[0].frozenDesign.pipes.bends')
  })
})
