import { vi } from 'vitest'
import type { UserInfo } from '../../src/contract/account/account'
import type { StatePorts } from '../../src/state/page/ports'
import type { JournalStart } from '../../src/state/document/storage/journal'
import { readCore } from '../../src/engine/host/core-file'

type JournalBeginning = Omit<JournalStart, 'number' | 'after'>

/** The modules of one browser tab. */
export type Tab = Awaited<ReturnType<typeof openTab>>

const lines = new Set<BroadcastChannel>()

class Line extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    lines.add(this)
  }
}

/** Ends every open tab as a killed browser does: its stores and channels are cut, and nothing that it was about to write is written. */
export async function killTabs(tabs: readonly { journalStore(): Promise<{ close(): void }> }[]): Promise<void> {
  for (const line of lines) line.close()
  lines.clear()
  for (const tab of tabs) (await tab.journalStore()).close()
}

/** Cuts the store of a tab at once, in the middle of what it is writing. */
export function cutStore(store: { close(): void }): void {
  for (const line of lines) line.close()
  lines.clear()
  store.close()
}

/** Forgets every module that was loaded, so that the next imports are those of a page of its own. */
export function beginPage(): void {
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Line)
}

/** Makes the user of a page that is signed in. */
export function userOf(userId: string): UserInfo {
  return {
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
}

/**
 * Loads the state anew, as a page does: only what an earlier tab has stored is left of it. A tab that a test drops was killed. Its timers may still run, so the ports of a
 * killed tab should lead nowhere.
 */
export async function openTab(ports: StatePorts, userId = 'me') {
  beginPage()
  const [portsModule, project, commit, history, saving, open, editor, journal, session, results, workplace, journalStore, storage] =
    await Promise.all([
      import('../../src/state/page/ports'),
      import('../../src/state/piping/project'),
      import('../../src/state/piping/commit'),
      import('../../src/state/piping/history'),
      import('../../src/state/piping/save-project'),
      import('../../src/state/piping/open-project'),
      import('../../src/state/piping/editor'),
      import('../../src/state/document/open-journal'),
      import('../../src/state/page/session'),
      import('../../src/state/core/results'),
      import('../../src/state/page/workplace'),
      import('../../src/state/piping/storage/journal-store'),
      import('../../src/state/piping/storage/open-storage'),
    ])
  const { startKitLayout } = await import('../../src/engine/arrange/kit-layout')
  await startKitLayout(await WebAssembly.compile(readCore()))
  portsModule.configureState(ports)
  session.session.userInfo = userOf(userId)
  const { projectEditor } = editor
  return {
    ...project,
    ...commit,
    ...history,
    ...saving,
    ...open,
    ...session,
    ...results,
    ...workplace,
    ...journalStore,
    ...storage,
    openJournal: () => projectEditor.journal,
    beginJournal: (start: JournalBeginning) => journal.beginJournal(projectEditor, start),
    endJournal: () => journal.endJournal(projectEditor),
  }
}
