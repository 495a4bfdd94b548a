import { describe, expect, it } from 'vitest'
import { readClip, writeClip } from '../../../../src/contract/project/clip'
import { applyChange } from '../../../../src/model/change/apply'
import type { BranchClip } from '../../../../src/model/project/clip'
import type { DiagramNode } from '../../../../src/model/diagram/diagram'
import { nodeAt, nodeRow } from '../../../../src/model/diagram/diagram-rows'
import { kindAt } from '../../../../src/model/diagram/diagram-tree'
import { addAccessory } from '../../../../src/model/edits/list/add-accessory'
import { copyBranches } from '../../../../src/model/edits/clip/copy-branches'
import { pasteBranches } from '../../../../src/model/edits/clip/paste-branches'
import { editIndoorUnit } from '../../../../src/model/edits/list/edit-indoor-unit'
import { moveBranch } from '../../../../src/model/edits/drawing/move-branch'
import { moveBranchToSystem } from '../../../../src/model/edits/systems/move-branch-to-system'
import { removeFromDrawing } from '../../../../src/model/edits/drawing/remove-from-drawing'
import { removeIndoorUnits } from '../../../../src/model/edits/list/remove-indoor-units'
import { replaceNode } from '../../../../src/model/edits/drawing/replace-node'
import type { Project } from '../../../../src/model/project/project'
import { indoorUnit, projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'
import { make } from '../../make'

const AT: Record<string, readonly [x: number, y: number]> = {
  y: [0, 150],
  a: [0, 300],
  inner: [140, 300],
  b: [140, 450],
  open: [280, 450],
  free: [420, 300],
}

/** A unit and a joint with a unit and open places; a controller and a panel stand beside the units. */
function building(): Project {
  const project = projectBuilder()
    .system(
      'S',
      (draw) =>
        draw
          .outdoor('o', ['X4P-10'])
          .joint('y', 'o', {}, 3)
          .unit('a', 'y', 'C4-036', { port: 1 }, { indoorUnitId: 'A' })
          .joint('inner', 'y', { port: 2 })
          .unit('b', 'inner', 'C4-036', {}, { indoorUnitId: 'B' })
          .placeholder('open', 'inner')
          .placeholder('free', 'y', { port: 3 }),
      { outdoorModels: ['X4P-10'], indoorUnits: [indoorUnit('C4-036', { id: 'A' }), indoorUnit('C4-036', { id: 'B' })] },
    )
    .system('T', (draw) => draw.outdoor('t', ['X4P-10']).placeholder('there', 't'), { outdoorModels: ['X4P-10'] })
    .build()
  const diagram = diagramOf(project)
  for (const [id, [x, y]] of Object.entries(AT)) [diagram.nodeX[nodeRow(diagram, id)], diagram.nodeY[nodeRow(diagram, id)]] = [x, y]
  applyChange(project, addAccessory(project, 'S', 'b', 'panel', 'Panel B'))
  applyChange(project, addAccessory(project, 'S', 'a', 'controller', 'Controller A'))
  return project
}

function diagramOf(project: Project, system = 'S') {
  const diagram = project.systems[system]?.diagram
  if (!diagram) throw new Error('The system is lost.')
  return diagram
}
const node = (project: Project, id: string, system = 'S'): DiagramNode => {
  const diagram = diagramOf(project, system)
  return nodeAt(diagram, nodeRow(diagram, id))
}
const loose = (project: Project, system = 'S'): DiagramNode[] => {
  const diagram = diagramOf(project, system)
  return Array.from({ length: diagram.nodeCount }, (_, row) => row)
    .filter((row) => kindAt(diagram, row) === 'none')
    .map((row) => nodeAt(diagram, row))
}
const labels = (project: Project, system = 'S'): unknown[] => loose(project, system).map(({ data }) => data.label)
/** How far each stands from the node that it names. */
const distances = (project: Project, system = 'S'): unknown[] =>
  loose(project, system).map(({ x, y, data }) => {
    const anchor = node(project, String(data.extra?.['plusId']), system)
    return [anchor.kind, x - anchor.x, y - anchor.y]
  })

describe('what stands beside a unit', () => {
  it('what stands beside a unit goes with it when it is removed, alone, with its branch or from the list, and comes back with undo', () => {
    const alone = building()
    make(alone, removeFromDrawing(alone, 'S', { nodes: ['a'], edges: [] }, pack))
    expect(labels(alone)).toStrictEqual(['Panel B'])
    const branch = building()
    make(branch, removeFromDrawing(branch, 'S', { nodes: [], edges: ['y>inner'] }, pack))
    expect(labels(branch)).toStrictEqual(['Controller A'])
    const listed = building()
    make(listed, removeIndoorUnits(listed, 'S', ['B'], pack))
    expect(labels(listed)).toStrictEqual(['Controller A'])
  })

  it('what stands beside a unit stays beside it when its branch is moved', () => {
    const project = building()
    const before = distances(project)
    const at = loose(project).map(({ x, y }) => [x, y])
    make(project, moveBranch(project, 'S', 'inner', 'free', pack))
    expect(distances(project)).toStrictEqual(before)
    expect(loose(project).map(({ x, y }) => [x, y])[0]).not.toStrictEqual(at[0])
  })

  it('what stands beside a unit is copied with its branch, through the clipboard of the system, and belongs to the copy', () => {
    const project = building()
    const before = distances(project)
    const clip = readClip(writeClip(copyBranches(project, 'S', ['inner']))) as BranchClip
    make(project, pasteBranches(project, 'T', clip, [['there']], pack).change)
    expect(labels(project, 'T')).toStrictEqual(['Panel B'])
    expect(distances(project, 'T')).toStrictEqual(before.slice(0, 1))
    expect(loose(project, 'T')[0]?.data.extra?.['plusId']).not.toBe('b')
    expect(labels(project)).toHaveLength(2)
  })

  it('what stands beside a unit moves to another system with its branch', () => {
    const project = building()
    make(project, moveBranchToSystem(project, { systemId: 'S', nodeId: 'a' }, { systemId: 'T', placeId: 'there' }, pack))
    expect([labels(project), labels(project, 'T')]).toStrictEqual([['Panel B'], ['Controller A']])
    expect(distances(project, 'T')).toStrictEqual(distances(building()).slice(1))
  })

  it('what stands beside a unit stays beside it when it becomes another model', () => {
    const project = building()
    const before = distances(project)
    make(project, replaceNode(project, 'S', 'a', { kind: 'indoor', model: 'C4-071' }, pack))
    expect(distances(project)).toStrictEqual(before)
    make(project, editIndoorUnit(project, 'S', 'B', { model: 'C4-045' }, pack))
    expect(distances(project)).toStrictEqual(before)
    expect(labels(project)).toStrictEqual(['Panel B', 'Controller A'])
  })

  it('what stands beside a unit may not hang on nothing in what is pasted', () => {
    const text = writeClip(copyBranches(building(), 'S', ['inner'])).replaceAll('"plusId":"b"', '"plusId":"nobody"')
    expect(() => readClip(text)).toThrow('a node that may hang on a branch')
  })
})
