import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nodeCore } from '../../../src/engine/host/node-core'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { editSystem } from '../../../src/model/edits/systems/edit-system'
import { setDefaultLength } from '../../../src/model/edits/drawing/set-default-length'
import { setPipe } from '../../../src/model/edits/drawing/set-pipe'
import type { System } from '../../../src/model/project/project'
import { defaultPack } from '../../engine/core-record'
import { pack } from '../../model/arbitrary'
import { ServerInMemory } from '../../state/server-twin'
import { openTab } from '../../state/tab'
import type { Tab } from '../../state/tab'

let tab: Tab
let stop: () => void
let freezeDesign: (systemId: string) => Promise<void>
let freezings: { systemIds: string[] }

beforeEach(async () => {
  tab = await openTab(new ServerInMemory().ports({ startCore: nodeCore }))
  const { startRecalculation } = await import('../../../src/state/core/recalculate')
  ;({ freezeDesign, freezings } = await import('../../../src/workbench/commands/as-built/freeze-design'))
  stop = startRecalculation()
  tab.replaceProject(demoProject(pack, { ownerId: 'me', ownerName: 'Me' }))
  await expect.poll(() => tab.results.computing).toBe(false)
})

afterEach(() => stop())

function system(): System {
  const project = tab.currentProject()
  const first = project?.systems[project.systemOrder[0] ?? '']
  if (!first) throw new Error('The project has no system.')
  return first
}

function lengthen(lengthM: number): void {
  const project = tab.currentProject()
  if (project) tab.commit(setPipe(project, system().id, [system().diagram.edgeId[0] ?? ''], { lengthM }))
}

const farthestM = (): number => tab.results.bySystem[system().id]?.outdoor?.farthestActualM ?? NaN

it('freezes a drawing with the figures of this very drawing, whatever was typed just before and meanwhile', async () => {
  const before = farthestM()
  lengthen(34)
  const frozen = freezeDesign(system().id)
  lengthen(44)
  expect(freezings.systemIds).toStrictEqual([system().id])
  await frozen
  expect(freezings.systemIds).toStrictEqual([])
  expect(system().frozen?.edgeLengthM[0]).toBe(44)
  expect(system().frozen?.figures.farthestActualM).toBe(before + 20)
  expect(system().frozen?.figures.farthestActualM).toBe(farthestM())
})

it('freezes once where it is asked twice', async () => {
  const id = system().id
  await Promise.all([freezeDesign(id), freezeDesign(id)])
  expect(system().frozen).toBeDefined()
  tab.undo()
  expect(system().frozen).toBeUndefined()
  expect(tab.history.undoLabel).toBeNull()
})

it('keeps what a pipe without a length counted as on that day', async () => {
  const { id } = system()
  await freezeDesign(id)
  expect(system().frozen?.defaultLengthM).toBe(defaultPack.limits.defaultPipeM)
  const project = tab.currentProject()
  if (project) tab.commit(setDefaultLength(project, id, 9))
  await freezeDesign(id)
  expect(system().frozen?.defaultLengthM).toBe(9)
})

it('does not freeze an inactive system, of which nothing is calculated', async () => {
  const project = tab.currentProject()
  if (project) tab.commit(editSystem(project, system().id, { active: false }))
  expect(system().active).toBe(false)
  await freezeDesign(system().id)
  expect(system().frozen).toBeUndefined()
})
