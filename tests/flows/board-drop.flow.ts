import { expect, test, type Page } from '@playwright/test'
import { largeProject, savedLargeProject } from '../../bench/board/large-project'
import { startApp, type AppServer } from './app-server'
import { openSeeded } from './seed-project'

/** Enough for the panels to follow after the board. */
const NODES = 6_000

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const board = (page: Page) => page.getByRole('application', { name: /^Piping diagram/ })
const spoken = (page: Page) => board(page).locator('[aria-live=polite]')
const inspector = (page: Page) => page.getByRole('group', { name: 'Inspector' })

/** Units in the strip below the board, as the core counts them. */
async function unitsInStrip(page: Page): Promise<number> {
  const text = await page.locator('footer').first().textContent()
  return Number(/Units\s*([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? NaN)
}

test('a unit dropped into a large drawing is in the panels beside it, by mouse and by keyboard', async ({ page }) => {
  await openSeeded(page, app.address, savedLargeProject(largeProject(NODES).project), 30_000)
  await board(page).waitFor()
  await expect.poll(() => unitsInStrip(page)).toBeGreaterThan(1_000)
  const before = await unitsInStrip(page)

  await test.step('by keyboard', async () => {
    await page.getByLabel('Search parts').fill('C4-090')
    await page
      .getByRole('button', { name: /^C4-090/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toContainText('accept')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(inspector(page)).toContainText('C4-090')
    await expect.poll(() => unitsInStrip(page)).toBe(before + 1)
    await page.keyboard.press('Control+z')
    await expect.poll(() => unitsInStrip(page)).toBe(before)
    await expect(inspector(page)).not.toContainText('C4-090')
  })

  await test.step('by mouse', async () => {
    await board(page).focus()
    await page.keyboard.press('z')
    const [from, to] = [
      await page
        .getByRole('button', { name: /^C4-090/ })
        .first()
        .boundingBox(),
      await board(page).boundingBox(),
    ]
    if (!from || !to) throw new Error('The palette or the board is not on screen')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2 - 40, to.y + to.height / 2, { steps: 6 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 25, { steps: 4 })
    await expect(spoken(page)).toContainText('accept')
    await page.mouse.up()
    await expect(inspector(page)).toContainText('C4-090')
    await expect.poll(() => unitsInStrip(page)).toBe(before + 1)
  })
})
