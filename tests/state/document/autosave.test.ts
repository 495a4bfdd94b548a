import { describe, expect, it, vi } from 'vitest'
import { killTabs } from '../tab'
import type { Tab } from '../tab'
import { goTo, open, pass, project, rename, server, setSavingStage, storedName } from '../saving-stage'

setSavingStage()

describe('section 4, auto-save', () => {
  it('section 4, auto-save saves 500 ms after the last change and not before', async () => {
    const tab = await open()
    rename(tab, 'A')
    await pass(400)
    rename(tab, 'AB')
    expect(tab.saveState.status).toBe('pending')
    await pass(499)
    expect(server.saves).toHaveLength(0)
    await pass(1)
    expect([server.saves.length, storedName(), tab.saveState.status]).toStrictEqual([1, 'AB', 'saved'])
    expect([tab.saveState.savedAt, tab.projectState.current?.savedRevision]).toStrictEqual([2, 2])
  })

  it('section 4, auto-save saves nothing on other routes until it is told to', async () => {
    goTo('/list/mssp')
    const tab = await open()
    rename(tab, 'Elsewhere')
    await pass(2_000)
    expect(server.saves).toHaveLength(0)
    await tab.saveNow()
    expect(storedName()).toBe('Elsewhere')
  })

  it('section 4, auto-save saves what is left as soon as a design step is shown', async () => {
    goTo('/list/mssp')
    const tab = await open()
    rename(tab, 'On the way')
    await pass(2_000)
    expect(server.saves).toHaveLength(0)
    goTo('/navbar/mssp/selection')
    await pass(500)
    expect([storedName(), tab.saveState.status]).toStrictEqual(['On the way', 'saved'])
  })

  it('section 4, auto-save sends one save at a time, and what was typed meanwhile after it', async () => {
    const tab = await open()
    let let_go = (): void => undefined
    server.gate = new Promise((resolve) => (let_go = resolve))
    rename(tab, 'First')
    await pass(500)
    expect(tab.saveState.status).toBe('saving')
    rename(tab, 'Second')
    await pass(600)
    let_go()
    await pass(0)
    await pass(600)
    expect([server.saves.length, storedName(), tab.saveState.status]).toStrictEqual([2, 'Second', 'saved'])
  })

  it('section 4, auto-save shows that the server cannot be reached and tries again with the next change', async () => {
    const tab = await open()
    server.isDown = true
    rename(tab, 'A')
    await pass(500)
    expect(tab.saveState.status).toBe('offline')
    server.isDown = false
    rename(tab, 'B')
    await pass(500)
    expect([storedName(), tab.saveState.status]).toStrictEqual(['B', 'saved'])
  })

  it('section 4, auto-save tries again by itself once the server is back', async () => {
    const tab = await open()
    server.isDown = true
    rename(tab, 'A')
    await pass(500)
    server.isDown = false
    await pass(10_000)
    expect([storedName(), tab.saveState.status]).toStrictEqual(['A', 'saved'])
  })

  it('section 4, auto-save does not send a project of somebody else, nor one without a name', async () => {
    const tab = await open({}, 'somebody')
    expect([tab.saveState.status, tab.projectState.readOnly]).toStrictEqual(['readOnly', true])
    rename(tab, 'Not mine')
    await pass(1_000)
    vi.useRealTimers()
    const mine = await open()
    rename(mine, ' ')
    await pass(1_000)
    expect(await mine.saveNow()).toStrictEqual({ outcome: 'skipped' })
    expect(server.saves).toHaveLength(0)
  })

  it('section 4, auto-save shows why the server does not take the project', async () => {
    const tab = await open({ saveProject: () => Promise.resolve({ outcome: 'refused', message: '$.selection.oduList: too many' }) })
    rename(tab, 'Refused')
    await pass(500)
    expect([tab.saveState.status, tab.saveState.message]).toStrictEqual(['pending', '$.selection.oduList: too many'])
  })

  it('section 4, auto-save says why the server could not store the project, does not call that offline, and tries again by itself', async () => {
    const answers = [Promise.reject(new Error('The disk is full.'))]
    for (const answer of answers) answer.catch(() => undefined)
    const tab = await open({
      saveProject: (written) => answers.shift() ?? server.ports().saveProject(written),
      reasonOf: (error) => (error instanceof Error ? error.message : ''),
    })
    rename(tab, 'Full')
    await pass(500)
    expect([tab.saveState.status, tab.saveState.message]).toStrictEqual(['pending', 'The disk is full.'])
    await pass(10_000)
    expect([storedName(), tab.saveState.status, tab.saveState.message]).toStrictEqual(['Full', 'saved', ''])
  })

  it('section 4, auto-save does not try again by itself while a step of the sign-in is due', async () => {
    let asked = 0
    const tab = await open({
      saveProject: () => {
        asked++
        return Promise.reject(new Error('Set up a second factor first.'))
      },
      isStepDue: () => true,
    })
    rename(tab, 'Due')
    await pass(500)
    await pass(30_000)
    expect([asked, tab.saveState.status]).toStrictEqual([1, 'pending'])
  })

  it('section 4, auto-save saves what is open when it is closed', async () => {
    const tab = await open()
    rename(tab, 'Closing')
    await tab.closeProject()
    expect([storedName(), tab.projectState.current]).toStrictEqual(['Closing', null])
    expect(await (await tab.journalStore()).getAll('heads')).toStrictEqual([])
  })
})

describe('section 4, saving: a conflict of revisions', () => {
  async function inConflict(): Promise<Tab> {
    const tab = await open()
    server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
    rename(tab, 'Mine')
    await pass(500)
    expect([tab.saveState.status, storedName()]).toStrictEqual(['conflict', 'Theirs'])
    return tab
  }

  it('section 4, saving: a conflict of revisions stops saving until the user has chosen', async () => {
    const tab = await inConflict()
    rename(tab, 'More')
    await pass(5_000)
    expect(await tab.saveNow()).toStrictEqual({ outcome: 'skipped' })
    expect(storedName()).toBe('Theirs')
  })

  it('section 4, saving: a conflict of revisions keeps mine', async () => {
    const tab = await inConflict()
    await tab.resolveConflict('mine')
    expect([storedName(), tab.saveState.status, tab.projectState.current?.savedRevision]).toStrictEqual(['Mine', 'saved', 3])
  })

  it('section 4, saving: a conflict of revisions takes theirs, and what was mine does not come back', async () => {
    const tab = await inConflict()
    await tab.resolveConflict('theirs')
    expect([tab.currentProject()?.information.projectName, tab.saveState.status]).toStrictEqual(['Theirs', 'saved'])
    expect(tab.undo()).toBe(false)
    vi.useRealTimers()
    await tab.openJournal()?.settled()
    await killTabs([tab])
    const next = await open()
    expect([next.currentProject()?.information.projectName, next.saveState.status]).toStrictEqual(['Theirs', 'saved'])
  })

  it('section 4, saving: a conflict of revisions saves a copy and leaves theirs alone', async () => {
    const tab = await inConflict()
    await tab.resolveConflict('copy')
    const id = tab.projectState.current?.id ?? ''
    expect(id).not.toBe(project.id)
    expect([storedName(), server.stored.get(id)?.information.projectName]).toStrictEqual(['Theirs', 'Mine (2)'])
    rename(tab, 'Copy goes on')
    await pass(500)
    expect([storedName(), server.stored.get(id)?.information.projectName]).toStrictEqual(['Theirs', 'Copy goes on'])
  })

  it('section 4, saving: a conflict of revisions is settled once: another press stores no second copy', async () => {
    const tab = await inConflict()
    await tab.resolveConflict('copy')
    const stored = server.stored.size
    for (const choice of ['copy', 'mine', 'theirs'] as const) await tab.resolveConflict(choice)
    expect([server.stored.size, storedName()]).toStrictEqual([stored, 'Theirs'])
  })

  it('section 4, saving: a conflict of revisions stands while the server cannot be reached', async () => {
    const tab = await inConflict()
    server.isDown = true
    for (const choice of ['mine', 'theirs', 'copy'] as const) await expect(tab.resolveConflict(choice)).rejects.toThrow('reached')
    expect([tab.saveState.status, tab.currentProject()?.information.projectName]).toStrictEqual(['conflict', 'Mine'])
  })

  it('section 4, saving: a conflict of revisions is told to a second tab that has changes of its own, and a tab without takes the new state', async () => {
    const one = await open()
    vi.useRealTimers()
    const other = await open()
    const third = await (vi.useRealTimers(), open())
    vi.useRealTimers()
    rename(third, 'Unsaved here')
    rename(one, 'Saved there')
    await one.saveNow()
    await expect.poll(() => third.saveState.status).toBe('conflict')
    await expect.poll(() => other.currentProject()?.information.projectName).toBe('Saved there')
    expect(storedName()).toBe('Saved there')
  })
})
