import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const SCRIPT = '/journal-watch.js'
const WORKER = fileURLToPath(new URL('journal-watch.worker.js', import.meta.url))

interface JournalWatch {
  begin(): Promise<void>
  /** Time in ms from the last commit since `begin` until its change was in a store; undefined where there was none. */
  storedAfter(): Promise<number | undefined>
}

/** Reads the journals from a thread of its own, because the page learns of its writes only after it has finished drawing. */
export async function watchJournals(page: Page): Promise<JournalWatch> {
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', path: WORKER }))
  await page.evaluate((script) => {
    const seen: number[] = []
    new Worker(script).onmessage = ({ data }: MessageEvent<number>) => seen.push(data)
    Object.assign(globalThis, { seenJournals: seen })
  }, SCRIPT)
  return {
    begin: () =>
      page.evaluate(() => {
        performance.clearMeasures('journal.stored')
        ;(globalThis as unknown as { seenJournals: number[] }).seenJournals.length = 0
      }),
    storedAfter: () =>
      page.evaluate(() => {
        const begun = performance.getEntriesByName('journal.stored').at(-1)?.startTime
        const at = (globalThis as unknown as { seenJournals: number[] }).seenJournals.at(-1)
        return begun === undefined || at === undefined ? undefined : at - performance.timeOrigin - begun
      }),
  }
}
