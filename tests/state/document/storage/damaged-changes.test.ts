import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProject } from '../../../../src/model/project/demo/demo-project'
import type { Project } from '../../../../src/model/project/project'
import { pack } from '../../../model/arbitrary'
import { nameIn, rename } from '../../project-name'
import { ServerInMemory } from '../../server-twin'
import { killTabs, openTab } from '../../tab'
import type { Tab } from '../../tab'

let server: ServerInMemory
let project: Project

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  server = new ServerInMemory()
  project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  server.saveElsewhere(project)
})

const nameOnServer = () => server.stored.get(project.id)?.information.projectName

/** A tab that was killed after these names: the first ones were saved, the rest were not. */
async function killedAfter(saved: readonly string[], unsaved: readonly string[]): Promise<void> {
  const tab = await openTab(server.ports())
  await tab.openProject(project.id)
  for (const name of saved) rename(tab, name)
  if (saved.length > 0) await tab.saveNow()
  for (const name of unsaved) rename(tab, name)
  await tab.openJournal()?.settled()
  await killTabs([tab])
}

const unknownOp = (change: object): object => ({ ...change, ops: [{ table: 'of another version' }] })
const half = (change: object): object => ({ ...change, ops: [...(change as { ops: object[] }).ops, { table: 'of another version' }] })

/** Damages the change of this name: `how` makes another of it, null takes it out of the store. */
async function damage(name: string, how: ((change: object) => object) | null): Promise<void> {
  const store = await openDB('branchline')
  const entries = (await store.getAll('changes')) as { writer: string; number: number; change: object }[]
  const found = entries.find(({ change }) => JSON.stringify(change).includes(`"projectName":"${name}"`))
  if (!found) throw new Error(`There is no change to ${name} in the store.`)
  if (how) await store.put('changes', { ...found, change: how(found.change) })
  else await store.delete('changes', [found.writer, found.number])
  store.close()
}

async function reopened(): Promise<Tab> {
  const tab = await openTab(server.ports())
  await tab.openProject(project.id)
  return tab
}

describe.each([
  ['is missing', null],
  ['cannot be applied', unknownOp],
  ['can be applied in part only', half],
])('a kept change that %s', (_, how) => {
  it('costs nothing where the server has all of it, whose state is shown and not an older one', async () => {
    await killedAfter(['A', 'B'], [])
    await damage('A', how)
    const tab = await reopened()
    expect([nameIn(tab), tab.saveState.status, tab.unreadableWork.current]).toStrictEqual(['B', 'saved', null])
    rename(tab, 'C')
    await tab.saveNow()
    expect([nameOnServer(), tab.saveState.status]).toStrictEqual(['C', 'saved'])
    await killTabs([tab])
  })

  it('is not opened without the server where it would be an older state than the one that was saved', async () => {
    await killedAfter(['A', 'B'], [])
    await damage('B', how)
    server.isDown = true
    const tab = await openTab(server.ports())
    await expect(tab.openProject(project.id)).rejects.toThrow('cannot be reached')
    await killTabs([tab])
  })

  it("leaves what was changed after the last save, upon the server's state", async () => {
    await killedAfter(['A', 'B'], ['C', 'D'])
    await damage('A', how)
    const tab = await reopened()
    expect([nameIn(tab), tab.saveState.status, tab.unreadableWork.current]).toStrictEqual(['D', 'pending', null])
    await tab.saveNow()
    expect(nameOnServer()).toBe('D')
    await killTabs([tab])
    const next = await reopened()
    expect([nameIn(next), next.saveState.status, next.unreadableWork.current]).toStrictEqual(['D', 'saved', null])
    await killTabs([next])
  })

  it('takes with it what was changed after it and not saved, and that is told', async () => {
    await killedAfter(['A'], ['B', 'C', 'D'])
    await damage('C', how)
    const tab = await reopened()
    expect([nameIn(tab), tab.saveState.status, tab.unreadableWork.current?.changes]).toStrictEqual(['B', 'pending', 2])
    await tab.saveNow()
    expect([nameOnServer(), tab.unreadableWork.current?.changes]).toStrictEqual(['B', 2])
    await killTabs([tab])
    const next = await reopened()
    expect([nameIn(next), next.unreadableWork.current]).toStrictEqual(['B', null])
    await killTabs([next])
  })

  it('is told of where nothing else was unsaved', async () => {
    await killedAfter(['A'], ['B'])
    await damage('B', how)
    const tab = await reopened()
    expect([nameIn(tab), tab.unreadableWork.current?.changes]).toStrictEqual(['A', 1])
    await tab.closeProject()
    expect(tab.unreadableWork.current).toBeNull()
    await killTabs([tab])
  })

  it('is told of where the save before it reached the server and its answer did not come', async () => {
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    rename(tab, 'A')
    server.losesNextAnswer = true
    await tab.saveNow().catch(() => undefined)
    rename(tab, 'B')
    rename(tab, 'C')
    await tab.openJournal()?.settled()
    await killTabs([tab])
    await damage('B', how)
    const next = await reopened()
    expect([nameIn(next), next.saveState.status, next.unreadableWork.current?.changes]).toStrictEqual(['A', 'saved', 2])
    await killTabs([next])
  })
})

describe('a kept journal', () => {
  it('a kept journal that was written on while it was read stays for the next opening, with all it holds', async () => {
    await killedAfter([], ['A'])
    server.isDown = true
    const store = await openDB('branchline')
    const [first] = (await store.getAll('changes')) as { writer: string; number: number; change: { ops: object[] } }[]
    const head = (await store.get('heads', first?.writer ?? '')) as { last: number }
    const tab = await openTab(server.ports())
    const reading = tab.projectStorage().leftBehind
    vi.spyOn(tab.projectStorage(), 'leftBehind').mockImplementationOnce(async (...asked) => {
      const left = await reading(...asked)
      await store.put('changes', { ...first, number: head.last + 1, change: later(first?.change) })
      await store.put('heads', { ...head, last: head.last + 1 })
      return left
    })
    await tab.openProject(project.id)
    await tab.openJournal()?.settled()
    const kept = (await store.getAll('changes')) as { writer: string }[]
    expect(kept.filter(({ writer }) => writer === first?.writer)).toHaveLength(2)
    store.close()
    await killTabs([tab])
  })
})

/** The same change with another name. */
function later(change: { ops: object[] } | undefined): object {
  return JSON.parse(JSON.stringify(change).replaceAll('"A"', '"B"')) as object
}
