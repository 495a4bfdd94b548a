import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { edgeAt, nodeAt, nodeRow } from '../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { addAccessory } from '../../../../src/model/edits/list/add-accessory'
import { editIndoorUnit } from '../../../../src/model/edits/list/edit-indoor-unit'
import { removeIndoorUnits } from '../../../../src/model/edits/list/remove-indoor-units'
import { setNodeLabel } from '../../../../src/model/edits/drawing/set-node-label'
import { invert } from '../../../../src/model/change/invert'
import type { Project } from '../../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'
import { pictureOf } from '../../picture'

/** A box of which every port is taken: a model that takes two finds no room beside its own. */
const building = (): Project =>
  projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4R-12'], 'HR')
          .joint('y', 'o', { lengthM: 12 })
          .box('box', 'y', 2, { lengthM: 6, bends: 2 }, 'MS', { model: 'MS-02', label: 'Box east' })
          .unit('a', 'box', 'C4-036', { port: 1, lengthM: 5 }, { indoorUnitId: 'A', label: 'Studio' })
          .unit('b', 'box', 'C4-036', { port: 2, lengthM: 4 }, { indoorUnitId: 'B' })
          .box('second', 'y', 4, { lengthM: 3 }, 'MS', { model: 'MS-04' })
          .placeholder('one', 'second', { port: 1 })
          .placeholder('two', 'second', { port: 2 })
          .text('note', 'Riser'),
      {
        outdoorModels: ['X4R-12'],
        indoorUnits: [indoorUnit('C4-036', { id: 'A' }), indoorUnit('C4-036', { id: 'B' })],
      },
    )
    .build()
const diagramOf = (project: Project) => {
  const diagram = project.systems['S']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}

describe('another model of the list that does not fit where its unit stands', () => {
  it('another model of the list that does not fit where its unit stands goes to a place that takes it, and the rest of an edited drawing stays as it is', () => {
    const project = building()
    applyChange(project, addAccessory(project, 'S', 'a', 'controller', 'Controller A'))
    const before = diagramOf(project)
    const stay = ['o', 'y', 'box', 'b', 'second', 'note'].map((id) => nodeAt(before, nodeRow(before, id)).data)
    const pipes = ['o>y', 'y>box', 'box>b', 'y>second'].map((id) => edgeAt(before, before.edgeId.indexOf(id)))
    const picture = pictureOf(project)
    const change = editIndoorUnit(project, 'S', 'A', { model: 'DH-200' }, pack)
    applyChange(project, change)
    const after = diagramOf(project)
    expect(['o', 'y', 'box', 'b', 'second', 'note'].map((id) => nodeAt(after, nodeRow(after, id)).data)).toStrictEqual(stay)
    expect(['o>y', 'y>box', 'box>b', 'y>second'].map((id) => edgeAt(after, after.edgeId.indexOf(id)))).toStrictEqual(pipes)
    expect(kindAt(after, nodeRow(after, 'a'))).toBe('placeholder')
    const moved = after.nodeRest.findIndex((rest) => rest?.indoorUnitId === 'A')
    expect(nodeAt(after, moved).data).toMatchObject({ model: 'DH-200', label: 'Studio' })
    const controller = nodeAt(
      after,
      after.nodeRest.findIndex((rest) => rest?.label === 'Controller A'),
    )
    expect(controller.data.extra?.['plusId']).toBe(after.nodeId[moved])
    applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(picture)
  })

  it('another model of the list that does not fit where its unit stands stays where it stands with all that belongs to it where a main/sub drawing has no port for it, and takes no place of another', () => {
    const full = (): Project =>
      projectBuilder()
        .system(
          'S',
          (draw) =>
            draw
              .outdoor('o', ['X4P-16'], 'MainSub')
              .box('main', 'o', 2, { lengthM: 9 }, 'MS-MAIN', { model: 'MS-02' })
              .unit('a', 'main', 'C4-036', { port: 1, lengthM: 5 }, { indoorUnitId: 'A', label: 'Studio' })
              .unit('b', 'main', 'C4-036', { port: 2, lengthM: 4 }, { indoorUnitId: 'B', label: 'Store' })
              .text('note', 'Riser'),
          { outdoorModels: ['X4P-16'], indoorUnits: [indoorUnit('C4-036', { id: 'A' }), indoorUnit('C4-036', { id: 'B' })] },
        )
        .build()
    const project = full()
    applyChange(project, addAccessory(project, 'S', 'a', 'controller', 'Controller A'))
    const picture = pictureOf(project)
    const change = editIndoorUnit(project, 'S', 'A', { model: 'DH-200' }, pack)
    applyChange(project, change)
    const after = diagramOf(project)
    expect(nodeAt(after, nodeRow(after, 'a')).data).toMatchObject({ model: 'DH-200', label: 'Studio', indoorUnitId: 'A' })
    expect(nodeAt(after, nodeRow(after, 'b')).data).toMatchObject({ model: 'C4-036', label: 'Store' })
    expect(edgeAt(after, after.edgeId.indexOf('main>a'))).toMatchObject({ target: 'a', sourcePort: 1, lengthM: 5 })
    expect(after.nodeRest.find((rest) => rest?.label === 'Controller A')?.extra?.['plusId']).toBe('a')
    applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(picture)
  })

  it('another model of the list that does not fit where its unit stands keeps every unit of a line on the board where only some of them find a port', () => {
    const project = projectBuilder()
      .system(
        'S',
        (draw) =>
          draw
            .outdoor('o', ['X4P-16'], 'MainSub')
            .box('main', 'o', 2, { lengthM: 9 }, 'MS-MAIN', { model: 'MS-02' })
            .unit('a', 'main', 'C4-036', { port: 1 }, { indoorUnitId: 'A', label: 'Studio' })
            .unit('b', 'main', 'C4-036', { port: 2 }, { indoorUnitId: 'A', label: 'Store' })
            .text('note', 'Riser'),
        { outdoorModels: ['X4P-16'], indoorUnits: [indoorUnit('C4-036', { id: 'A', count: 2 })] },
      )
      .build()
    applyChange(project, editIndoorUnit(project, 'S', 'A', { model: 'DH-200' }, pack))
    const { nodeRest } = diagramOf(project)
    expect(nodeRest.flatMap((rest) => (rest?.indoorUnitId === 'A' ? [rest.label] : []))).toHaveLength(2)
  })
})

describe('the last unit of the list', () => {
  it('the last unit of the list leaves an open place as every other does, and all that stands beside and above it', () => {
    const project = building()
    applyChange(project, addAccessory(project, 'S', 'y', 'controller', 'Controller Y'))
    applyChange(project, setNodeLabel(project, 'S', 'o', 'Roof'))
    const picture = pictureOf(project)
    const pipes = diagramOf(project).edgeCount
    const change = removeIndoorUnits(project, 'S', ['A', 'B'], pack)
    applyChange(project, change)
    const after = diagramOf(project)
    expect(after.edgeCount).toBe(pipes)
    expect(['a', 'b', 'y', 'box'].map((id) => kindAt(after, nodeRow(after, id)))).toStrictEqual([
      'placeholder',
      'placeholder',
      'joint',
      'box',
    ])
    expect(nodeAt(after, nodeRow(after, 'o')).data.label).toBe('Roof')
    expect(after.nodeRest.map((rest) => rest?.label)).toEqual(expect.arrayContaining(['Riser', 'Controller Y']))
    applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(picture)
  })
})
