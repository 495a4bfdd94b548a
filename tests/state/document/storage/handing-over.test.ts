import { expose, wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { MessageChannel } from 'node:worker_threads'
import { beforeEach, describe, expect, it } from 'vitest'
import { freezeDesign } from '../../../../src/model/edits/as-built/freeze-design'
import { generateDiagram } from '../../../../src/model/edits/drawing/generate-diagram'
import { setPipe } from '../../../../src/model/edits/drawing/set-pipe'
import { applyChange } from '../../../../src/model/change/apply'
import { NO_FIGURES } from '../../../../src/model/as-built/frozen-design'
import type { Change } from '../../../../src/model/change/change'
import { takeApart, openPacked } from '../../../../src/model/packed/open-packed'
import { packProject } from '../../../../src/model/packed/pack-project'
import { keptChange } from '../../../../src/model/redrawing/kept-change'
import type { KeptChange } from '../../../../src/model/redrawing/kept-change'
import type { Project } from '../../../../src/model/project/project'
import { nextSlice } from '../../../../src/schedule/next-slice'
import { handingOver } from '../../../../src/state/document/storage/handing-over'
import { changesOf } from '../../../../src/state/document/storage/journal-store'
import { journalStore } from '../../../../src/state/piping/storage/journal-store'
import { buffersOf } from '../../../../src/state/piping/storage/open-storage'
import { storedPiping } from '../../../../src/state/piping/storage/stored-kind'
import type { PipingTypes } from '../../../../src/state/piping/types'
import { writeChanges } from '../../../../src/state/document/storage/journal-writes'
import type { JournalHead } from '../../../../src/state/document/storage/journal-store'
import { createDocumentStorage, MADE } from '../../../../src/state/document/storage/document-storage'
import type { DocumentStorage } from '../../../../src/state/document/storage/document-storage'
import { demoProject } from '../../../../src/model/project/demo/demo-project'
import { pack } from '../../../model/arbitrary'
import { pictureOf } from '../../../model/picture'

type ProjectStorage = DocumentStorage<PipingTypes>

const WRITER = 'writer'
const head: JournalHead = {
  writer: WRITER,
  projectId: 'p',
  picture: 'none',
  upTo: 0,
  savedRevision: 0,
  acknowledged: 0,
  last: 0,
  touchedAt: 0,
}

/** The storage behind a line over which everything is copied, as to a worker; `posted` counts what goes over it. */
function storageElsewhere(): { storage: ProjectStorage; posted: string[] } {
  const { port1, port2 } = new MessageChannel()
  const posted: string[] = []
  port1.on('message', ({ path, type }: { path?: string[]; type: string }) => type === 'APPLY' && posted.push(path?.join('.') ?? ''))
  expose(createDocumentStorage(storedPiping, journalStore), nodeEndpoint(port1))
  return { storage: handingOver<PipingTypes>(wrap<ProjectStorage>(nodeEndpoint(port2)), buffersOf), posted }
}

/** The demo with a first system of thousands of units, the design of which is frozen, and the changes that made it so. */
function largeChanges(project: Project): KeptChange[] {
  const [systemId = ''] = project.systemOrder
  const system = project.systems[systemId]
  const [unit] = system?.indoorUnits ?? []
  if (!unit) throw new Error('the demo lists no unit')
  const changes: KeptChange[] = []
  const make = (change: Change): void => {
    changes.push(keptChange(change))
    applyChange(project, change)
  }
  make({ label: 'many', ops: [{ table: 'indoorUnit', systemId, before: unit, after: { ...unit, count: 6_000 }, at: 0 }] })
  make(generateDiagram(project, systemId, pack))
  make(setPipe(project, systemId, [project.systems[systemId]?.diagram.edgeId[5] ?? ''], { lengthM: 12.5 }))
  make(freezeDesign(project, systemId, { at: 'now', by: 'me', figures: NO_FIGURES }))
  make(setPipe(project, systemId, [project.systems[systemId]?.diagram.edgeId[7] ?? ''], { lengthM: 1.5 }))
  return changes
}

describe('a storage on another thread', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })

  it('the storage on another thread applies large and pending changes in the order of the calls', async () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const { storage, posted } = storageElsewhere()
    await storage.takeMade(packProject(project))
    await storage.follow((await storage.open(MADE)).opened)
    const changes = largeChanges(project)
    const named = { information: { ...project.information, projectName: 'Named behind the changes' } }
    const entries = changes.map((change, place) => ({ writer: WRITER, number: place + 1, change }))
    const asked = [
      ...changes.map((change, place) => storage.apply(place % 2 === 0 ? change : nextSlice().then(() => change))),
      writeChanges(journalStore, entries, head),
      storage.keepPicture('picture'),
    ]
    asked.push(storage.rename(named), storage.keepPicture('renamed'))
    // The page goes on with what it has handed over.
    named.information.projectName = 'Changed since'
    await Promise.all(asked)

    const store = await journalStore()
    const kept = (await store.getAll('changes', changesOf(WRITER))).map((entry) => entry.change)
    expect(kept).toStrictEqual(changes)
    const picture = await store.get('pictures', 'picture')
    if (!(picture instanceof Blob)) throw new Error('there is no picture')
    const followed = await openPacked(takeApart(await picture.arrayBuffer()), nextSlice)
    expect(pictureOf(followed)).toStrictEqual(pictureOf(project))
    const renamed = await store.get('pictures', 'renamed')
    if (!(renamed instanceof Blob)) throw new Error('there is no picture')
    expect((await openPacked(takeApart(await renamed.arrayBuffer()), nextSlice)).information.projectName).toBe('Named behind the changes')
    expect(posted.filter((name) => name === 'apply')).toHaveLength(changes.length)
    expect(kept.filter(({ texts }) => texts !== undefined)).toHaveLength(2)
  })

  it('a call is posted to the other thread at once while none is pending', async () => {
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    const { storage } = storageElsewhere()
    await storage.takeMade(packProject(project))
    await storage.follow((await storage.open(MADE)).opened)
    const information = { ...project.information, projectName: 'Named' }
    const asked = [storage.rename({ information }), storage.keepPicture('picture')]
    // What is shown becomes state, of which nothing can be copied to another thread.
    Reflect.set(information, 'design', () => undefined)
    await Promise.all(asked)
    const picture = await (await journalStore()).get('pictures', 'picture')
    if (!(picture instanceof Blob)) throw new Error('there is no picture')
    expect((await openPacked(takeApart(await picture.arrayBuffer()), nextSlice)).information.projectName).toBe('Named')
  })
})
