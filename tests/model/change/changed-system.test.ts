import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { changedSystem } from '../../../src/model/change/changed-system'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import { chooseOutdoorUnit } from '../../../src/model/edits/list/choose-outdoor-unit'
import { writeProject } from '../../../src/contract/project/project-wire'
import { defaultPack } from '../../engine/core-record'
import { indoorUnit, projectBuilder } from '../../helpers/project-builder'
import { moveBranchToSystem } from '../../../src/model/edits/systems/move-branch-to-system'
import { workedProject } from '../../engine/worked-system'

describe('a change that is looked at before it is made', () => {
  it('a change that is looked at before it is made leaves the project as it is and gives what the change would make of the system', () => {
    const project = workedProject()
    const [systemId = ''] = project.systemOrder
    const before = JSON.stringify(writeProject(project))
    for (const change of [
      setPipe(project, systemId, ['J1>J2'], { lengthM: 77 }),
      chooseOutdoorUnit(project, systemId, ['X4P-14'], defaultPack),
    ]) {
      const seen = changedSystem(project, systemId, change)
      expect(JSON.stringify(writeProject(project))).toBe(before)
      const made = workedProject()
      const made2 = { ...made, id: project.id }
      applyChange(made2, change)
      expect(seen?.diagram).toEqual(made2.systems[systemId]?.diagram)
      expect(seen?.outdoorModels).toEqual(made2.systems[systemId]?.outdoorModels)
    }
  })

  it('a change that is looked at before it is made leaves the other systems alone that it concerns, too', () => {
    const project = projectBuilder()
      .system('from', (draw) => draw.outdoor('o', ['X4P-08']).joint('y', 'o').unit('a', 'y', 'C4-036', {}, { indoorUnitId: 'L' }), {
        indoorUnits: [indoorUnit('C4-036', { id: 'L' })],
      })
      .system('to', (draw) => draw.outdoor('p', ['X4P-08']).placeholder('free', 'p'))
      .build()
    const before = JSON.stringify(writeProject(project))
    const change = moveBranchToSystem(project, { systemId: 'from', nodeId: 'a' }, { systemId: 'to', placeId: 'free' }, defaultPack)
    expect(changedSystem(project, 'to', change)?.indoorUnits).toHaveLength(1)
    expect(changedSystem(project, 'from', change)?.indoorUnits).toEqual([])
    expect(JSON.stringify(writeProject(project))).toBe(before)
  })

  it('a change that is looked at before it is made is none of a system that the project does not have', () => {
    expect(changedSystem(workedProject(), 'nowhere', { label: '', ops: [] })).toBeNull()
  })
})
