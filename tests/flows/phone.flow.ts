import { expect } from '@playwright/test'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible, expectReachedByFinger } from './axe-check'
import { cutTexts } from './cut-texts'
import { test } from './elsewhere'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

test('section 9, accessibility: on a phone the piping step has every button whole, one beside the other', async ({ elsewhere }) => {
  const page = await elsewhere({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  await openSeeded(page, app.address, sampleWire(['every-kind']))
  await expect(page.getByRole('application').first()).toBeVisible()
  await expectReachedByFinger(page)
  await expectAccessible(page)
})

const SMALL = {
  'on a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  'at 200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
}

for (const [where, screen] of Object.entries(SMALL)) {
  test(`section 9, accessibility: ${where} list, selection, report and feedback cut no word, and the table of units shows rows`, async ({
    elsewhere,
  }) => {
    const page = await elsewhere(screen)
    await openSeeded(page, app.address, sampleWire(['apartment'], { id: `small-${screen.viewport.width}` }))
    for (const [path, shown] of [
      ['/navbar/mssp/selection', page.getByRole('button', { name: 'Add indoor units' })],
      ['/navbar/mssp/report', page.getByRole('heading', { name: 'Pipe list' })],
      ['/list/mssp', page.getByRole('button', { name: 'New project' })],
      ['/gateway', page.getByRole('heading', { name: /Good to see you/ })],
      ['/navbar/feedback', page.getByRole('heading', { name: 'New feedback' })],
    ] as const) {
      await page.evaluate((to) => (window.location.hash = `#${to}`), path)
      await expect(shown).toBeVisible()
      expect(await cutTexts(page), path).toEqual([])
      await expectAccessible(page)
      if (!path.endsWith('selection')) continue
      // The second of the rows; its cells further right are reached by scrolling.
      const tag = page.getByText('IDU-4-02')
      await tag.scrollIntoViewIfNeeded()
      await expect(tag).toBeInViewport({ ratio: 0.9 })
    }
  })
}
