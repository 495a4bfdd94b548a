import { expect } from '@playwright/test'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible, expectReachedByFinger } from './axe-check'
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
