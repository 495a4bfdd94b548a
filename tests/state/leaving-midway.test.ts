import { describe, expect, it, vi } from 'vitest'
import { emptyDiagram } from '../../src/model/diagram/diagram-rows'
import { editInformation } from '../../src/model/edits/edit-information'
import type { Project } from '../../src/model/project/project'
import type { StatePorts } from '../../src/state/page/ports'
import { open, project, rename, server, setSavingStage, storedName } from './saving-stage'
import { killTabs } from './tab'
import type { Tab } from './tab'

setSavingStage()

const OTHER = 'another-project'

/** Lets so many pieces of what is under way come to their end. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Holds the server's answers back while `isHeld`: those held are let go with `answer`. */
function slowly(): { ports: Partial<StatePorts>; line: { isHeld: boolean; asked: number; answer: () => void } } {
  const ports = server.ports()
  let waiting: (() => void)[] = []
  const line = {
    isHeld: false,
    asked: 0,
    answer() {
      line.isHeld = false
      for (const each of waiting) each()
      waiting = []
    },
  }
  const held = async (): Promise<void> => {
    if (!line.isHeld) return
    line.asked++
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return {
    line,
    ports: {
      loadProject: async (id, known) => {
        await held()
        return known === undefined ? ports.loadProject(id) : ports.loadProject(id, known)
      },
      saveProject: async (written) => {
        await held()
        return ports.saveProject(written)
      },
    },
  }
}

const now = (tab: Tab): Project => {
  const current = tab.currentProject()
  if (!current) throw new Error('No project is open.')
  return current
}

const nameOf = (tab: Tab): string | undefined => tab.currentProject()?.information.projectName

/** Another project of the same user stands on the server. */
function putOther(): void {
  server.saveElsewhere({ ...project, id: OTHER, information: { ...project.information, projectName: 'Other' } })
}

/** A tab in conflict whose user has chosen, and which waits for the server. */
async function settling(choice: 'mine' | 'theirs' | 'copy') {
  const { ports, line } = slowly()
  const tab = await open(ports)
  vi.useRealTimers()
  server.saveElsewhere({ ...project, information: { ...project.information, projectName: 'Theirs' } })
  rename(tab, 'Mine')
  await tab.saveNow()
  expect(tab.saveState.status).toBe('conflict')
  line.isHeld = true
  const settled = tab.resolveConflict(choice)
  await vi.waitFor(() => expect(line.asked).toBe(1))
  return { tab, line, settled }
}

describe('a project that was left while its conflict was being settled', () => {
  const choices = ['mine', 'theirs', 'copy'] as const
  // Before the first moment the other one is open already.
  const moments = [-1, 0, 1, 2, 3, 4, 8, 16]
  it.each(choices.flatMap((choice) => moments.map((moment) => ({ choice, moment }))))(
    'a project that was left while its conflict was being settled is not shown, nor is the other one touched that was opened meanwhile: $choice, $moment moments after the answer',
    async ({ choice, moment }) => {
      putOther()
      const { tab, line, settled } = await settling(choice)
      line.isHeld = false
      if (moment > 0) line.answer()
      await turns(moment)
      await tab.leaveProject()
      const opening = tab.openProject(OTHER)
      if (moment < 0) await opening
      line.answer()
      await Promise.all([settled, opening])
      await turns(50)

      expect([nameOf(tab), tab.currentProject()?.savedRevision]).toStrictEqual(['Other', 1])
      rename(tab, 'Other, changed')
      await tab.openJournal()?.settled()
      await tab.saveNow()
      expect([server.stored.get(OTHER)?.information.projectName, tab.saveState.status]).toStrictEqual(['Other, changed', 'saved'])
      expect(['Theirs', ...(choice === 'mine' ? ['Mine'] : [])]).toContain(storedName())
    },
  )

  it.each(choices)(
    'a project that was left while its conflict was being settled asks again when it is opened anew, whatever was chosen before: %s',
    async (choice) => {
      const { tab, line, settled } = await settling(choice)
      line.isHeld = false
      await tab.leaveProject()
      await tab.openProject(project.id)
      line.answer()
      await settled
      await turns(50)
      expect([nameOf(tab), tab.currentProject()?.id, tab.saveState.status]).toStrictEqual(['Mine', project.id, 'conflict'])
      expect(storedName()).toBe('Theirs')
    },
  )
})

describe('a project that is being opened', () => {
  it.each([-1, 0, 1, 2, 4, 8, 12, 16])(
    'a project that is being opened is not shown when the session ends, %s moments after the server’s answer',
    async (moment) => {
      const { ports, line } = slowly()
      const tab = await open(ports)
      vi.useRealTimers()
      await tab.closeProject()
      line.isHeld = true
      const opening = tab.openProject(project.id)
      await vi.waitFor(() => expect(line.asked).toBe(1))
      if (moment >= 0) line.answer()
      await turns(moment)
      await tab.leaveProject()
      tab.session.userInfo = null
      line.answer()
      await opening
      await turns(20)
      expect([tab.currentProject(), tab.openJournal()]).toStrictEqual([null, null])
      await expect(tab.openProject(project.id)).resolves.toBe(true)
      expect(nameOf(tab)).toBe(project.information.projectName)
    },
  )

  it('a project that is being opened gives way to the one asked for after it, whichever the server answers first', async () => {
    putOther()
    const { ports, line } = slowly()
    const tab = await open(ports)
    vi.useRealTimers()
    await tab.closeProject()
    line.isHeld = true
    const first = tab.openProject(project.id)
    await vi.waitFor(() => expect(line.asked).toBe(1))
    line.isHeld = false
    await expect(tab.openProject(OTHER)).resolves.toBe(true)
    line.answer()
    await expect(first).resolves.toBe(false)
    expect(nameOf(tab)).toBe('Other')
  })

  it('a project that is being opened is not made either when the session ends before it is shown', async () => {
    const tab = await open()
    vi.useRealTimers()
    await tab.closeProject()
    const making = tab.createProject(project.information)
    await tab.leaveProject()
    await expect(making).resolves.toBeNull()
    expect([tab.currentProject(), server.saves]).toStrictEqual([null, []])
  })
})

describe('closing a project', () => {
  it('closing a project does not close the same one that was opened anew meanwhile', async () => {
    const { ports, line } = slowly()
    const tab = await open(ports)
    vi.useRealTimers()
    rename(tab, 'Closing')
    line.isHeld = true
    const closing = tab.closeProject()
    await vi.waitFor(() => expect(line.asked).toBe(1))
    await tab.leaveProject()
    line.isHeld = false
    await tab.openProject(project.id)
    line.answer()
    await closing
    expect(nameOf(tab)).toBe('Closing')
  })
})

describe('an edit while another tab’s save is taken over', () => {
  it.each([-1, 0, 1, 2, 3, 4, 6, 8, 12, 16])(
    'an edit while another tab’s save is taken over is kept, and the user decides: %s moments after the answer',
    async (moment) => {
      const { ports, line } = slowly()
      const tab = await open(ports)
      vi.useRealTimers()
      const other = await open()
      vi.useRealTimers()
      line.isHeld = true
      rename(other, 'Saved there')
      await other.saveNow()
      await vi.waitFor(() => expect(line.asked).toBe(1))
      if (moment >= 0) line.answer()
      await turns(moment)
      const isTaken = nameOf(tab) === 'Saved there'
      rename(tab, 'Mine')
      line.answer()
      await turns(60)
      expect(nameOf(tab)).toBe('Mine')
      await tab.openJournal()?.settled()
      if (isTaken) return
      expect(tab.saveState.status).toBe('conflict')
      await killTabs([tab, other])
      const next = await open()
      expect([nameOf(next), next.saveState.status]).toStrictEqual(['Mine', 'conflict'])
      vi.useRealTimers()
      await next.resolveConflict('mine')
      expect(storedName()).toBe('Mine')
    },
  )
})

describe('a copy that is made to settle a conflict', () => {
  it('a copy that is made to settle a conflict has what was changed while it was on its way to the server, and so has the server soon', async () => {
    const { tab, line, settled } = await settling('copy')
    line.isHeld = false
    tab.commit(editInformation(now(tab), { telephone: '555' }))
    line.answer()
    await settled
    const { id, information } = now(tab)
    expect([id === project.id, information.projectName, information.telephone]).toStrictEqual([false, 'Mine (2)', '555'])
    await vi.waitFor(() => expect(server.stored.get(id)?.information.telephone).toBe('555'))
    expect(storedName()).toBe('Theirs')
  })

  it('a copy that is made to settle a conflict stands on the server where it is shown, though it was arranged on its way there', async () => {
    const { tab, line, settled } = await settling('copy')
    line.isHeld = false
    const [systemId = ''] = now(tab).systemOrder
    const { nodeX, nodeY, nodeCount } = now(tab).systems[systemId]?.diagram ?? emptyDiagram()
    tab.settlePositions(
      systemId,
      nodeX.map((x, row) => x + 10 * row),
      nodeY.map((y) => y + 30),
    )
    tab.commit(editInformation(now(tab), { telephone: '555' }))
    line.answer()
    await settled
    const { id } = now(tab)
    await vi.waitFor(() => expect(server.stored.get(id)?.information.telephone).toBe('555'))
    const saved = server.stored.get(id)?.systems[systemId]?.diagram
    expect([...(saved?.nodeX ?? [])]).toStrictEqual([...(now(tab).systems[systemId]?.diagram.nodeX.subarray(0, nodeCount) ?? [])])
  })
})
