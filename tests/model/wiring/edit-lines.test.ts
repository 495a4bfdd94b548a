import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { invert } from '../../../src/model/change/invert'
import { addCentrals } from '../../../src/model/edits/wiring/edit-centrals'
import { editLines } from '../../../src/model/edits/wiring/edit-lines'
import { sampleProject } from '../../helpers/sample-projects'

function building() {
  const project = sampleProject(['apartment', 'main-sub'])
  const central = (id: string) => ({ id, model: 'CC-64', name: id, systemIds: ['apartment', 'main-sub'] })
  applyChange(project, addCentrals(project, [central('c1'), central('c2')]))
  return project
}

describe('lines of several owners', () => {
  it('are changed and given back as one step, which undo takes back whole', () => {
    const project = building()
    const before = structuredClone({ control: project.control, wiring: Object.values(project.systems).map(({ wiring }) => wiring) })
    const change = editLines(project, 'editWires', [
      { ownerId: 'apartment', diagram: 'power', id: 'a', patch: { lengthM: 12 } },
      { ownerId: 'apartment', diagram: 'signal', id: 'a', patch: { address: 5 } },
      { ownerId: 'main-sub', diagram: 'power', id: 'b', patch: { breakerA: 16 } },
      { ownerId: 'c1', diagram: 'signal', id: 'apartment', patch: { lengthM: 40 } },
      { ownerId: 'c2', diagram: 'signal', id: 'main-sub', patch: { lengthM: 50 } },
    ])
    applyChange(project, change)
    expect(project.systems['apartment']?.wiring).toMatchObject({ power: { a: { lengthM: 12 } }, signal: { a: { address: 5 } } })
    expect(project.systems['main-sub']?.wiring?.power).toEqual({ b: { breakerA: 16 } })
    expect(project.control?.centrals.map(({ edits }) => edits)).toEqual([{ apartment: { lengthM: 40 } }, { 'main-sub': { lengthM: 50 } }])
    applyChange(project, invert(change))
    expect({ control: project.control, wiring: Object.values(project.systems).map(({ wiring }) => wiring) }).toEqual(before)
  })

  it('that are given back leave nothing behind, and those of an owner that is gone are left out', () => {
    const project = building()
    applyChange(
      project,
      editLines(project, 'editWires', [{ ownerId: 'apartment', diagram: 'power', id: 'a', patch: { lengthM: 12, areaMm2: 4 } }]),
    )
    applyChange(
      project,
      editLines(project, 'editWires', [{ ownerId: 'apartment', diagram: 'power', id: 'a', patch: { areaMm2: undefined } }]),
    )
    expect(project.systems['apartment']?.wiring?.power).toEqual({ a: { lengthM: 12 } })
    applyChange(
      project,
      editLines(project, 'resetWires', [
        { ownerId: 'apartment', diagram: 'power', id: 'a', patch: null },
        { ownerId: 'gone', diagram: 'power', id: 'a', patch: null },
      ]),
    )
    expect(project.systems['apartment']?.wiring).toBeUndefined()
  })
})
