import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** All rules, best practices too; of what passes nothing is collected, which is most of the time of a check. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false }

/** No screen may hide from a keyboard or a screen reader: every violation is listed with the element it stands on. */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};0`)
  const found = await page.evaluate(async (options) => {
    if (document.querySelector('iframe')) throw new Error('a frame is not looked into')
    const { violations, passes } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    return {
      passes: passes.length,
      violations: violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join(', ')}`,
      ),
    }
  }, OPTIONS)
  expect(found.violations).toEqual([])
  // A page without anything to look at is no proof.
  expect(found.passes).toBeGreaterThan(10)
}

/** Colours in the middle of a fade have no contrast to judge: waits until nothing has moved for some frames. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime as number))
    for (let still = 0; still < 6; still++) {
      await frame()
      const animations = moving()
      if (animations.length === 0) continue
      still = -1
      await Promise.allSettled(animations.map((each) => each.finished))
    }
  })
}
