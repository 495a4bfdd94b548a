// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { notifications, notificationsStore } from '@mantine/notifications'
import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { foundData, useSaveFromList } from '../../../../src/features/projects/data/use-save-from-list'
import app from '../../../../src/locales/en/app.json'
import projects from '../../../../src/locales/en/projects.json'
import { editInformation } from '../../../../src/model/edits/edit-information'
import { demoProject } from '../../../../src/model/project/demo/demo-project'
import { commit } from '../../../../src/state/piping/commit'
import { openProject } from '../../../../src/state/piping/open-project'
import { configureState } from '../../../../src/state/page/ports'
import type { SaveAnswer } from '../../../../src/state/document/ports'
import { projectState } from '../../../../src/state/piping/project'
import { projectData } from '../../../../src/state/page/project-data'
import { session } from '../../../../src/state/page/session'
import { pack } from '../../../model/arbitrary'
import { ServerInMemory } from '../../../state/server-twin'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { app, projects } }, defaultNS: 'app' })
  const about = { userId: 'me', userName: 'Me', email: '', shareRole: '二级用户' as const, libCode: '', brand: '', slno: '' }
  session.userInfo = { ...about, guestStatus: 1, userType: 'LOCAL', cad: [] }
})
beforeEach(() => {
  notifications.clean()
  projectData.isFromList = true
})

const shown = () => notificationsStore.getState().notifications.map(({ color, message }) => [color, message])

async function storeWith(saveProject: () => Promise<SaveAnswer>): Promise<void> {
  const server = new ServerInMemory()
  const project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
  server.saveElsewhere(project)
  configureState(server.ports({ saveProject, route: () => '/list/mssp' }))
  await openProject(project.id)
  const { result } = renderHook(() => useSaveFromList())
  const before = projectData.savedFromList
  const found = foundData()
  const { current } = projectState
  if (!found || !current) throw new Error('No project is open.')
  commit(editInformation(current, { projectName: 'Another name' }))
  commit(editInformation(current, { telephone: '+49 40 1' }))
  act(() => result.current(found))
  await vi.waitFor(() => expect(projectData.savedFromList).toBe(before + 1), { timeout: 20_000 })
  await act(() => Promise.resolve())
}

it('a save from the list that the server took can be taken back', async () => {
  await storeWith(() => Promise.resolve({ outcome: 'saved', revision: 1, savedAt: 1 }))
  expect(shown()).toEqual([['var(--accent)', expect.anything()]])
})

it('a save from the list that was refused or lost is told with its reason and offers no undo', async () => {
  const reasonOf = (reason: string) => [['var(--danger-fill)', `Saving failed: ${reason}`]]
  await storeWith(() => Promise.resolve({ outcome: 'refused', message: 'Too many units.' }))
  expect(shown()).toEqual(reasonOf('Too many units.'))
  notifications.clean()
  await storeWith(() => Promise.reject(new Error('No line.')))
  expect(shown()).toEqual(reasonOf('No line.'))
})

it('a CAD project whose status has changed is told of as it is left, and nowhere else', async () => {
  await storeWith(() => Promise.resolve({ outcome: 'gone', message: 'Cad project status changed' }))
  expect(shown()).toEqual([])
})

it('a conflict of revisions is told, and offers no undo', async () => {
  await storeWith(() => Promise.resolve({ outcome: 'conflict', revision: 2, updatedAt: new Date(0).toISOString(), updatedBy: 'Li' }))
  expect(shown()).toEqual([['var(--danger-fill)', `Saving failed: ${app.conflict.title}`]])
})
