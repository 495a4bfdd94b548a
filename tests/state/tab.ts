import { vi } from 'vitest'
import type { StatePorts } from '../../src/state/document/ports'
import { readCore } from '../../src/engine/host/core-file'

/** The modules of one browser tab. */
export type Tab = Awaited<ReturnType<typeof openTab>>

const lines = new Set<BroadcastChannel>()

class Line extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    lines.add(this)
  }
}

/** Ends every open tab as a killed browser does: its stores and lines are cut, whatever it was about to write is not written. */
export async function killTabs(tabs: readonly Tab[]): Promise<void> {
  for (const line of lines) line.close()
  lines.clear()
  for (const tab of tabs) (await tab.journalStore()).close()
}

/** Cuts the store of a tab at once, in the middle of whatever it is writing. */
export function cutStore(store: { close(): void }): void {
  for (const line of lines) line.close()
  lines.clear()
  store.close()
}

/**
 * Loads the state anew, as a page does: nothing is left of an earlier tab but what it has stored. A tab that is simply forgotten was killed.
 * Its timers may still run, so ports of a killed tab should lead nowhere.
 */
export async function openTab(ports: StatePorts, userId = 'me') {
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Line)
  const [
    portsModule,
    project,
    commit,
    history,
    autosave,
    saving,
    conflict,
    open,
    session,
    journal,
    results,
    workplace,
    journalStore,
    storage,
    lost,
    accept,
  ] = await Promise.all([
    import('../../src/state/document/ports'),
    import('../../src/state/document/project'),
    import('../../src/state/document/commit'),
    import('../../src/state/document/history'),
    import('../../src/state/document/autosave'),
    import('../../src/state/document/save-state'),
    import('../../src/state/document/resolve-conflict'),
    import('../../src/state/document/open-project'),
    import('../../src/state/page/session'),
    import('../../src/state/document/open-journal'),
    import('../../src/state/core/results'),
    import('../../src/state/page/workplace'),
    import('../../src/state/document/storage/journal-store'),
    import('../../src/state/document/storage/open-storage'),
    import('../../src/state/document/unreadable-work'),
    import('../../src/state/document/accept-loss'),
  ])
  const { startMeasure } = await import('../../src/engine/measure/measure')
  await startMeasure(readCore())
  portsModule.configureState(ports)
  session.session.userInfo = {
    userId,
    userName: 'Me',
    email: '',
    shareRole: '二级用户',
    libCode: '',
    brand: '',
    slno: '',
    guestStatus: 1,
    userType: 'LOCAL',
    cad: [],
  }
  return {
    ...project,
    ...commit,
    ...history,
    ...autosave,
    ...saving,
    ...conflict,
    ...open,
    ...session,
    ...journal,
    ...results,
    ...workplace,
    ...storage,
    ...journalStore,
    ...lost,
    ...accept,
  }
}
