import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { nodeAt, nodeRow } from '../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { moveBranchToSystem } from '../../../../src/model/edits/systems/move-branch-to-system'
import { invert } from '../../../../src/model/change/invert'
import type { Project, System } from '../../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'
import { pictureOf } from '../../picture'

/** Two systems: a joint with two units on the one, an open place on the other. */
function twoSystems(): Project {
  return projectBuilder()
    .system(
      'from',
      (draw) =>
        draw
          .outdoor('o', ['X4P-08'])
          .joint('y', 'o', { lengthM: 12 })
          .joint('z', 'y', { lengthM: 6 })
          .unit('lobby', 'z', 'C4-036', { lengthM: 4.5 }, { indoorUnitId: 'L', heightM: -3 })
          .unit('one', 'z', 'C4-056', { lengthM: 5 }, { indoorUnitId: 'T' })
          .unit('other', 'y', 'C4-056', { lengthM: 7 }, { indoorUnitId: 'T' }),
      {
        outdoorModels: ['X4P-08'],
        indoorUnits: [indoorUnit('C4-036', { id: 'L', room: 'Lobby' }), indoorUnit('C4-056', { id: 'T', count: 2 })],
      },
    )
    .system('to', (draw) => draw.outdoor('p', ['X4P-08']).placeholder('free', 'p', { lengthM: 9 }), { outdoorModels: ['X4P-08'] })
    .build()
}

const systemOf = (project: Project, id: string): System => {
  const system = project.systems[id]
  if (!system) throw new Error('The system is lost.')
  return system
}
const listOf = (project: Project, id: string): [string, number, string][] =>
  systemOf(project, id).indoorUnits.map(({ model, count, room }) => [model, count, room])

describe('a branch that goes to another system', () => {
  it('a branch that goes to another system takes its units along in list and drawing, and leaves an open place', () => {
    const project = twoSystems()
    const change = moveBranchToSystem(project, { systemId: 'from', nodeId: 'z' }, { systemId: 'to', placeId: 'free' }, pack)
    applyChange(project, change)
    expect(change.label).toBe('moveBranch')
    const { diagram } = systemOf(project, 'to')
    expect(kindAt(diagram, nodeRow(diagram, 'free'))).toBe('joint')
    const lobby = Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row)).find(({ data }) => data.model === 'C4-036')
    expect(lobby?.data.heightM).toBe(-3)
    expect(listOf(project, 'to')).toEqual([
      ['C4-036', 1, 'Lobby'],
      ['C4-056', 1, ''],
    ])
    const left = systemOf(project, 'from').diagram
    expect(kindAt(left, nodeRow(left, 'z'))).toBe('placeholder')
    expect(nodeRow(left, 'lobby')).toBe(-1)
    expect(listOf(project, 'from')).toEqual([['C4-056', 1, '']])
  })

  it('a branch that goes to another system comes back whole in one step of undo', () => {
    const project = twoSystems()
    const before = pictureOf(project)
    const change = moveBranchToSystem(project, { systemId: 'from', nodeId: 'z' }, { systemId: 'to', placeId: 'free' }, pack)
    applyChange(project, change)
    expect(pictureOf(project)).not.toEqual(before)
    applyChange(project, invert(change))
    expect(pictureOf(project)).toEqual(before)
  })

  it('a branch that goes to another system does nothing without a branch or towards a place that is taken', () => {
    const project = twoSystems()
    expect(moveBranchToSystem(project, { systemId: 'from', nodeId: 'o' }, { systemId: 'to', placeId: 'free' }, pack).ops).toEqual([])
    expect(moveBranchToSystem(project, { systemId: 'from', nodeId: 'z' }, { systemId: 'to', placeId: 'p' }, pack).ops).toEqual([])
  })
})
