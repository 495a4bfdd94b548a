import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { copyDiagram, emptyDiagram } from '../../src/model/diagram/diagram-rows'
import { addSystem } from '../../src/model/edits/systems/add-system'
import { editInformation } from '../../src/model/edits/edit-information'
import { generateDiagram } from '../../src/model/edits/drawing/generate-diagram'
import { setPipe } from '../../src/model/edits/drawing/set-pipe'
import type { Change } from '../../src/model/change/change'
import { openPacked, takeApart } from '../../src/model/packed/open-packed'
import type { Project } from '../../src/model/project/project'
import { sameDesign } from '../../src/model/project/same-design'
import { nextSlice } from '../../src/schedule/next-slice'
import { pack } from '../model/arbitrary'
import { pictureOf } from '../model/picture'
import { ServerInMemory } from './server-twin'
import { cutStore, killTabs, openTab } from './tab'
import type { Tab } from './tab'

let server: ServerInMemory
let project: Project

function startAnew(): void {
  globalThis.indexedDB = new IDBFactory()
  server = new ServerInMemory()
  project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  server.saveElsewhere(project)
}

beforeEach(startAnew)

afterEach(() => vi.restoreAllMocks())

async function openIn(tab: Tab): Promise<Tab> {
  await tab.openProject(project.id)
  return tab
}

const now = (tab: Tab): Project => {
  const current = tab.currentProject()
  if (!current) throw new Error('No project is open.')
  return current
}

/** Different edits, one after another. */
function edit(current: Project, step: number): Change {
  const [id = ''] = current.systemOrder
  if (step % 4 === 0) return addSystem(current)
  if (step % 4 === 1) return editInformation(current, { projectName: `Name ${step}` })
  if (step % 4 === 2) return setPipe(current, id, [current.systems[id]?.diagram.edgeId[1] ?? ''], { lengthM: step })
  return generateDiagram(current, id, pack)
}

/** What may differ between a project and its replay: the number of the save it builds on. */
const designOf = (current: Project) => pictureOf({ ...current, savedRevision: 0 })

describe('section 4, saving: the journal', () => {
  it('section 4, saving: the journal brings back every change of a tab that was killed before it could save', async () => {
    const tab = await openIn(await openTab(server.ports()))
    for (let step = 0; step < 12; step++) tab.commit(edit(now(tab), step))
    tab.undo()
    const left = designOf(now(tab))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await openIn(await openTab(server.ports()))
    expect(designOf(now(next))).toStrictEqual(left)
    expect(next.saveState.status).toBe('pending')
    await next.saveNow()
    const stored = server.stored.get(project.id)
    expect(stored && sameDesign(stored, now(next))).toBe(true)
    await killTabs([next])
  })

  it('section 4, saving: the journal opens what a tab left in the middle of its work, whenever it is cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 8 }), fc.nat(60), async (pauses, cutAfter) => {
        startAnew()
        const tab = await openIn(await openTab(server.ports()))
        const store = await tab.journalStore()
        vi.spyOn(console, 'warn').mockImplementation(() => undefined)
        const pictures = [designOf(now(tab))]
        let ticks = 0
        const pause = async () => {
          if (++ticks === cutAfter) cutStore(store)
          await new Promise((resolve) => setImmediate(resolve))
        }
        for (const [step, length] of pauses.entries()) {
          tab.commit(edit(now(tab), step))
          pictures.push(designOf(now(tab)))
          for (let tick = 0; tick < length * 4; tick++) await pause()
        }
        cutStore(store)
        const next = await openIn(await openTab(server.ports()))
        expect(pictures).toContainEqual(designOf(now(next)))
        await killTabs([next])
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('section 4, saving: the journal has a change in the store within 100 ms of the commit', async () => {
    const tab = await openIn(await openTab(server.ports()))
    await tab.openJournal()?.settled()
    tab.commit(edit(now(tab), 1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const store = await tab.journalStore()
    expect((await store.getAll('changes')).map((entry) => entry.change.label)).toStrictEqual(['editInformation'])
    await killTabs([tab])
  })

  it('section 4, saving: the journal that ends before it began keeps what was shown then, not what is shown next, and nothing where the server has it', async () => {
    const tab = await openIn(await openTab(server.ports()))
    await tab.endJournal()
    const store = await tab.journalStore()
    const start = { documentId: project.id, savedRevision: 0, adopted: [] }
    tab.beginJournal({ ...start, isSaved: true })
    const saved = tab.endJournal()
    await saved
    expect([await store.count('heads'), await store.count('pictures')]).toStrictEqual([0, 0])
    tab.beginJournal({ ...start, isSaved: false })
    const ended = tab.endJournal()
    void tab.projectStorage().rename({ information: { ...project.information, projectName: 'Shown next' } })
    await ended
    const [head] = await store.getAll('heads')
    const picture = await store.get('pictures', head?.picture ?? '')
    if (!(picture instanceof Blob)) throw new Error('there is no picture')
    const kept = await openPacked(takeApart(await picture.arrayBuffer()), nextSlice)
    expect(kept.information.projectName).toBe(project.information.projectName)
    await killTabs([tab])
  })

  it('section 4, saving: the journal keeps a change whole that cannot be told by what differs, and what comes after it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tab = await openIn(await openTab(server.ports()))
    const [systemId = ''] = now(tab).systemOrder
    const before = now(tab).systems[systemId]?.diagram ?? emptyDiagram()
    const broken = { ...copyDiagram(before) }
    Object.defineProperty(broken, 'nodeId', {
      get: () => {
        throw new Error('This list cannot be read.')
      },
    })
    tab.commit({ label: 'generateDiagram', ops: [{ table: 'diagram', systemId, before: broken, after: copyDiagram(before) }] })
    tab.commit(edit(now(tab), 1))
    const left = designOf(now(tab))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await openIn(await openTab(server.ports()))
    expect(designOf(now(next))).toStrictEqual(left)
    await killTabs([next])
  })

  it('section 4, saving: the journal replays nothing that the server has acknowledged', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(edit(now(tab), 1))
    await tab.saveNow()
    await tab.openJournal()?.settled()
    await killTabs([tab])
    server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).information.projectName]).toStrictEqual(['saved', 'Theirs'])
    await killTabs([next])
  })

  it('section 4, saving: the journal asks when the server has gone on while changes were left behind', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(editInformation(now(tab), { projectName: 'Mine' }))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).information.projectName]).toStrictEqual(['conflict', 'Mine'])
    expect(server.stored.get(project.id)?.information.projectName).toBe('Theirs')
    await killTabs([next])
  })

  it('section 4, saving: the journal knows its own save again when only the answer was lost', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(edit(now(tab), 1))
    server.losesNextAnswer = true
    await expect(tab.saveNow()).rejects.toThrow('lost')
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).savedRevision]).toStrictEqual(['saved', 2])
    await killTabs([next])
  })

  it('section 4, saving: the journal knows its own save again under what was changed after it, and goes on upon it', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(edit(now(tab), 1))
    tab.commit(edit(now(tab), 2))
    server.losesNextAnswer = true
    await expect(tab.saveNow()).rejects.toThrow('lost')
    tab.commit(edit(now(tab), 3))
    tab.commit(edit(now(tab), 4))
    const left = designOf(now(tab))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).savedRevision]).toStrictEqual(['pending', 2])
    expect(designOf(now(next))).toStrictEqual(left)
    await next.saveNow()
    expect(next.saveState.status).toBe('saved')
    const stored = server.stored.get(project.id)
    expect(stored && sameDesign(stored, now(next))).toBe(true)
    await killTabs([next])
  })

  it('section 4, saving: the journal goes on upon its own save in the same tab when the answer was lost and the work went on', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(edit(now(tab), 1))
    server.losesNextAnswer = true
    await expect(tab.saveNow()).rejects.toThrow('lost')
    tab.commit(edit(now(tab), 2))
    await tab.saveNow()
    expect([tab.saveState.status, now(tab).savedRevision]).toStrictEqual(['saved', 3])
    const stored = server.stored.get(project.id)
    expect(stored && sameDesign(stored, now(tab))).toBe(true)
    await killTabs([tab])
  })

  it('section 4, saving: the journal asks when somebody else has saved upon a save whose answer was lost', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(editInformation(now(tab), { projectName: 'Mine' }))
    server.losesNextAnswer = true
    await expect(tab.saveNow()).rejects.toThrow('lost')
    tab.commit(edit(now(tab), 2))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).information.projectName]).toStrictEqual(['conflict', 'Mine'])
    await killTabs([next])
  })

  it('section 4, saving: the journal opens the project without a server, and saves once there is one', async () => {
    const tab = await openIn(await openTab(server.ports()))
    tab.commit(editInformation(now(tab), { projectName: 'Offline' }))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    server.isDown = true
    const next = await openIn(await openTab(server.ports()))
    expect([next.saveState.status, now(next).information.projectName]).toStrictEqual(['offline', 'Offline'])
    server.isDown = false
    await next.saveNow()
    expect(server.stored.get(project.id)?.information.projectName).toBe('Offline')
    await killTabs([next])
  })

  it('section 4, saving: the journal rejects where neither the server nor the browser has the project', async () => {
    const tab = await openTab(server.ports())
    await expect(tab.openProject('nowhere')).rejects.toThrow('no such project')
    expect(tab.projectState.current).toBeNull()
    await killTabs([tab])
  })

  it('section 4, saving: the journal says so when the browser refuses to store, and recovers', async () => {
    const tab = await openIn(await openTab(server.ports()))
    const store = await tab.journalStore()
    await tab.openJournal()?.settled()
    const refuse = vi.spyOn(store, 'transaction').mockImplementation(() => {
      throw new DOMException('The store is full.', 'QuotaExceededError')
    })
    tab.commit(editInformation(now(tab), { projectName: 'Too much' }))
    await tab.openJournal()?.settled()
    expect([tab.saveState.status, tab.saveState.message]).toStrictEqual(['storeFailed', 'The store is full.'])
    refuse.mockRestore()
    tab.commit(editInformation(now(tab), { projectName: 'Stored' }))
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await openIn(await openTab(server.ports()))
    expect(now(next).information.projectName).toBe('Stored')
    await killTabs([next])
  })

  it('section 4, saving: the journal leaves the journal of another open tab alone', async () => {
    const one = await openIn(await openTab(server.ports()))
    one.commit(editInformation(now(one), { projectName: 'One' }))
    await one.openJournal()?.settled()
    const other = await openIn(await openTab(server.ports()))
    expect(now(other).information.projectName).toBe(project.information.projectName)
    const heads = await (await other.journalStore()).getAll('heads')
    expect(heads.filter((head) => head.writer === one.openJournal()?.writer)).toHaveLength(1)
    await killTabs([one, other])
  })
})
