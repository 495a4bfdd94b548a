import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { nodeAt } from '../../../src/model/diagram/diagram-rows'
import { copyBranches } from '../../../src/model/edits/clip/copy-branches'
import { pasteBranches } from '../../../src/model/edits/clip/paste-branches'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { replaceNode } from '../../../src/model/edits/drawing/replace-node'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { chooseParts } from '../../../src/model/edits/list/choose-parts'
import { removeIndoorUnits } from '../../../src/model/edits/list/remove-indoor-units'
import { moveBranchToSystem } from '../../../src/model/edits/systems/move-branch-to-system'
import { removeSystem } from '../../../src/model/edits/systems/remove-system'
import { addGroups } from '../../../src/model/edits/wiring/edit-groups'
import { followNodes } from '../../../src/model/edits/wiring/follow-nodes'
import { checkControl } from '../../../src/model/wiring/control-check'
import type { Project } from '../../../src/model/project/project'
import { defaultPack as pack } from '../../engine/core-record'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pictureOf } from '../picture'

/** A system with two units of one line and one of another, and a system with an open place. */
function office(): Project {
  return projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4P-08'])
          .joint('j', 'o')
          .joint('k', 'j')
          .unit('a', 'k', 'C4-056', {}, { indoorUnitId: 'pair' })
          .unit('b', 'k', 'C4-056', {}, { indoorUnitId: 'pair' })
          .unit('c', 'j', 'C4-056', {}, { indoorUnitId: 'single' }),
      {
        indoorUnits: [indoorUnit('C4-056', { id: 'pair', room: 'Office', count: 2 }), indoorUnit('C4-056', { id: 'single', room: 'Hall' })],
        outdoorModels: ['X4P-08'],
      },
    )
    .system('T', (draw) => draw.outdoor('p', ['X4P-08']).placeholder('free', 'p'), { outdoorModels: ['X4P-08'] })
    .build()
}

/** Makes a change with what follows from its nodes, after checking that one undo gives back the project. */
function make(project: Project, change: Change): void {
  const whole = followNodes(project, change, pack)
  const picture = pictureOf(project)
  applyChange(project, whole)
  applyChange(project, invert(whole))
  expect(pictureOf(project)).toStrictEqual(picture)
  applyChange(project, whole)
}

const dropOn = (project: Project, node: string, accessory: 'controller' | 'panel' | 'accessory'): string => {
  make(project, addAccessory(project, 'S', node, accessory, 'Part', pack))
  return beside(project).at(-1)?.id ?? ''
}
const remove = (project: Project, ...nodes: string[]): void => make(project, removeFromDrawing(project, 'S', { nodes, edges: [] }, pack))
const systemOf = (project: Project, id: string) => project.systems[id] as NonNullable<Project['systems'][string]>
const beside = (project: Project, systemId = 'S') =>
  systemOf(project, systemId)
    .diagram.nodeId.map((_, row) => nodeAt(systemOf(project, systemId).diagram, row))
    .filter(({ data }) => data.extra?.['plusId'] !== undefined)
const orderOf = (project: Project, line: string) =>
  systemOf(project, 'S')
    .indoorUnits.find(({ id }) => id === line)
    ?.parts?.map(({ id, count }) => [id, count])
const groups = (project: Project) =>
  (project.control?.groups ?? []).map(({ name, units, controllers }) => ({
    name,
    units: units.map(({ systemId, nodeId }) => `${systemId} ${nodeId}`),
    controllers: controllers.map(({ id }) => id),
  }))

describe('the node of a panel or accessory that is removed from the piping board', () => {
  it('takes its order along, once no other unit of the line has such a node', () => {
    const project = office()
    const first = dropOn(project, 'a', 'accessory')
    const second = dropOn(project, 'b', 'accessory')
    const ordered = orderOf(project, 'pair')
    expect(ordered).toHaveLength(2)
    remove(project, first)
    expect(orderOf(project, 'pair')).toStrictEqual(ordered)
    remove(project, second)
    expect(orderOf(project, 'pair')).toBeUndefined()
  })

  it('gives the unit the panel back that it comes with, and leaves the other parts', () => {
    const project = office()
    const accessory = dropOn(project, 'c', 'accessory')
    const [own, chosen] = systemOf(project, 'S').indoorUnits[1]?.parts ?? []
    const other = pack.panels?.items.find(({ id, types }) => id !== own?.id && types?.includes('C4'))
    if (!own || !chosen || !other) throw new Error('The pack has no second panel for a four-way cassette.')
    make(project, chooseParts(project, 'S', new Map([['single', [{ id: other.id, type: 'panel', count: 1 }, chosen]]]), pack))
    const panel = dropOn(project, 'c', 'panel')
    expect(beside(project).at(-1)?.data.extra?.['modelName']).toBe(other.id)
    remove(project, panel)
    expect(orderOf(project, 'single')).toStrictEqual([
      [own.id, 1],
      [chosen.id, 1],
    ])
    remove(project, accessory)
    expect(orderOf(project, 'single')).toBeUndefined()
  })

  it('leaves the order with a unit that goes into the list again, and with its line goes altogether', () => {
    const project = office()
    dropOn(project, 'c', 'accessory')
    const ordered = orderOf(project, 'single')
    remove(project, 'c')
    expect([beside(project), orderOf(project, 'single')]).toStrictEqual([[], ordered])
    make(project, removeIndoorUnits(project, 'S', ['single'], pack))
    expect(orderOf(project, 'single')).toBeUndefined()
  })
})

describe('the node of a controller', () => {
  it.each<[string, (project: Project) => Change]>([
    ['its unit', (project) => removeFromDrawing(project, 'S', { nodes: ['c'], edges: [] }, pack)],
    ['the joint above it', (project) => removeFromDrawing(project, 'S', { nodes: ['j'], edges: [] }, pack)],
    ['its pipe', (project) => removeFromDrawing(project, 'S', { nodes: [], edges: ['j>c'] }, pack)],
    ['the line of its unit', (project) => removeIndoorUnits(project, 'S', ['single'], pack)],
    ['its system', (project) => removeSystem(project, 'S')],
    ['a joint in place of its unit', (project) => replaceNode(project, 'S', 'c', { kind: 'joint', branches: 2 }, pack)],
  ])('leaves its group with %s, and a group of one unit goes with it', (_, changeOf) => {
    const project = office()
    dropOn(project, 'c', 'controller')
    expect(groups(project)).toHaveLength(1)
    make(project, changeOf(project))
    expect(groups(project)).toStrictEqual([])
    expect(checkControl(project, pack)).toStrictEqual([])
  })

  it('leaves a group of several units, which stays; a unit that is gone is told although an open place has its id', () => {
    const project = office()
    const units = ['a', 'c'].map((nodeId) => ({ systemId: 'S', nodeId }))
    make(project, addGroups(project, [{ id: 'g', name: 'Both', units, controllers: [{ id: 'w', model: 'WC-10' }] }]))
    dropOn(project, 'c', 'controller')
    remove(project, 'c')
    expect(groups(project)).toStrictEqual([{ name: 'Both', units: ['S a', 'S c'], controllers: ['w'] }])
    expect(checkControl(project, pack).map(({ code }) => code)).toContain('control.unitGone')
  })

  it('goes to another system with its unit and stays in its group', () => {
    const project = office()
    const units = ['a', 'b'].map((nodeId) => ({ systemId: 'S', nodeId }))
    make(project, addGroups(project, [{ id: 'g', name: 'Both', units, controllers: [] }]))
    dropOn(project, 'a', 'controller')
    make(project, moveBranchToSystem(project, { systemId: 'S', nodeId: 'a' }, { systemId: 'T', placeId: 'free' }, pack))
    const [moved] = beside(project, 'T')
    expect(groups(project)).toStrictEqual([{ name: 'Both', units: ['T free', 'S b'], controllers: [moved?.id] }])
    expect(beside(project)).toStrictEqual([])
  })

  it('that is pasted with its unit is in a group of that unit', () => {
    const project = office()
    const first = dropOn(project, 'c', 'controller')
    const clip = copyBranches(project, 'S', ['c'])
    make(project, pasteBranches(project, 'T', clip, [['free']], pack).change)
    const [copy] = beside(project, 'T')
    expect(groups(project)).toStrictEqual([
      { name: 'Hall', units: ['S c'], controllers: [first] },
      { name: 'Hall', units: ['T free'], controllers: [copy?.id] },
    ])
  })
})
