import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startApp } from '../tests/flows/app-server'
import { startBrowser } from './board/browser'
import { p95 } from './board/measure-board'
import { seedLists } from './first/seed-lists'
import type { BenchRow } from './row'

const COUNT = 10_000
const FRAME_GOAL_MS = 17
const SEARCH_GOAL_MS = 100
const SCROLL_FRAMES = 240
const SCROLL_PX = 120
const WITHIN_MS = 60_000
const SEARCHES = [
  ...[
    'Harbour hotel 00',
    'library 042',
    'Airport',
    'mall 099',
    'Garden clinic',
    'Riverside office 01',
    'Station school',
    'office 050',
    'Hillside hotel',
    'Museum library 07',
  ],
  ...[
    '0123',
    'Market library',
    'clinic 033',
    'Airport mall 02',
    'hotel 06',
    'Station school 08',
    'school 014',
    'Garden clinic 09',
    'Riverside office 004',
    'Harbour hotel 07',
  ],
]
const ADMIN = { BRANCHLINE_ADMIN_EMAIL: 'chief@example.com', BRANCHLINE_ADMIN_PASSWORD: 'a long enough secret' }

/** Measures the lists of 10,000 projects and of 10,000 accounts in a real browser, against our server with as many rows: scrolled, and searched. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-lists-'))
  await seedLists(folder, ADMIN, COUNT)
  const app = await startApp({ ...ADMIN, BRANCHLINE_DATA: folder })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // The loader of these sources names functions by a helper, which the page has to define.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(app.address)
    await page.getByLabel('E-mail or phone').fill(ADMIN.BRANCHLINE_ADMIN_EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.BRANCHLINE_ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/gateway/, { timeout: WITHIN_MS })
    return [
      ...(await measured(page, `${app.address}/#/list/mssp`, 'projects')),
      ...(await measured(page, `${app.address}/#/navbar/center/users`, 'accounts')),
    ]
  } finally {
    await browser.close()
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(page: Page, address: string, what: string): Promise<BenchRow[]> {
  await page.goto(address)
  await page.locator('tbody tr[data-place="1"]').waitFor({ timeout: WITHIN_MS })
  const frames = await scrolledFrames(page)
  const searches: number[] = []
  for (const text of SEARCHES) searches.push(await searchedMs(page, text))
  const row = (name: string, ours: number, goal: number, runs: number): BenchRow => ({
    name: `list of ${COUNT.toLocaleString('en')} ${what}: ${name}`,
    unit: 'ms',
    ours,
    peer: goal,
    peerName: 'the goal',
    ratio: goal / ours,
    runs,
  })
  return [
    row('frame while it scrolls, p95', p95(frames), FRAME_GOAL_MS, frames.length),
    row('text typed to rows shown, p95', p95(searches), SEARCH_GOAL_MS, searches.length),
  ]
}

/** Returns the milliseconds from frame to frame while the table scrolls down by three rows a frame. */
function scrolledFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ count, step }) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('table')?.parentElement
        const times: number[] = []
        let last = performance.now()
        const next = (now: number): void => {
          times.push(now - last)
          last = now
          scroller?.scrollBy(0, step)
          if (times.length > count) resolve(times.slice(1))
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    { count: SCROLL_FRAMES, step: SCROLL_PX },
  )
}

/** Returns the time from the text in the search box to the frame whose rows all contain it. */
async function searchedMs(page: Page, text: string): Promise<number> {
  await page
    .locator('input[type="search"]')
    .first()
    .evaluate((box, typed) => {
      const input = box as HTMLInputElement
      const began = performance.now()
      const words = typed.toLowerCase().split(' ')
      const look = (): void => {
        const rows = [...document.querySelectorAll('tbody tr[data-place]')].map((row) => row.textContent.toLowerCase())
        if (rows.length > 0 && rows.every((row) => words.every((word) => row.includes(word))))
          input.dataset['took'] = String(performance.now() - began)
        else requestAnimationFrame(look)
      }
      delete input.dataset['took']
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      requestAnimationFrame(look)
    }, text)
  const took = page.locator('input[type="search"][data-took]').first()
  await took.waitFor({ timeout: WITHIN_MS })
  return Number(await took.getAttribute('data-took'))
}
