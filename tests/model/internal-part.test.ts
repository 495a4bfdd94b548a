import { expect, it } from 'vitest'
import { editIndoorUnit } from '../../src/model/edits/list/edit-indoor-unit'
import { applyChange } from '../../src/model/change/apply'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { packSystem } from '../../src/model/packed/pack-project'
import { unitOf, unitRow } from '../../src/model/packed/unit-rows'
import { pack } from './arbitrary'

it('a unit is marked as one without an internal part and back, as one step each; the packed form keeps the mark', () => {
  const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  const systemId = project.systemOrder[0] ?? ''
  const unit = () => project.systems[systemId]?.indoorUnits[0]
  const before = unit()
  const mark = (hasNoInternalPart: boolean) =>
    applyChange(project, editIndoorUnit(project, systemId, before?.id ?? '', { hasNoInternalPart }, pack))
  const drawing = () => {
    const system = project.systems[systemId]
    return system && packSystem(system).drawing
  }
  const drawn = drawing()
  mark(true)
  const marked = unit()
  expect(marked).toEqual({ ...before, hasNoInternalPart: true })
  expect(marked && unitOf(unitRow(marked))).toEqual(marked)
  expect(drawing()).toEqual(drawn)
  mark(false)
  expect(unit()).toStrictEqual(before)
})
