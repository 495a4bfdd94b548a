import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProject } from '../../../../src/model/project/demo/demo-project'
import { editInformation } from '../../../../src/model/edits/edit-information'
import type { Project } from '../../../../src/model/project/project'
import { pack } from '../../../model/arbitrary'
import { pictureOf } from '../../../model/picture'
import { nameIn, rename } from '../../project-name'
import { ServerInMemory } from '../../server-twin'
import { killTabs, openTab } from '../../tab'

let server: ServerInMemory
let project: Project

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  server = new ServerInMemory()
  project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  server.saveElsewhere(project)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** A tab that was killed with these names typed and not saved. */
async function killedAfter(names: readonly string[]): Promise<void> {
  const tab = await openTab(server.ports())
  await tab.openProject(project.id)
  for (const name of names) rename(tab, name)
  await tab.openJournal()?.settled()
  await killTabs([tab])
}

async function damagePictures(how: (bytes: ArrayBuffer) => ArrayBuffer | null): Promise<void> {
  const store = await openDB('branchline')
  for (const key of await store.getAllKeys('pictures')) {
    const bytes = how(await ((await store.get('pictures', key)) as Blob).arrayBuffer())
    if (bytes) await store.put('pictures', new Blob([bytes]), key)
    else await store.delete('pictures', key)
  }
  store.close()
}

const garbled = (bytes: ArrayBuffer): ArrayBuffer => {
  const copy = new Uint8Array(bytes.slice(0))
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 0x10
  return copy.buffer
}

describe('a kept picture that cannot be read', () => {
  it.each([
    ['garbled', garbled],
    ['cut off', (bytes: ArrayBuffer) => bytes.slice(0, bytes.byteLength - 64)],
    ['missing', () => null],
  ])('a kept picture that cannot be read loses nothing while the server has what it builds on (%s)', async (_, how) => {
    await killedAfter(['A', 'B'])
    await damagePictures(how)
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    expect([nameIn(tab), tab.saveState.status]).toStrictEqual(['B', 'pending'])
    await tab.saveNow()
    expect(server.stored.get(project.id)?.information.projectName).toBe('B')
    await killTabs([tab])
  })

  it("a kept picture that cannot be read gives way to the server's state where that has gone on, tells what is lost, and stays in the store until that was read", async () => {
    await killedAfter(['Mine'])
    await damagePictures(garbled)
    server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    expect(nameIn(tab)).toBe('Theirs')
    expect(tab.unreadableWork.current?.changes).toBe(1)
    const changes = await (await tab.journalStore()).getAll('changes')
    expect(changes.map((entry) => entry.change.label)).toContain('editInformation')
    tab.acceptLoss()
    expect(tab.unreadableWork.current).toBeNull()
    await vi.waitFor(async () => expect(await (await tab.journalStore()).getAll('changes')).toStrictEqual([]))
    await killTabs([tab])
  })
})

describe('a kept picture', () => {
  it('a kept picture is read from plain bytes, too, which earlier versions have stored', async () => {
    await killedAfter(['A', 'B'])
    const store = await openDB('branchline')
    for (const key of await store.getAllKeys('pictures')) {
      const picture = (await store.get('pictures', key)) as Blob
      await store.put('pictures', await picture.arrayBuffer(), key)
    }
    store.close()
    server.isDown = true
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    expect([nameIn(tab), tab.saveState.status]).toStrictEqual(['B', 'offline'])
    await killTabs([tab])
  })

  it('a kept picture costs the server one question, with the revision that it builds on', async () => {
    await killedAfter(['A'])
    const asked: unknown[] = []
    const ports = server.ports()
    const loadProject: typeof ports.loadProject = (...question) => {
      asked.push(question)
      return ports.loadProject(...question)
    }
    const tab = await openTab(server.ports({ loadProject }))
    await tab.openProject(project.id)
    expect(asked).toStrictEqual([[project.id, server.stored.get(project.id)?.savedRevision]])
    await killTabs([tab])
  })
})

describe('a journal of a closed tab', () => {
  it('a journal of a closed tab is taken over with its picture and its changes, as often as it happens', async () => {
    for (const name of ['A', 'B', 'C']) {
      server.isDown = name !== 'A'
      await killedAfter([name])
    }
    const store = await openDB('branchline')
    expect([(await store.getAll('heads')).length, (await store.getAllKeys('pictures')).length]).toStrictEqual([1, 1])
    expect(await store.getAllKeys('changes')).toHaveLength(3)
    store.close()
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    expect([nameIn(tab), tab.saveState.status]).toStrictEqual(['C', 'offline'])
    await killTabs([tab])
  })
})

describe('the first version of the store', () => {
  it('the first version of the store is packed on the first opening, with all that no server has', async () => {
    const former = await openDB('branchline', 1, {
      upgrade(db) {
        db.createObjectStore('heads', { keyPath: 'writer' }).createIndex('projectId', 'projectId')
        db.createObjectStore('bases', { keyPath: 'writer' })
        db.createObjectStore('changes', { keyPath: ['writer', 'number'] })
      },
    })
    const kept = { ...project, savedRevision: 1, information: { ...project.information, projectName: 'Kept' } }
    await former.put('heads', { writer: 'w', projectId: project.id, savedRevision: 1, acknowledged: 4, last: 6, touchedAt: 1 })
    await former.put('bases', { writer: 'w', project: kept, upTo: 5 })
    await former.put('changes', { writer: 'w', number: 6, change: editInformation(kept, { projectName: 'Kept and changed' }) })
    former.close()
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    expect([nameIn(tab), tab.saveState.status]).toStrictEqual(['Kept and changed', 'pending'])
    const current = tab.currentProject()
    expect(current && pictureOf({ ...current, information: kept.information })).toStrictEqual(pictureOf(kept))
    await killTabs([tab])
  })
})
