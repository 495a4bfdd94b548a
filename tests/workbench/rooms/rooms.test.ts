import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { newIndoorUnit, newInformation, newProject, newSystem } from '../../../src/model/project/defaults'
import { pack } from '../../model/arbitrary'
import { pictureOf } from '../../model/picture'
import { ServerInMemory } from '../../state/server-twin'
import { killTabs, openTab, type Tab } from '../../state/tab'

let tabs: Tab[] = []
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(async () => {
  await killTabs(tabs)
  tabs = []
})

it('rooms that are added, served, edited and removed are kept by the journal, undone to the very same project, and saved', async () => {
  const server = new ServerInMemory()
  const units = [newIndoorUnit({ id: 'u', type: 'idu', model: 'C4-056' })]
  server.saveElsewhere(
    newProject({
      id: 'p',
      information: newInformation({ projectName: 'Tower' }),
      ownerId: 'me',
      ownerName: 'Me',
      systems: { s: newSystem({ id: 's', indoorUnits: units }) },
      systemOrder: ['s'],
    }),
  )
  const tab = await openTab(server.ports())
  tabs.push(tab)
  const rooms = await import('../../../src/workbench/commands/rooms/rooms')
  const { setWeights } = await import('../../../src/workbench/commands/set-weights')
  const { loadPack } = await import('../../../src/state/core/pack')
  await tab.openProject('p')
  await loadPack()
  const now = () => {
    const project = tab.currentProject()
    if (!project) throw new Error('The project was closed.')
    return project
  }
  const before = pictureOf(now())
  const steps: (() => unknown)[] = [
    () =>
      rooms.addRooms([
        { id: 'r', name: 'Lobby', coolKw: 5 },
        { id: 'q', name: 'Bar' },
      ]),
    () => rooms.serveRoom('r', [{ systemId: 's', unitIds: ['u'] }]),
    () => rooms.editRooms(['r'], { coolKw: 4.2 }),
    () => rooms.editEachRoom(new Map([['q', { areaM2: 30 }]])),
    () => rooms.moveRooms(['q'], 0),
    () => setWeights({ price: 80 }),
    // An edit that knows no rooms: the writer shares the load anew.
    () => tab.commit(addIndoorUnits(now(), 's', [newIndoorUnit({ id: 'v', type: 'idu', model: 'C4-056', roomId: 'r' })], pack)),
    () => rooms.removeRooms(['q']),
  ]
  for (const step of steps) expect(step()).toBeTruthy()
  expect(now()).toMatchObject({ rooms: [{ id: 'r' }], weights: { price: 80, charge: 50 } })
  expect(now().systems['s']?.indoorUnits.map(({ requiredCoolingKw }) => requiredCoolingKw)).toEqual([2.1, 2.1])

  const after = pictureOf(now())
  await tab.openJournal()?.settled()
  await tab.saveNow()
  const saved = server.stored.get('p')
  expect([saved?.rooms, saved?.weights]).toEqual([now().rooms, now().weights])
  expect(steps.map(() => tab.undo())).not.toContain(false)
  expect(pictureOf({ ...now(), savedRevision: 1 })).toStrictEqual(before)
  expect(steps.map(() => tab.redo())).not.toContain(false)
  expect(pictureOf({ ...now(), savedRevision: 1 })).toStrictEqual(after)

  server.isDown = true
  await tab.openJournal()?.settled()
  await killTabs(tabs.splice(0))
  const other = await openTab(server.ports())
  tabs.push(other)
  await other.openProject('p')
  expect(other.currentProject()).toMatchObject({ rooms: [{ id: 'r', coolKw: 4.2 }], weights: { price: 80 } })
})
