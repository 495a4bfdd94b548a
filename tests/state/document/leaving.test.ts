import { describe, expect, it, vi } from 'vitest'
import { open, project, rename, server, setSavingStage } from '../saving-stage'
import type { Tab } from '../tab'

setSavingStage()

/** Lets so many pieces of what is under way come to their end. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A tab that hears of a save elsewhere and has asked for it: `answer` lets the server answer. */
async function hearing(): Promise<{ tab: Tab; answer: () => void }> {
  const answers: (() => void)[] = []
  let isHeld = false
  const ports = server.ports()
  const tab = await open({
    loadProject: async (id, known) => {
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve))
      return known === undefined ? ports.loadProject(id) : ports.loadProject(id, known)
    },
  })
  vi.useRealTimers()
  const other = await open()
  vi.useRealTimers()
  isHeld = true
  rename(other, 'Saved there')
  await other.saveNow()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  return { tab, answer: () => answers[0]?.() }
}

describe('leaving a project while another tab’s save of it is taken over', () => {
  it.each([-8, -4, -1, 0, 2, 4, 16])(
    'leaving a project while another tab’s save of it is taken over leaves it closed, %s moments after the server’s answer',
    async (moments) => {
      const { tab, answer } = await hearing()
      if (moments >= 0) answer()
      await turns(Math.max(0, moments))
      const left = tab.leaveProject()
      await turns(Math.max(0, -moments))
      answer()
      await left
      await turns(200)
      expect(tab.currentProject()).toBeNull()
      expect(tab.openJournal()).toBeNull()
    },
  )

  it('leaving a project while another tab’s save of it is taken over takes it over where nobody leaves', async () => {
    const { tab, answer } = await hearing()
    answer()
    await vi.waitFor(() => expect(tab.currentProject()?.information.projectName).toBe('Saved there'))
  })
})

describe('closing a project', () => {
  it('closing a project takes it off the screen as its journal ends: no edit comes in between, and nothing is left as unsaved', async () => {
    const tab = await open()
    vi.useRealTimers()
    rename(tab, 'Closing')
    await tab.saveNow()
    const left = tab.leaveProject()
    expect([tab.currentProject(), tab.openJournal()]).toStrictEqual([null, null])
    await left
    const again = await open()
    vi.useRealTimers()
    expect(again.currentProject()?.information.projectName).toBe('Closing')
    expect(again.saveState.status).toBe('saved')
  })

  it('closing a project forgets where the user was at work, and not another project that is open by then', async () => {
    const tab = await open()
    vi.useRealTimers()
    rename(tab, 'Closing')
    // The server has all of it, so that its journal ends with it: the new project is there first.
    await tab.saveNow()
    const closing = tab.closeProject()
    const next = await tab.createProject(project.information)
    await closing
    expect([tab.currentProject()?.id, tab.workplace.projectId]).toStrictEqual([next, next])
    await tab.closeProject()
    expect([tab.currentProject(), tab.workplace.projectId]).toStrictEqual([null, null])
  })
})
