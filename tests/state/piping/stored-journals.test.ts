import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProject } from '../../../src/model/project/demo/demo-project'
import { editInformation } from '../../../src/model/edits/edit-information'
import { pack } from '../../model/arbitrary'
import { fullWeights } from '../../../src/model/project/weights'
import { pictureOf } from '../../model/picture'
import { ServerInMemory } from '../server-twin'
import { killTabs, openTab } from '../tab'
import { storedJournals, type StoredJournals } from './journals/stored-journals'

/** Journals that were recorded with an earlier version of the code, each from a tab that was killed. */
const STORED = ['every-edit', 'random-edits-partly-saved', 'long-lists', 'taken-over', 'never-saved']

/** The version and the stores of the database as the recording version had them. */
const VERSION = 5
/** The version of the present code. */
const VERSION_NOW = 6

async function putIntoBrowser({ heads, pictures, changes }: StoredJournals): Promise<void> {
  const db = await openDB('branchline', VERSION, {
    upgrade(store) {
      store.createObjectStore('heads', { keyPath: 'writer' }).createIndex('projectId', 'projectId')
      store.createObjectStore('pictures')
      store.createObjectStore('changes', { keyPath: ['writer', 'number'] })
    },
  })
  for (const head of heads) await db.put('heads', head)
  for (const [key, picture] of pictures) await db.put('pictures', picture, key)
  for (const change of changes) await db.put('changes', change)
  db.close()
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('journals of an earlier version', () => {
  it.each(STORED)('a journal of an earlier version opens as the identical project: %s', async (name) => {
    const stored = storedJournals(name)
    await putIntoBrowser(stored)
    const server = new ServerInMemory()
    server.isDown = true
    const tab = await openTab(server.ports())
    await tab.openProject(stored.projectId)
    const current = tab.currentProject()
    if (!current) throw new Error('The journal was not opened.')
    expect(pictureOf(current)).toStrictEqual({ rooms: [], weights: fullWeights(), ...(stored.project as object) })
    expect([tab.saveState.status, tab.unreadableWork.current]).toStrictEqual(['offline', null])
    await killTabs([tab])
  })

  it('the stored journals cover every kind of change', () => {
    const tables = STORED.flatMap((name) =>
      (storedJournals(name).changes as { change: { ops: { table: string }[]; texts?: unknown } }[]).flatMap(({ change }) => [
        ...change.ops.map(({ table }) => table),
        ...(change.texts === undefined ? [] : ['texts']),
      ]),
    )
    expect([...new Set(tables)].sort()).toStrictEqual([
      'diagram',
      'edge',
      'edgeValues',
      'frozen',
      'frozenAsDrawn',
      'indoorUnit',
      'information',
      'node',
      'nodeValues',
      'redrawn',
      'system',
      'systemOrder',
      'texts',
      'unitSettings',
    ])
  })
})

describe('the journal of this version', () => {
  it('a new journal has the database, stores and fields of the earlier version', async () => {
    const server = new ServerInMemory()
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    server.saveElsewhere(project)
    const tab = await openTab(server.ports())
    await tab.openProject(project.id)
    const current = tab.currentProject()
    if (!current) throw new Error('The project was not opened.')
    const change = editInformation(current, { projectName: 'Kept' })
    tab.commit(change)
    await tab.openJournal()?.settled()

    const writer = tab.openJournal()?.writer ?? ''
    const db = await openDB('branchline', VERSION_NOW)
    const transaction = db.transaction(['heads', 'pictures', 'changes'])
    const [heads, changes] = [transaction.objectStore('heads'), transaction.objectStore('changes')]
    expect([[...db.objectStoreNames], heads.keyPath, [...heads.indexNames], changes.keyPath]).toStrictEqual([
      ['changes', 'heads', 'pictures'],
      'writer',
      ['projectId'],
      ['writer', 'number'],
    ])
    const [picture] = (await transaction.objectStore('pictures').getAllKeys()) as string[]
    expect(picture).toMatch(/^\d+ [\da-f-]{36}$/)
    const [head] = (await heads.getAll()) as { touchedAt: number }[]
    expect(head).toStrictEqual({
      writer,
      projectId: project.id,
      picture,
      upTo: 1,
      savedRevision: 1,
      acknowledged: 1,
      last: 2,
      touchedAt: head?.touchedAt,
    })
    expect(head?.touchedAt).toBeTypeOf('number')
    expect(await changes.getAll()).toStrictEqual([{ writer, number: 2, change }])
    db.close()
    await killTabs([tab])
  })
})
