import { largeProject, savedLargeProject } from './board/large-project'
import { startBrowser } from './board/browser'
import type { BenchRow } from './row'
import { watchJournals } from './tasks/journal-watch'
import { longestTask } from './tasks/longest-task'
import { VERBS } from './tasks/verbs'
import { startApp } from '../tests/flows/app-server'
import { saved } from '../tests/flows/saved-after'
import { openSeeded } from '../tests/flows/seed-project'

const NODES = 100_000
const OPEN_WITHIN_MS = 60_000
const QUIET_MS = 2_000
const TASK_GOAL_MS = 50
const STORED_GOAL_MS = 100

/**
 * Measures the longest task of the page's main thread in each verb of the board that touches many rows at once, in the built app, and how long a change it made was
 * in no store of the browser. Times in ms. Each verb waits until the one before is saved: the server, which reads the whole system each time, runs on the machine of the
 * page here.
 */
export async function run(): Promise<BenchRow[]> {
  const app = await startApp()
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await openSeeded(page, app.address, savedLargeProject(largeProject(NODES).project), OPEN_WITHIN_MS)
    await page.getByRole('application', { name: /^Piping diagram/ }).waitFor({ timeout: OPEN_WITHIN_MS })
    await page.waitForTimeout(QUIET_MS)
    const journals = await watchJournals(page)
    const rows: BenchRow[] = []
    for (const { name, before, run: act } of VERBS) {
      await before?.(page)
      await page.waitForTimeout(QUIET_MS)
      await saved(page).waitFor({ timeout: OPEN_WITHIN_MS })
      await journals.begin()
      const ours = await longestTask(browser, page, async () => {
        await act(page)
        await page.waitForTimeout(QUIET_MS)
      })
      rows.push({
        name: `longest task of the page among ${NODES.toLocaleString('en')} nodes: ${name}`,
        unit: 'ms',
        ours,
        peer: TASK_GOAL_MS,
        peerName: 'the goal',
        ratio: TASK_GOAL_MS / ours,
        runs: 1,
      })
      const stored = await journals.storedAfter()
      if (process.env['SHOW'])
        console.log(name, ours, stored, await page.evaluate(() => performance.getEntriesByName('journal.stored').at(-1)?.duration))
      if (stored === undefined) continue
      rows.push({
        name: `until the journal has it, among ${NODES.toLocaleString('en')} nodes: ${name}`,
        unit: 'ms',
        ours: stored,
        peer: STORED_GOAL_MS,
        peerName: 'the goal',
        ratio: STORED_GOAL_MS / stored,
        runs: 1,
      })
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
  }
}
