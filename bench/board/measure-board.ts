import type { Page } from '@playwright/test'
import { startBrowser } from './browser'
import type { BoardBench } from './page'

/** Figures of one board, in ms: the time of the first draw, and the 95th percentile of the others. */
export interface Measured {
  firstDraw: number
  panIn: number
  zoomIn: number
  panFit: number
  zoomFit: number
  /** NaN for ours, which is measured in the app. */
  add: number
}

/** Zoom factor out and back again: from near detail through the middle one to cells. */
const RANGE_IN = 1 / 20
/** Zoom factor from the whole diagram in and back again. */
const RANGE_FIT = 8
/** Number of frames, so that one way takes about this long; a slow board draws fewer. */
const FRAMES_MS = 3_000
const MOST_FRAMES = 180
const FEWEST_FRAMES = 10
const MOST_ADDED = 20

/** Our boards, to which nothing is added on the bench page. */
const OURS: ReadonlySet<string> = new Set(['ours', 'wiring'])

/** Measures one board in a browser of its own; returns null where it does not finish within the given time. */
export async function measureBoard(address: string, board: string, nodeCount: number, withinMs: number): Promise<Measured | null> {
  const browser = await startBrowser()
  let timer: NodeJS.Timeout | undefined
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), withinMs)
    })
    return await Promise.race([measure(page, `${address}?board=${board}`, OURS.has(board), nodeCount), late])
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

async function measure(page: Page, address: string, isOurs: boolean, nodeCount: number): Promise<Measured | null> {
  try {
    await page.goto(address)
    await page.waitForFunction(() => window.boardBench !== undefined)
    await ask(page, 'prepare', nodeCount)
    await page.waitForTimeout(300)
    const firstDraw = await ask(page, 'firstDraw')
    await page.waitForTimeout(300)
    const panIn = await frames(page, 'pan')
    await ask(page, 'zoomIn')
    const zoomIn = await frames(page, 'zoom', RANGE_IN)
    await ask(page, 'zoomIn')
    const add = isOurs ? NaN : await added(page)
    await ask(page, 'fit')
    const panFit = await frames(page, 'pan')
    await ask(page, 'fit')
    const zoomFit = await frames(page, 'zoom', RANGE_FIT)
    return { firstDraw, panIn, zoomIn, panFit, zoomFit, add }
  } catch (error) {
    // A library that runs out of memory, or whose page was closed at the time limit, cannot show a diagram of this size.
    if (isOurs) throw error
    return null
  }
}

async function frames(page: Page, way: 'pan' | 'zoom', ...range: number[]): Promise<number> {
  const tried = await ask(page, way, FEWEST_FRAMES, ...range)
  const more = Math.min(MOST_FRAMES, Math.floor((FRAMES_MS * FEWEST_FRAMES) / total(tried)))
  return p95(more < 2 * FEWEST_FRAMES ? tried : await ask(page, way, more, ...range))
}

async function added(page: Page): Promise<number> {
  const first = await ask(page, 'addNodes', 1)
  const more = Math.min(MOST_ADDED, Math.floor(FRAMES_MS / total(first)))
  return p95(more < 2 ? first : await ask(page, 'addNodes', more))
}

function total(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0)
}

type Answer<Name extends keyof BoardBench> = Awaited<ReturnType<BoardBench[Name]>>

function ask<Name extends keyof BoardBench>(page: Page, name: Name, ...values: number[]): Promise<Answer<Name>> {
  return page.evaluate(
    ([method, given]) => {
      const bench = window.boardBench
      if (!bench) throw new Error('the bench page is not ready')
      return (bench[method] as (...numbers: number[]) => Promise<unknown>)(...given)
    },
    [name, values] as const,
  ) as Promise<Answer<Name>>
}

/** Returns the 95th percentile: of twenty values the last but one. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN
}
