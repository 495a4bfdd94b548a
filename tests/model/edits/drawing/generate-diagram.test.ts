import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { nodeAt, nodeRow } from '../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { addAccessory } from '../../../../src/model/edits/list/add-accessory'
import { addNote } from '../../../../src/model/edits/notes/add-note'
import { generateDiagram } from '../../../../src/model/edits/drawing/generate-diagram'
import { setNodeHeight } from '../../../../src/model/edits/drawing/set-node-height'
import { invert } from '../../../../src/model/change/invert'
import type { Project } from '../../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'
import { pictureOf } from '../../picture'

const building = (): Project =>
  projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('y', 'o', { lengthM: 20 }, 4)
          .unit('a', 'y', 'C4-036', { lengthM: 5 }, { indoorUnitId: 'A', label: 'Studio', materialType: 'copper' })
          .unit('b', 'y', 'C4-036', {}, { indoorUnitId: 'B' })
          .unit('stray', 'y', 'C4-056')
          .text('note', 'Mind the beam'),
      { outdoorModels: ['X4P-10'], indoorUnits: [indoorUnit('C4-036', { id: 'A' }), indoorUnit('C4-036', { id: 'B' })] },
    )
    .build()

const diagramOf = (project: Project) => {
  const diagram = project.systems['S']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}
const node = (project: Project, id: string) => nodeAt(diagramOf(project), nodeRow(diagramOf(project), id))
const loose = (project: Project) =>
  Array.from({ length: diagramOf(project).nodeCount }, (_, row) => row)
    .filter((row) => kindAt(diagramOf(project), row) === 'none')
    .map((row) => nodeAt(diagramOf(project), row))

describe('a diagram that is generated anew', () => {
  it('a diagram that is generated anew keeps text blocks, and whatever stands beside a unit, where they stand and under the ids they have', () => {
    const project = building()
    for (const accessory of ['controller', 'panel', 'hrv', 'accessory'] as const)
      applyChange(project, addAccessory(project, 'S', 'a', accessory, accessory))
    applyChange(project, addAccessory(project, 'S', 'stray', 'controller', 'of a unit that goes'))
    applyChange(project, addNote(project, 'S', { text: 'Riser', x: 900, y: 40 }))
    const before = loose(project)
    expect(before).toHaveLength(7)
    applyChange(project, generateDiagram(project, 'S', pack))
    expect(loose(project)).toStrictEqual(before)
    expect(nodeRow(diagramOf(project), 'stray')).toBe(-1)
  })

  it('a diagram that is generated anew keeps name, level, material and rear-mounted component of a unit, and undo brings the very drawing back', () => {
    const project = building()
    applyChange(project, setNodeHeight(project, 'S', ['a'], -4))
    applyChange(project, addAccessory(project, 'S', 'a', 'rearMounted'))
    const before = pictureOf(project)
    const change = generateDiagram(project, 'S', pack)
    applyChange(project, change)
    expect(node(project, 'a').data).toMatchObject({
      label: 'Studio',
      heightM: -4,
      materialType: 'copper',
      extra: { isRearMountedComponents: true },
    })
    expect(kindAt(diagramOf(project), 1)).toBe('joint')
    applyChange(project, invert(change))
    expect(pictureOf(project)).toStrictEqual(before)
  })
})
