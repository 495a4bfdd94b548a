import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { headOf } from '../../../src/model/change/system-ops'
import type { Change, Op } from '../../../src/model/change/change'
import { newId } from '../../../src/model/change/ids'
import { invert, squash, touchedSystems } from '../../../src/model/change/invert'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import type { IndoorUnit, Project } from '../../../src/model/project/project'
import { keptChange } from '../../../src/model/redrawing/kept-change'
import { addGroups, removeGroups } from '../../../src/model/edits/wiring/edit-groups'
import type { ControlGroup } from '../../../src/model/wiring/control'
import { replicaOf } from '../../../src/state/piping/storage/replica'
import { pack } from '../arbitrary'
import { pictureOf } from '../picture'

const MANY = 1_200

function groups(count: number, systemId: string): ControlGroup[] {
  return Array.from({ length: count }, (_, place) => ({
    id: newId(),
    name: `Room "${place}"`,
    units: [{ systemId, nodeId: `unit ${place}` }],
    controllers: [{ id: newId(), model: 'WC-01' }],
  }))
}

/** Writes each unit of a list anew, and its system's name in between. */
function renamed(project: Project, systemId: string, times: number): Change {
  const [unit] = project.systems[systemId]?.indoorUnits ?? []
  const system = project.systems[systemId]
  if (!unit || !system) throw new Error('the demo lists no unit')
  const ops: Op[] = []
  let before: IndoorUnit = unit
  for (let time = 0; time < times; time++) {
    const after = { ...before, name: `Unit ${time}`, requiredCoolingKw: time % 2 === 0 ? null : time }
    ops.push({ table: 'indoorUnit', systemId, before, after, at: 0 })
    before = after
  }
  const head = headOf(system)
  ops.splice(700, 0, { table: 'system', before: head, after: { ...head, name: 'Roof' }, at: project.systemOrder.indexOf(systemId) })
  return { label: 'rename', ops }
}

describe('a change of many ops', () => {
  it('a change of many ops is copied as a few texts, and is the same change for who follows, after undo and redo too', () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const follower = replicaOf(structuredClone(project))
    const [systemId = ''] = project.systemOrder
    const make = (change: Change): void => {
      const kept = structuredClone(keptChange(change))
      expect(kept.ops.length).toBeLessThan(20)
      expect(touchedSystems(kept)).toStrictEqual(touchedSystems(change))
      applyChange(project, change)
      follower.apply(kept)
      expect(pictureOf(follower.document)).toStrictEqual(pictureOf(project))
    }
    const added = addGroups(project, groups(MANY, systemId))
    make(added)
    make(invert(added))
    make(added)
    const removal = removeGroups(
      project,
      (project.control?.groups ?? []).filter((_, place) => place % 7 > 0).map(({ id }) => id),
    )
    make(removal)
    make(invert(removal))
    const names = renamed(project, systemId, MANY)
    make(names)
    make(invert(names))
    make(squash('both', [renamed(project, systemId, MANY), removal]))
  })

  it('a change of few ops stays as it is', () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const change = addGroups(project, groups(20, project.systemOrder[0] ?? ''))
    expect(keptChange(change).ops).toStrictEqual(change.ops)
  })
})
