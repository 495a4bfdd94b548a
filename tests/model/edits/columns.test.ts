import { describe, expect, it } from 'vitest'
import { noteBlock } from '../../../src/drawing/labels/note-block'
import { applyChange } from '../../../src/model/change/apply'
import { edgeAt, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { addNote } from '../../../src/model/edits/notes/add-note'
import { alignNotes } from '../../../src/model/edits/notes/align-notes'
import { moveNotes } from '../../../src/model/edits/notes/move-notes'
import { setNoteText } from '../../../src/model/edits/notes/set-note-text'
import { setLevelColumn, setPipeColumn } from '../../../src/model/edits/set-columns'
import { setDefaultLength } from '../../../src/model/edits/drawing/set-default-length'
import { setMaterial } from '../../../src/model/edits/drawing/set-material'
import { setNodeLabel } from '../../../src/model/edits/drawing/set-node-label'
import { invert } from '../../../src/model/change/invert'
import type { Project, System } from '../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { make } from '../make'

const building = () =>
  projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('y', 'o', { lengthM: 20 })
          .unit('a', 'y', 'C4-036', { lengthM: 5, bends: 1 }, { indoorUnitId: 'A' })
          .unit('b', 'y', 'C4-036', {}, { indoorUnitId: 'B' })
          .text('note', 'Mind the beam'),
      { indoorUnits: [indoorUnit('C4-036', { id: 'A' }), indoorUnit('C4-036', { id: 'B', count: 2 })] },
    )
    .build()

function systemOf(project: Project): System {
  const system = project.systems['S']
  if (!system) throw new Error('The system is lost.')
  return system
}
const node = (project: Project, id: string) => nodeAt(systemOf(project).diagram, nodeRow(systemOf(project).diagram, id))
const pipes = (project: Project) => [0, 1, 2].map((row) => edgeAt(systemOf(project).diagram, row))

describe('a column of values', () => {
  it('a column of values sets every pipe to its own value in one op, and null brings the default back', () => {
    const project = building()
    const change = setPipeColumn(project, 'S', ['o>y', 'y>a', 'nowhere', 'y>b'], 'lengthM', [12.5, null, 9, 3])
    expect(change.ops).toHaveLength(1)
    make(project, change)
    expect(pipes(project).map((pipe) => pipe.lengthM)).toStrictEqual([12.5, undefined, 3])
    make(project, setPipeColumn(project, 'S', ['y>a', 'y>a'], 'bends', [2, 4]))
    expect(pipes(project)[1]?.bends).toBe(4)
  })

  it('a column of values takes levels below the outdoor unit, but no length below nothing', () => {
    const project = building()
    make(project, setLevelColumn(project, 'S', ['a', 'b'], [-12, 0]))
    expect([node(project, 'a').data.heightM, node(project, 'b').data.heightM]).toStrictEqual([-12, 0])
    expect(() => setPipeColumn(project, 'S', ['y>a'], 'lengthM', [-1])).toThrow(RangeError)
    expect(() => setLevelColumn(project, 'S', ['a'], [NaN])).toThrow(RangeError)
  })

  it('a column of values leaves materials open again with null', () => {
    const project = building()
    make(project, setMaterial(project, 'S', ['y>a', 'y>b'], 'copper'))
    expect(pipes(project).map((pipe) => pipe.materialType)).toStrictEqual([undefined, 'copper', 'copper'])
    make(project, setMaterial(project, 'S', ['y>a'], null))
    expect(pipes(project)[1]?.materialType).toBeUndefined()
  })
})

describe('a name', () => {
  it('a name goes to the line that a unit alone draws, and to the node where the line has several', () => {
    const project = building()
    make(project, setNodeLabel(project, 'S', 'a', 'Lobby'))
    make(project, setNodeLabel(project, 'S', 'b', 'Bar'))
    expect(systemOf(project).indoorUnits.map((unit) => unit.name)).toStrictEqual(['Lobby', 'C4-036'])
    expect(node(project, 'b').data.label).toBe('Bar')
    make(project, setNodeLabel(project, 'S', 'b', ''))
    expect(node(project, 'b').data.label).toBeUndefined()
    expect(setNodeLabel(project, 'S', 'a', 'Lobby').ops).toStrictEqual([])
  })
})

describe('text blocks and accessories', () => {
  it('text blocks and accessories are put, written, moved and aligned, and never touch the piping', () => {
    const project = building()
    make(project, addNote(project, 'S', { text: 'Roof', x: 100, y: 300, id: 'roof' }))
    make(project, setNoteText(project, 'S', 'roof', 'Roof\nlevel 12'))
    make(project, moveNotes(project, 'S', ['roof', 'a'], 10, -20))
    expect(node(project, 'roof')).toMatchObject({ x: 110, y: 280, data: { label: 'Roof\nlevel 12' } })
    expect(node(project, 'a')).toMatchObject({ x: 0, y: 0 })
    const blocks = ['roof', 'note'].map((id) => ({ id, ...noteBlock(node(project, id).data.label ?? '') }))
    const [roof, beam] = blocks
    if (!roof || !beam || roof.width === beam.width || roof.height === beam.height)
      throw new Error('Blocks of one size tell no alignments apart.')
    const at = (to: Parameters<typeof alignNotes>[3]) => {
      const change = alignNotes(project, 'S', ['roof', 'note', 'a'], to, (id) => {
        const { x, y } = node(project, id)
        return { x, y, ...(id === 'roof' ? roof : beam) }
      })
      applyChange(project, change)
      const places = blocks.map(({ id, width, height }) => {
        const { x, y } = node(project, id)
        return { left: x - width / 2, centre: x, right: x + width / 2, top: y - height / 2, middle: y, bottom: y + height / 2 }
      })
      applyChange(project, invert(change))
      return places
    }
    const [left, right] = [-beam.width / 2, 110 + roof.width / 2]
    expect(at('left').map((place) => place.left)).toStrictEqual([left, left])
    expect(at('right').map((place) => place.right)).toStrictEqual([right, right])
    expect(at('centre').map((place) => place.centre)).toStrictEqual([(left + right) / 2, (left + right) / 2])
    const [top, bottom] = [-beam.height / 2, 280 + roof.height / 2]
    expect(at('top').map((place) => place.top)).toStrictEqual([top, top])
    expect(at('bottom').map((place) => place.bottom)).toStrictEqual([bottom, bottom])
    expect(at('middle').map((place) => place.middle)).toStrictEqual([(top + bottom) / 2, (top + bottom) / 2])
    expect(alignNotes(project, 'S', ['roof'], 'left', () => ({ x: 0, y: 0, ...roof })).ops).toStrictEqual([])
    expect(setNoteText(project, 'S', 'a', 'x').ops).toStrictEqual([])
  })

  it('text blocks and accessories stand beside a unit, which may carry a component behind it', () => {
    const project = building()
    make(project, addAccessory(project, 'S', 'a', 'panel', 'Panel A'))
    const panel = nodeAt(systemOf(project).diagram, systemOf(project).diagram.nodeCount - 1)
    expect(panel).toMatchObject({
      kind: 'none',
      shape: 'panel',
      data: { label: 'Panel A', extra: { plusId: 'a', nodeType: 'accessories' } },
    })
    make(project, addAccessory(project, 'S', 'a', 'rearMounted'))
    expect(node(project, 'a').data.extra).toStrictEqual({ isRearMountedComponents: true })
    make(project, addAccessory(project, 'S', 'a', 'rearMounted'))
    expect(node(project, 'a').data.extra).toBeUndefined()
  })

  it('text blocks and accessories stand to the right of it, or under it where a neighbour stands there', () => {
    const project = projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).joint('y', 'o').unit('a', 'y', 'C4-036').unit('b', 'y', 'C4-036'))
      .build()
    const { diagram } = systemOf(project)
    for (const [id, x] of [
      ['a', 100],
      ['b', 240],
    ] as const) {
      diagram.nodeX[nodeRow(diagram, id)] = x
      diagram.nodeY[nodeRow(diagram, id)] = 600
    }
    const last = () => nodeAt(systemOf(project).diagram, systemOf(project).diagram.nodeCount - 1)
    make(project, addAccessory(project, 'S', 'b', 'controller'))
    expect(last()).toMatchObject({ x: 380, y: 600 })
    make(project, addAccessory(project, 'S', 'a', 'controller'))
    expect(last()).toMatchObject({ x: 100, y: 750 })
    make(project, addAccessory(project, 'S', 'a', 'panel'))
    expect(last(), 'beside the first').toMatchObject({ x: 240, y: 750 })
  })
})

describe('the default length of pipes', () => {
  it('the default length of pipes is kept by the outdoor unit, and null gives it back to the pack', () => {
    const project = building()
    make(project, setDefaultLength(project, 'S', 4.5))
    expect(node(project, 'o').data.defaultPipingLengthM).toBe(4.5)
    expect(setDefaultLength(project, 'S', 4.5).ops).toEqual([])
    make(project, setDefaultLength(project, 'S', null))
    expect(node(project, 'o').data).not.toHaveProperty('defaultPipingLengthM')
  })

  it('the default length of pipes has no place where no outdoor unit is drawn', () => {
    expect(setDefaultLength(projectBuilder().system('empty').build(), 'empty', 4).ops).toEqual([])
  })
})
