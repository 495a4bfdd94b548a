import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { BoardBench } from './board/page'
import { servePage } from './board/serve-page'
import type { BenchRow } from './row'

const LARGE = 100_000
const PEER = 'Konva, one node a shape'
const FRAMES = 90
/** The peer draws so slowly that fewer frames say as much. */
const PEER_FRAMES = 10
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

interface Measured {
  firstDraw: number
  zoomedIn: number
  fitted: number
}

/** How fast the board draws and pans 100,000 nodes in a real browser without a graphics card, beside plain Konva nodes. Times in ms. */
export async function run(): Promise<BenchRow[]> {
  const served = await servePage()
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    await page.goto(served.address)
    await page.waitForFunction(() => window.boardBench !== undefined)
    const ours = await measure(page, 'ours', FRAMES)
    const naive = await measure(page, 'naive', PEER_FRAMES)
    const row = (name: string, key: keyof Measured, runs: number): BenchRow => ({
      name,
      unit: 'ms',
      ours: ours[key],
      peer: naive[key],
      peerName: PEER,
      ratio: naive[key] / ours[key],
      runs,
    })
    return [
      row('first draw of 100,000 nodes', 'firstDraw', 1),
      row('pan 100,000 nodes zoomed in, p95 frame', 'zoomedIn', FRAMES),
      row('pan 100,000 nodes all in view, p95 frame', 'fitted', FRAMES),
    ]
  } finally {
    await browser.close()
    await served.close()
  }
}

async function measure(page: Page, who: 'ours' | 'naive', frames: number): Promise<Measured> {
  const firstDraw = await call(page, who, LARGE)
  await call(page, 'zoomIn')
  const zoomedIn = p95(await call(page, 'pan', frames))
  await call(page, 'fit')
  const fitted = p95(await call(page, 'pan', frames))
  return { firstDraw, zoomedIn, fitted }
}

function call<Name extends keyof BoardBench>(page: Page, name: Name, argument?: number): Promise<Awaited<ReturnType<BoardBench[Name]>>> {
  return page.evaluate(
    ([method, value]) => {
      const bench = window.boardBench
      if (!bench) throw new Error('the bench page is not ready')
      return (bench[method] as (argument?: number) => Promise<unknown>)(value)
    },
    [name, argument] as const,
  ) as Promise<Awaited<ReturnType<BoardBench[Name]>>>
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN
}
