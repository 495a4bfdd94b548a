import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { applyChange } from '../../src/model/change/apply'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { removeIndoorUnits } from '../../src/model/edits/list/remove-indoor-units'
import { setNodeHeight } from '../../src/model/edits/drawing/set-node-height'
import { sameDesign } from '../../src/model/project/same-design'
import { pack } from '../model/arbitrary'

const demo = () => demoProject(pack, { ownerId: 'me', ownerName: 'Me' })

describe('a design that was saved', () => {
  it('a design that was saved is the same design when it is read again, so that a replay and a lost answer can rely on it', () => {
    const project = demo()
    const [first = '', second = ''] = project.systemOrder
    applyChange(project, removeIndoorUnits(project, first, [project.systems[first]?.indoorUnits[1]?.id ?? ''], pack))
    applyChange(project, removeIndoorUnits(project, second, [project.systems[second]?.indoorUnits[0]?.id ?? ''], pack))
    const again = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    expect(sameDesign(project, again)).toBe(true)
  })

  it('a design that was saved is another design after any edit', () => {
    const project = demo()
    const [first = ''] = project.systemOrder
    const node = project.systems[first]?.diagram.nodeId[3] ?? ''
    const again = readProject(JSON.parse(JSON.stringify(writeProject(project))))
    applyChange(again, setNodeHeight(again, first, [node], -7))
    expect(sameDesign(project, again)).toBe(false)
  })
})
