import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../../src/model/change/apply'
import { nodeAt, nodeRow } from '../../../../src/model/diagram/diagram-rows'
import type { PlacedItem } from '../../../../src/model/drawing/put/placed-item'
import { addAccessory } from '../../../../src/model/edits/list/add-accessory'
import { replaceNode } from '../../../../src/model/edits/drawing/replace-node'
import { reverseFittings } from '../../../../src/model/edits/drawing/reverse-fittings'
import type { Project } from '../../../../src/model/project/project'
import { projectBuilder } from '../../../helpers/project-builder'
import { pack } from '../../arbitrary'

const building = (): Project =>
  projectBuilder()
    .system('S', (draw) =>
      draw
        .outdoor('o', ['X4R-12'], 'HR')
        .joint('y', 'o')
        .box('box', 'y', 2, {}, 'MS', { model: 'MS-02' })
        .unit('unit', 'box', 'C4-036', { port: 1 }, { extra: { isRearMountedComponents: false, url: 'old-picture' } }),
    )
    .build()
const dataAfter = (project: Project, id: string, item: PlacedItem) => {
  applyChange(project, replaceNode(project, 'S', id, item, pack))
  const diagram = project.systems['S']?.diagram
  return diagram && nodeAt(diagram, nodeRow(diagram, id)).data
}

describe('what is replaced', () => {
  it('what is replaced keeps the rear-mounted component of a unit, and nothing that was said of the old model', () => {
    const project = building()
    applyChange(project, addAccessory(project, 'S', 'unit', 'rearMounted'))
    expect(dataAfter(project, 'unit', { kind: 'indoor', model: 'C4-045' })?.extra).toStrictEqual({ isRearMountedComponents: true })
  })

  it('what is replaced stays turned as another box or joint, and not as what is turned for another reason', () => {
    const project = building()
    applyChange(project, reverseFittings(project, 'S', ['y', 'box']))
    expect(dataAfter(project, 'box', { kind: 'box', model: 'MS-04' })).toMatchObject({ model: 'MS-04', reverse: true })
    expect(dataAfter(project, 'y', { kind: 'joint', branches: 4 })).toMatchObject({ branches: 4, reverse: true })
    expect(dataAfter(project, 'y', { kind: 'box', model: 'MS-04' })).not.toHaveProperty('reverse')
    expect(dataAfter(building(), 'box', { kind: 'box', model: 'MS-04' })).not.toHaveProperty('reverse')
  })
})
