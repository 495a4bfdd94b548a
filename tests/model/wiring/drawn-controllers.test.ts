import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import type { Change } from '../../../src/model/change/change'
import { invert } from '../../../src/model/change/invert'
import { nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { removeFromDrawing } from '../../../src/model/edits/drawing/remove-from-drawing'
import { addAccessory } from '../../../src/model/edits/list/add-accessory'
import { copySystem } from '../../../src/model/edits/systems/copy-system'
import { addGroups, groupUnits, leaveGroups, removeGroups, setGroupControllers } from '../../../src/model/edits/wiring/edit-groups'
import { followNodes } from '../../../src/model/edits/wiring/follow-nodes'
import { checkControl } from '../../../src/model/wiring/control-check'
import type { Project } from '../../../src/model/project/project'
import { defaultPack as pack } from '../../engine/core-record'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { pictureOf } from '../picture'

function office(): Project {
  const lines = ['a', 'b'].map((id) => indoorUnit('C4-056', { id: `line-${id}`, name: `Office ${id}` }))
  return projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4P-08'])
          .joint('j', 'o')
          .unit('a', 'j', 'C4-056', {}, { indoorUnitId: 'line-a' })
          .unit('b', 'j', 'C4-056', {}, { indoorUnitId: 'line-b' }),
      { indoorUnits: lines, outdoorModels: ['X4P-08'] },
    )
    .build()
}

/** Makes a change and returns it, after checking that undo gives back the project. */
function make(project: Project, edit: Change): Change {
  const change = followNodes(project, edit, pack)
  const picture = pictureOf(project)
  applyChange(project, change)
  const after = pictureOf(project)
  applyChange(project, invert(change))
  expect(pictureOf(project)).toStrictEqual(picture)
  applyChange(project, change)
  expect(pictureOf(project)).toStrictEqual(after)
  return change
}

const dropOn = (project: Project, node: string, accessory: 'controller' | 'panel' | 'accessory' | 'hrv'): void => {
  make(project, addAccessory(project, 'S', node, accessory, 'Part', pack))
}
const drawn = (project: Project, systemId = 'S') =>
  (project.systems[systemId]?.diagram.nodeId ?? [])
    .map((_, row) => nodeAt((project.systems[systemId] as NonNullable<Project['systems'][string]>).diagram, row))
    .filter(({ data }) => data.extra?.['plusId'] !== undefined)
const groups = (project: Project) => project.control?.groups ?? []

describe('a controller that is dropped on a unit of the piping board', () => {
  it('is the usual wired controller of the pack, in a group of the unit, under the id of its node', () => {
    const project = office()
    dropOn(project, 'a', 'controller')
    const [node] = drawn(project)
    expect(node).toMatchObject({ shape: 'controller3', data: { label: 'Part WC-01', extra: { plusId: 'a', modelName: 'WC-01' } } })
    expect(groups(project)).toMatchObject([
      { name: 'Office a', units: [{ systemId: 'S', nodeId: 'a' }], controllers: [{ id: node?.id, model: 'WC-01' }] },
    ])
    expect(checkControl(project, pack).map(({ code, nodeId }) => [code, nodeId])).toStrictEqual([['control.unitWithoutController', 'b']])
  })

  it('is one that takes several units where the unit is in a group, and joins that group', () => {
    const project = office()
    const units = ['a', 'b'].map((nodeId) => ({ systemId: 'S', nodeId }))
    make(project, addGroups(project, [{ id: 'g', name: 'Both', units, controllers: [] }]))
    dropOn(project, 'b', 'controller')
    expect(groups(project)).toMatchObject([{ id: 'g', units, controllers: [{ model: 'WC-10' }] }])
    expect(checkControl(project, pack)).toStrictEqual([])
  })

  it('leaves its group when its node is removed; a group of one unit goes with it', () => {
    const project = office()
    dropOn(project, 'a', 'controller')
    dropOn(project, 'a', 'controller')
    const [first, second] = drawn(project).map(({ id }) => id)
    make(project, removeFromDrawing(project, 'S', { nodes: [first ?? ''], edges: [] }, pack))
    expect(groups(project).map(({ controllers }) => controllers.map(({ id }) => id))).toStrictEqual([[second]])
    make(project, removeFromDrawing(project, 'S', { nodes: [second ?? ''], edges: [] }, pack))
    expect([groups(project), drawn(project)]).toStrictEqual([[], []])
  })

  it('goes from the board when it is taken from its group, or its group is taken away', () => {
    const project = office()
    dropOn(project, 'a', 'controller')
    dropOn(project, 'b', 'controller')
    const [first, second] = groups(project).map(({ id }) => id)
    make(project, setGroupControllers(project, first ?? '', []))
    expect(drawn(project).map(({ data }) => data.extra?.['plusId'])).toStrictEqual(['b'])
    make(project, removeGroups(project, [second ?? '']))
    expect(drawn(project)).toStrictEqual([])
  })

  it('goes from the board with all others of its system at once, and with a group that its units leave', () => {
    const project = office()
    for (const node of ['a', 'b', 'a']) dropOn(project, node, 'controller')
    make(
      project,
      removeGroups(
        project,
        groups(project).map(({ id }) => id),
      ),
    )
    expect([groups(project), drawn(project)]).toStrictEqual([[], []])
    for (const node of ['a', 'b']) dropOn(project, node, 'controller')
    make(
      project,
      leaveGroups(
        project,
        ['a', 'b'].map((nodeId) => ({ systemId: 'S', nodeId })),
      ),
    )
    expect([groups(project), drawn(project)]).toStrictEqual([[], []])
    dropOn(project, 'a', 'controller')
    const units = ['a', 'b'].map((nodeId) => ({ systemId: 'S', nodeId }))
    make(project, groupUnits(project, { id: 'new', name: 'Both', units, controllers: [] }))
    expect([groups(project).map(({ id }) => id), drawn(project)]).toStrictEqual([['new'], []])
  })

  it('is copied with its system: node and controller have one new id', () => {
    const project = office()
    dropOn(project, 'a', 'controller')
    make(project, copySystem(project, 'S', { id: 'copy' }))
    const [node] = drawn(project, 'copy')
    expect(groups(project)[1]?.controllers).toStrictEqual([{ id: node?.id, model: 'WC-01' }])
    expect(node?.id).not.toBe(groups(project)[0]?.controllers[0]?.id)
  })
})

describe('a panel or accessory that is dropped on a unit of the piping board', () => {
  it('is a model of the pack that fits the unit, and is ordered with the line where it is not yet', () => {
    const project = office()
    dropOn(project, 'a', 'panel')
    const line = (): Project['systems'][string]['indoorUnits'][number] | undefined => project.systems['S']?.indoorUnits[0]
    const panel = String(drawn(project)[0]?.data.extra?.['modelName'])
    expect(pack.panels?.items.find(({ id }) => id === panel)).toMatchObject({ isDefault: true })
    // The unit comes with this panel, so nothing is chosen.
    expect(line()?.parts).toBeUndefined()
    dropOn(project, 'a', 'accessory')
    const accessory = String(drawn(project)[1]?.data.extra?.['modelName'])
    expect(line()?.parts?.map(({ id, count }) => [id, count])).toStrictEqual([
      [panel, 1],
      [accessory, 1],
    ])
    expect(project.systems['S']?.indoorUnits[1]?.parts).toBeUndefined()
  })

  it('stays without model where the pack has none, and where nobody gives one', () => {
    const project = office()
    make(project, addAccessory(project, 'S', 'a', 'panel', 'Panel', { ...pack, panels: { items: [] } }))
    make(project, addAccessory(project, 'S', 'a', 'controller', 'Controller'))
    expect(drawn(project).map(({ data }) => data.label)).toStrictEqual(['Panel', 'Controller'])
    expect(groups(project)).toStrictEqual([])
    const { diagram } = project.systems['S'] as Project['systems'][string]
    expect(nodeRow(diagram, 'a')).toBeGreaterThanOrEqual(0)
  })
})

describe('a ventilator that is dropped on the piping board', () => {
  it('is the smallest of the pack and stands in the list, and the next is one of the list that is not drawn yet', () => {
    const project = office()
    const first = pack.hrv.items[0]?.id ?? ''
    dropOn(project, 'a', 'hrv')
    const ventilators = () => project.systems['S']?.indoorUnits.filter(({ type }) => type === 'hrv') ?? []
    expect(drawn(project)[0]).toMatchObject({ shape: 'hrv1', data: { label: `Part ${first}`, extra: { plusId: 'a', modelName: first } } })
    expect(ventilators().map(({ model, count }) => [model, count])).toStrictEqual([[first, 1]])
    // It stays in the list as every unit does, and is put on the board again from there.
    make(project, removeFromDrawing(project, 'S', { nodes: [drawn(project)[0]?.id ?? ''], edges: [] }, pack))
    expect(ventilators()).toHaveLength(1)
    dropOn(project, 'b', 'hrv')
    expect([drawn(project).map(({ data }) => data.extra?.['modelName']), ventilators().length]).toStrictEqual([[first], 1])
    dropOn(project, 'a', 'hrv')
    expect(ventilators()).toHaveLength(2)
  })
})
