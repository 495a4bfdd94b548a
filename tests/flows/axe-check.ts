import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** All rules, best practices too; of what passes nothing is collected, which is most of the time of a check. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false }
/** Speech input needs the visible words in a button's name; axe calls this rule experimental. */
const AS_READ: RunOptions = { ...OPTIONS, runOnly: ['label-content-name-mismatch'] }

/** What a finger aims at is large enough, or stands apart; off by itself, as the rule is of a later standard. */
const BY_FINGER: RunOptions = { ...OPTIONS, runOnly: ['target-size'] }

/** No screen may hide from a keyboard or a screen reader: every violation is listed with the element it stands on. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOf(page, OPTIONS)
  expect(found.violations).toEqual([])
  // A page without anything to look at is no proof.
  expect(found.passes).toBeGreaterThan(10)
}

/** What is called by a name of its own has in it what stands on it. */
export async function expectNamedAsRead(page: Page): Promise<void> {
  expect((await violationsOf(page, AS_READ)).violations).toEqual([])
}

/** Nothing that is pressed is too small for a finger, or half under something else. */
export async function expectReachedByFinger(page: Page): Promise<void> {
  expect((await violationsOf(page, BY_FINGER)).violations).toEqual([])
}

async function violationsOf(page: Page, options: RunOptions): Promise<{ passes: number; violations: string[] }> {
  // A page whose part is still on its way has no heading yet: it is not the page that is asked about.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // The address changes a moment before the screen does: what leads to another screen is not where the user is.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')).every(({ hash }) => location.hash.startsWith(hash)),
  )
  await stillness(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};0`)
  return page.evaluate(async (options) => {
    if (document.querySelector('iframe')) throw new Error('a frame is not looked into')
    const { violations, passes } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    return {
      passes: passes.length,
      violations: violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join(', ')}`,
      ),
    }
  }, options)
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
