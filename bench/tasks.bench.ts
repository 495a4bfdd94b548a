import type { Browser, Page } from '@playwright/test'
import { largeProject, savedLargeProject } from './board/large-project'
import { startBrowser } from './board/browser'
import type { BenchRow } from './row'
import { buildingWire } from './tasks/building-wire'
import { CONTROL_VERBS } from './tasks/control-verbs'
import { watchJournals } from './tasks/journal-watch'
import { longestTask } from './tasks/longest-task'
import { VERBS, type Verb } from './tasks/verbs'
import { startApp } from '../tests/flows/app-server'
import { saved } from '../tests/flows/saved-after'
import { openSeeded } from '../tests/flows/seed-project'

const NODES = 100_000
/** 36,000 units and 2,000 outdoor units. */
const SYSTEMS = 2_000
const NODES_EACH = 33
const OPEN_WITHIN_MS = 60_000
const QUIET_MS = 2_000
const TASK_GOAL_MS = 50
const STORED_GOAL_MS = 100

/**
 * Measures the longest task of the page's main thread in each verb of the board that touches many rows at once, and in those of controllers and wiring over a whole building, in the built app, and
 * how long a change it made was in no store of the browser. Times in ms. Each verb waits until the one before is saved: the server, which reads the whole system each
 * time, runs on the machine of the page here.
 */
export async function run(): Promise<BenchRow[]> {
  const app = await startApp()
  const browser = await startBrowser()
  try {
    const rows: BenchRow[] = []
    for (const { what, project, verbs } of [
      { what: `among ${NODES.toLocaleString('en')} nodes`, project: savedLargeProject(largeProject(NODES).project), verbs: VERBS },
      { what: `in ${SYSTEMS.toLocaleString('en')} systems`, project: buildingWire(SYSTEMS, NODES_EACH), verbs: CONTROL_VERBS },
    ]) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const page = await context.newPage()
      // The loader of these sources names functions by a helper, which the page has to define.
      await page.addInitScript('globalThis.__name = (named) => named')
      await openSeeded(page, app.address, project, OPEN_WITHIN_MS)
      rows.push(...(await measured(browser, page, what, verbs)))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function measured(browser: Browser, page: Page, what: string, verbs: readonly Verb[]): Promise<BenchRow[]> {
  await page.getByRole('application', { name: /^Piping diagram/ }).waitFor({ timeout: OPEN_WITHIN_MS })
  await page.waitForTimeout(QUIET_MS)
  const journals = await watchJournals(page)
  const rows: BenchRow[] = []
  for (const { name, before, run: act } of verbs) {
    await before?.(page)
    await page.waitForTimeout(QUIET_MS)
    await saved(page).waitFor({ timeout: OPEN_WITHIN_MS })
    await journals.begin()
    const ours = await longestTask(browser, page, async () => {
      await act(page)
      await page.waitForTimeout(QUIET_MS)
    })
    rows.push(rowOf(`longest task of the page ${what}: ${name}`, ours, TASK_GOAL_MS))
    const stored = await journals.storedAfter()
    if (process.env['SHOW'])
      console.log(name, ours, stored, await page.evaluate(() => performance.getEntriesByName('journal.stored').at(-1)?.duration))
    if (stored !== undefined) rows.push(rowOf(`until the journal has it, ${what}: ${name}`, stored, STORED_GOAL_MS))
  }
  return rows
}

function rowOf(name: string, ours: number, goal: number): BenchRow {
  return { name, unit: 'ms', ours, peer: goal, peerName: 'the goal', ratio: goal / ours, runs: 1 }
}
