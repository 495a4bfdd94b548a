import type { Browser, Page } from '@playwright/test'
import type { BoardBench } from './page'

/** Figures of one board, in ms: the first draw once, frames as the time that 95 of 100 of them stay below. */
export interface Measured {
  firstDraw: number
  panIn: number
  zoomIn: number
  panFit: number
  zoomFit: number
}

/** So much closer and back again: through all levels of detail, and about the whole diagram. */
const RANGE_IN = 1 / 8
const RANGE_FIT = 8
/** A board that takes longer than this for a frame is asked for fewer: they say as much. */
const SLOW_FRAME_MS = 200
const FRAMES = 180
const FEW_FRAMES = 12

/** Measures one board on a page of its own. */
export async function measureBoard(browser: Browser, address: string, board: string, nodeCount: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  try {
    await page.goto(`${address}?board=${board}`)
    await page.waitForFunction(() => window.boardBench !== undefined)
    await ask(page, 'prepare', nodeCount)
    await page.waitForTimeout(300)
    const firstDraw = await ask(page, 'firstDraw')
    await page.waitForTimeout(300)
    const panIn = await frames(page, 'pan')
    await ask(page, 'zoomIn')
    const zoomIn = await frames(page, 'zoom', RANGE_IN)
    await ask(page, 'fit')
    const panFit = await frames(page, 'pan')
    await ask(page, 'fit')
    const zoomFit = await frames(page, 'zoom', RANGE_FIT)
    return { firstDraw, panIn, zoomIn, panFit, zoomFit }
  } finally {
    await page.close()
  }
}

async function frames(page: Page, way: 'pan' | 'zoom', ...range: number[]): Promise<number> {
  const tried = p95(await ask(page, way, FEW_FRAMES, ...range))
  return tried > SLOW_FRAME_MS ? tried : p95(await ask(page, way, FRAMES, ...range))
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

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN
}
