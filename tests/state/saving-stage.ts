import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { demoProject } from '../../src/model/project/demo/demo-project'
import { editInformation } from '../../src/model/edits/edit-information'
import type { Project } from '../../src/model/project/project'
import type { StatePorts } from '../../src/state/page/ports'
import { pack } from '../model/arbitrary'
import { ServerInMemory } from './server-twin'
import { killTabs, openTab, type Tab } from './tab'

// Each test finds its own server, project and tabs here; they are put up before it and torn down after it.
export let server: ServerInMemory
export let project: Project
export let tabs: Tab[]
export let route: string

const realTimeout = setTimeout

/** Puts up, before every test of the file, a server that stores the demo project of the user "me", whose page shows a design step. */
export function setSavingStage(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
    server = new ServerInMemory()
    project = demoProject(pack, { ownerId: 'me', ownerName: 'Me' })
    server.saveElsewhere(project)
    tabs = []
    route = '/navbar/mssp/piping'
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await killTabs(tabs)
  })
}

/** What every page shows from now on. */
export const goTo = (address: string): void => {
  route = address
}

/** Another tab in which the project is open and saves itself. */
export async function open(given: Partial<StatePorts> = {}, userId = 'me'): Promise<Tab> {
  const tab = await openTab(server.ports({ route: () => route, ...given }), userId)
  await tab.openProject(project.id)
  tab.startAutosave()
  tabs.push(tab)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return tab
}

/** Lets so much time go by for the timers, and then what they began come to an end: saves are written and compressed in real time. */
export async function pass(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs)
  const isBusy = () => tabs.some((tab) => tab.saveState.status === 'saving') && server.held === 0
  for (let turn = 0; turn < 500 && (turn < 2 || isBusy()); turn++) await new Promise((resolve) => realTimeout(resolve, 4))
}

export const rename = (tab: Tab, projectName: string): void => {
  const current = tab.currentProject()
  if (current) tab.commit(editInformation(current, { projectName }))
}

export const storedName = (): string | undefined => server.stored.get(project.id)?.information.projectName
