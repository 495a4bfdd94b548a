import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { addAccessory } from '../../../../src/model/edits/list/add-accessory'
import { removeFromDrawing } from '../../../../src/model/edits/drawing/remove-from-drawing'
import { removedThings } from '../../../../src/model/edits/drawing/removed-things'
import type { Project } from '../../../../src/model/project/project'
import { projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'

const building = (): Project => {
  const project = projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4R-12'], 'HR')
        .joint('y', 'o')
        .box('box', 'y', 4)
        .unit('unit', 'box', 'C4-036', { port: 1 })
        .placeholder('open', 'box', { port: 2 })
        .placeholder('other', 'box', { port: 3 })
        .endCap('cap', 'box', { port: 4 })
        .joint('inner', 'y')
        .text('note', 'Riser'),
    )
    .build()
  applyChange(project, addAccessory(project, 'S', 'unit', 'controller'))
  return project
}
const diagramOf = (project: Project) => {
  const diagram = project.systems['S']?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}
const nodes = (...ids: string[]) => ({ nodes: ids, edges: [] })

describe('what is removed', () => {
  it('what is removed is named by what it is, and counted as it was picked', () => {
    const project = building()
    const accessory = diagramOf(project).nodeId[diagramOf(project).nodeCount - 1] ?? ''
    const named = (picked: { nodes: string[]; edges: string[] }) => [
      removeFromDrawing(project, 'S', picked, pack).label,
      removedThings(diagramOf(project), picked).count,
    ]
    expect(named(nodes('unit'))).toStrictEqual(['removeUnitNode', 1])
    expect(named(nodes('y', 'inner'))).toStrictEqual(['removeFitting', 2])
    expect(named(nodes('box'))).toStrictEqual(['removeFitting', 1])
    expect(named(nodes('open', 'other'))).toStrictEqual(['removePlace', 2])
    expect(named(nodes('cap'))).toStrictEqual(['removeCap', 1])
    expect(named(nodes('note'))).toStrictEqual(['removeNote', 1])
    expect(named(nodes(accessory))).toStrictEqual(['removeAccessory', 1])
    expect(named({ nodes: [], edges: ['y>box'] })).toStrictEqual(['removePipe', 1])
    expect(named(nodes('unit', 'note', 'o'))).toStrictEqual(['removeFromDrawing', 2])
  })

  it('what is removed is not the last place below the outdoor unit, open or closed, by itself, by its pipe or among others', () => {
    for (const kind of ['placeholder', 'endCap'] as const) {
      const project = projectBuilder()
        .system('S', (draw) => draw.outdoor('o', ['X4P-10']).text('note', 'Riser')[kind]('place', 'o'))
        .build()
      expect(removeFromDrawing(project, 'S', nodes('place'), pack).ops).toStrictEqual([])
      expect(removeFromDrawing(project, 'S', { nodes: [], edges: ['o>place'] }, pack).ops).toStrictEqual([])
      applyChange(project, removeFromDrawing(project, 'S', nodes('place', 'note'), pack))
      const left = diagramOf(project)
      expect(Array.from({ length: left.nodeCount }, (_, row) => kindAt(left, row))).toStrictEqual(['outdoor', kind])
    }
  })

  it('what is removed is one of several places below the outdoor unit, but never the last of them', () => {
    const project = projectBuilder()
      .system('S', (draw) => draw.outdoor('o', ['X4P-10']).placeholder('one', 'o').placeholder('two', 'o'))
      .build()
    applyChange(project, removeFromDrawing(project, 'S', nodes('one', 'two'), pack))
    expect(diagramOf(project).nodeCount).toBe(2)
    expect(kindAt(diagramOf(project), 1)).toBe('placeholder')
  })
})
