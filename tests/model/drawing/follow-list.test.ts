import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/apply'
import { edgeAt, nodeAt, nodeRow } from '../../../src/model/diagram-rows'
import { kindAt } from '../../../src/model/diagram-tree'
import { addAccessory } from '../../../src/model/edits/add-accessory'
import { editIndoorUnit } from '../../../src/model/edits/edit-indoor-unit'
import { invert } from '../../../src/model/invert'
import type { Project } from '../../../src/model/project'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'

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
  it('goes to a place that takes it, and the rest of an edited drawing stays as it is', () => {
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
})
