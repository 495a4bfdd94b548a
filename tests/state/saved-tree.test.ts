import { expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { floorKey } from '../../src/model/project/open-systems'
import { open, project, rename, server, setSavingStage } from './saving-stage'

setSavingStage()

/** The state of the page that was opened last. */
const treeOfPage = async () => (await import('../../src/state/page/folded-groups')).treeGroups

it('a save notes the program and the systems that no folded floor hides, and the project opens with this floor folded', async () => {
  const systems = project.systemOrder.flatMap((id) => project.systems[id] ?? [])
  systems.forEach((system, place) => (system.floor = place === 0 ? 2 : 1))
  server.saveElsewhere(project)
  const tab = await open()
  vi.useRealTimers()
  const tree = await treeOfPage()
  expect(tree.folded).toEqual({})
  tree.folded = { [floorKey(1)]: true }
  rename(tab, 'Folded')
  await tab.saveNow()
  const stored = server.stored.get(project.id)
  expect(stored).toMatchObject({ program: { version }, openSystemIds: [systems[0]?.id] })
  await open()
  vi.useRealTimers()
  expect((await treeOfPage()).folded[floorKey(1)]).toBe(true)
  expect((await treeOfPage()).folded[floorKey(2)]).toBeUndefined()
})
