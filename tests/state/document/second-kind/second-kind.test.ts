import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProject } from '../../../../src/model/project/demo/demo-project'
import { pack } from '../../../model/arbitrary'
import { rename } from '../../project-name'
import { ServerInMemory } from '../../server-twin'
import { killTabs, openTab } from '../../tab'
import { setLevel, setTitle } from './survey'
import type { Survey } from './survey'
import { openSurveyTab, SurveyServer } from './survey-tab'
import type { SurveyTab } from './survey-tab'

const SURVEY: Survey = {
  id: 'survey',
  ownerId: 'me',
  ownerName: 'Me',
  savedRevision: 0,
  title: 'Ground floor',
  levels: { lobby: 38, office: 31 },
}

let server: SurveyServer
let tabs: SurveyTab[]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  server = new SurveyServer()
  server.saveElsewhere(SURVEY)
  tabs = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await killTabs(tabs)
})

async function opened(userId?: string): Promise<SurveyTab> {
  const tab = await openSurveyTab(server, userId)
  tabs.push(tab)
  await tab.open(SURVEY.id)
  return tab
}

/** Kills a tab once its journal is stored. */
async function kill(tab: SurveyTab): Promise<void> {
  await tab.journal()?.settled()
  await killTabs([tab])
  tabs = tabs.filter((each) => each !== tab)
}

const designOf = ({ title, levels }: Survey) => ({ title, levels: { ...levels } })

describe('a second kind of document', () => {
  it('undo and redo restore a survey exactly', async () => {
    const tab = await opened()
    const before = tab.now()
    tab.commit(setTitle(tab.now(), 'First floor'))
    tab.commit(setLevel(tab.now(), 'lobby', null))
    tab.commit(setLevel(tab.now(), 'plant', 71))
    const after = designOf(tab.now())
    expect(after).toStrictEqual({ title: 'First floor', levels: { office: 31, plant: 71 } })
    expect(designOf(before)).toStrictEqual(designOf(SURVEY))
    expect([tab.history.undoLabel, tab.history.redoLabel]).toStrictEqual(['setLevel', null])
    expect([tab.undo(), tab.undo(), tab.undo(), tab.undo()]).toStrictEqual([true, true, true, false])
    expect(designOf(tab.now())).toStrictEqual(designOf(SURVEY))
    expect([tab.redo(), tab.redo(), tab.redo(), tab.redo()]).toStrictEqual([true, true, true, false])
    expect(designOf(tab.now())).toStrictEqual(after)
  })

  it('typing makes one step, and a withdrawn step leaves no trace', async () => {
    const tab = await opened()
    tab.commit(setLevel(tab.now(), 'lobby', 40))
    tab.undo()
    let step = tab.commitInStep(setTitle(tab.now(), 'R'), null)
    step = tab.commitInStep(setTitle(tab.now(), 'Ro'), step)
    step = tab.commitInStep(setTitle(tab.now(), 'Roof'), step)
    if (!step) throw new Error('There is no step.')
    expect(tab.withdraw(step)).toBe(true)
    expect(designOf(tab.now())).toStrictEqual(designOf(SURVEY))
    expect([tab.history.undoLabel, tab.history.redoLabel]).toStrictEqual([null, 'setLevel'])
  })

  it('a second kind of document changes are journaled in the form and the database of their kind', async () => {
    const tab = await opened()
    tab.commit(setLevel(tab.now(), 'lobby', 40))
    await tab.journal()?.settled()
    const entries = await (await tab.journalStore()).getAll('changes')
    expect(entries.map(({ change }) => change)).toStrictEqual([{ said: 'setLevel', set: [{ room: 'lobby', level: 40 }] }])
    expect((await indexedDB.databases()).map(({ name }) => name)).toStrictEqual(['branchline.survey'])
  })

  it('every change of a killed tab comes back and is saved', async () => {
    const tab = await opened()
    tab.commit(setTitle(tab.now(), 'Killed'))
    tab.commit(setLevel(tab.now(), 'lobby', 45))
    tab.commit(setLevel(tab.now(), 'office', null))
    tab.undo()
    const left = designOf(tab.now())
    await kill(tab)
    const next = await opened()
    expect([designOf(next.now()), next.state.save.status]).toStrictEqual([left, 'pending'])
    next.commit(setLevel(next.now(), 'plant', 70))
    await kill(next)
    const last = await opened()
    await last.saveNow()
    const design = { ...left, levels: { ...left.levels, plant: 70 } }
    expect([designOf(server.stored.get(SURVEY.id) ?? SURVEY), last.state.save.status]).toStrictEqual([design, 'saved'])
  })

  it('a survey opens from the browser while the server is down, and a new one waits there', async () => {
    const tab = await opened()
    tab.commit(setTitle(tab.now(), 'Offline'))
    await kill(tab)
    server.isDown = true
    const next = await opened()
    expect([next.now().title, next.state.save.status]).toStrictEqual(['Offline', 'offline'])
    await next.create({ ...SURVEY, id: 'new', title: 'Made offline' })
    await kill(next)
    const last = await openSurveyTab(server)
    tabs.push(last)
    await last.open('new')
    expect(last.now().title).toBe('Made offline')
  })

  it('only changes from a damaged one on are lost, and the loss is reported', async () => {
    const tab = await opened()
    tab.commit(setTitle(tab.now(), 'Readable'))
    tab.commit(setLevel(tab.now(), 'lobby', 1))
    await tab.journal()?.settled()
    const store = await tab.journalStore()
    const entry = (await store.getAll('changes')).at(-1)
    if (!entry) throw new Error('There is no change in the store.')
    await store.put('changes', { ...entry, change: { said: 'damaged', set: [null as never] } })
    await kill(tab)
    const next = await opened()
    expect(designOf(next.now())).toStrictEqual({ ...designOf(SURVEY), title: 'Readable' })
    expect(next.state.unreadable.current?.changes).toBe(1)
  })

  it('a save whose answer was lost is recognised', async () => {
    const tab = await opened()
    tab.commit(setLevel(tab.now(), 'lobby', 50))
    server.losesNextAnswer = true
    await expect(tab.saveNow()).rejects.toThrow('lost')
    await kill(tab)
    const next = await opened()
    expect([next.state.save.status, next.now().savedRevision]).toStrictEqual(['saved', 2])
  })

  it.each(['mine', 'theirs', 'copy'] as const)('a conflict is settled by %s', async (choice) => {
    const tab = await opened()
    tab.commit(setTitle(tab.now(), 'Mine'))
    await kill(tab)
    server.saveElsewhere({ ...SURVEY, title: 'Theirs' })
    const next = await opened()
    expect([next.state.save.status, next.now().title]).toStrictEqual(['conflict', 'Mine'])
    await next.resolveConflict(choice)
    const titles = [...server.stored.values()].map(({ title }) => title)
    const expected = { mine: ['Mine', ['Mine']], theirs: ['Theirs', ['Theirs']], copy: ['Mine (2)', ['Theirs', 'Mine (2)']] }
    expect([next.now().title, titles]).toStrictEqual(expected[choice])
    expect([next.state.save.status, next.now().id === SURVEY.id]).toStrictEqual(['saved', choice !== 'copy'])
  })

  it('auto-save runs 500 ms after the last change, on routes of the kind only', async () => {
    const tab = await opened()
    const stop = tab.startAutosave()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tab.commit(setLevel(tab.now(), 'lobby', 41))
    await vi.advanceTimersByTimeAsync(400)
    tab.commit(setLevel(tab.now(), 'lobby', 42))
    await vi.advanceTimersByTimeAsync(499)
    expect([server.saves, tab.state.save.status]).toStrictEqual([0, 'pending'])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect([server.saves, tab.state.save.status]).toStrictEqual([1, 'saved']))
    server.route = '/navbar/mssp/piping'
    tab.commit(setLevel(tab.now(), 'lobby', 43))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.saves).toBe(1)
    server.route = '/survey/levels'
    await vi.advanceTimersByTimeAsync(500)
    await vi.waitFor(() => expect(server.stored.get(SURVEY.id)?.levels.lobby).toBe(43))
    stop()
  })

  it('a save in another tab is taken over, or is a conflict where this tab has changes', async () => {
    const one = await opened()
    const other = await opened()
    one.commit(setTitle(one.now(), 'Saved in one'))
    await one.saveNow()
    await vi.waitFor(() => expect(other.now().title).toBe('Saved in one'))
    other.commit(setLevel(other.now(), 'lobby', 44))
    one.commit(setTitle(one.now(), 'Saved again'))
    await one.saveNow()
    await vi.waitFor(() => expect(other.state.save.status).toBe('conflict'))
    expect(designOf(other.now())).toStrictEqual({ title: 'Saved in one', levels: { lobby: 44, office: 31 } })
  })

  it('a survey of another user is read-only', async () => {
    const tab = await opened('somebody')
    expect(tab.commit(setTitle(tab.now(), 'Not mine'))).toBe(false)
    expect([tab.now().title, tab.state.save.status]).toStrictEqual([SURVEY.title, 'readOnly'])
  })

  it('closing saves the changes, and leaving keeps them in the browser', async () => {
    const tab = await opened()
    tab.commit(setTitle(tab.now(), 'Closed'))
    await tab.close()
    expect([tab.state.open.current, server.stored.get(SURVEY.id)?.title]).toStrictEqual([null, 'Closed'])
    await tab.open(SURVEY.id)
    tab.commit(setTitle(tab.now(), 'Left'))
    await tab.leave()
    expect([tab.state.open.current, server.stored.get(SURVEY.id)?.title]).toStrictEqual([null, 'Closed'])
    await tab.open(SURVEY.id)
    expect([tab.now().title, tab.state.save.status]).toStrictEqual(['Left', 'pending'])
  })

  it('a survey and a project are open in one page without touching each other', async () => {
    const projects = new ServerInMemory()
    const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    projects.saveElsewhere(project)
    const page = await openTab(projects.ports())
    await page.openProject(project.id)
    rename(page, 'Renamed')
    const { createSurveyEditor } = await import('./survey')
    const { openDocument } = await import('../../../../src/state/document/open-document')
    const { commit } = await import('../../../../src/state/document/commit')
    const { undo } = await import('../../../../src/state/document/history')
    const editor = createSurveyEditor(server.ports())
    await openDocument(editor, SURVEY.id)
    const { revision } = page.projectState
    expect(editor.state.open.current).not.toBeNull()
    commit(editor.writer, setLevel(SURVEY, 'lobby', 60))
    undo(editor.writer)
    expect([page.projectState.revision, page.history.undoLabel]).toStrictEqual([revision, 'editInformation'])
    page.undo()
    expect(page.currentProject()?.information.projectName).toBe(project.information.projectName)
    await Promise.all([page.openJournal()?.settled(), editor.journal?.settled()])
    expect((await indexedDB.databases()).map(({ name }) => name).sort()).toStrictEqual(['branchline', 'branchline.survey'])
    await killTabs([page, editor])
  })
})
