import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { boardOf, pointOfPicked, press, zoomOf } from './board-hands'
import { openBoard } from './open-board'
import { recoveryFloor } from './recovery-floor'
import { saved, savedAfter } from './saved-after'
import { readRaster } from './saved-picture'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const system = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Systems' }).getByRole('treeitem').filter({ hasText: name }).first()

/** From the outdoor unit to the first joint, in pixels of a board at 100 %. */
async function pipeAtFullScale(page: Page): Promise<number> {
  await press(page, '1')
  await expect(zoomOf(page)).toHaveText('100 %')
  await press(page, 'Escape', 'ArrowDown')
  const outdoor = await pointOfPicked(page)
  await press(page, 'ArrowDown')
  const joint = await pointOfPicked(page)
  return joint.y - outdoor.y
}

async function widthOfPicture(page: Page): Promise<number> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await page.getByRole('menuitem', { name: 'PNG picture of the whole system' }).click()
  return (await readRaster(page, readFileSync(await (await download).path()), 'image/png')).width
}

async function setScale(page: Page, percent: string): Promise<void> {
  await system(page, 'Recovery floor').click()
  await page.keyboard.press('Alt+Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Scale').fill(percent)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
}

test('the scale of a system is what 100 % means on its board and in its picture, and is kept', async ({ page }) => {
  await openBoard(page, app.address, recoveryFloor('scale'))
  await system(page, 'Recovery floor').click()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('dialog').getByLabel('Scale')).toHaveValue('100')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const [pipe, width] = [await pipeAtFullScale(page), await widthOfPicture(page)]

  await test.step('twice as large at 200 %, on the board and in print', async () => {
    await savedAfter(page, () => setScale(page, '200'))
    expect(await pipeAtFullScale(page)).toBeCloseTo(2 * pipe, 0)
    expect((await widthOfPicture(page)) / width).toBeCloseTo(2, 1)
  })

  await test.step('and after a reload', async () => {
    await page.reload()
    await expect(boardOf(page)).toBeVisible()
    await expect(system(page, 'Recovery floor')).toContainText('200 %')
    expect(await pipeAtFullScale(page)).toBeCloseTo(2 * pipe, 0)
  })

  await test.step('back at 100 % it is as it was', async () => {
    await setScale(page, '100')
    await expect(system(page, 'Recovery floor')).not.toContainText('%')
    expect(await pipeAtFullScale(page)).toBeCloseTo(pipe, 0)
  })
})

test('a system that is left out of the report stays out of it, also after it was saved and opened again', async ({ page }) => {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByText('Riverside office building').first().click()
  await expect(page).toHaveURL(/navbar\/mssp/)
  const report = async (): Promise<void> => {
    await page.goto(`${app.address}/#/navbar/mssp/report`)
    await expect(page.getByRole('group', { name: 'Systems' })).toBeVisible()
  }
  const tick = (name: string) => page.getByRole('group', { name: 'Systems' }).getByRole('checkbox', { name })
  const piping = async (): Promise<void> => {
    await page.goto(`${app.address}/#/navbar/mssp/piping`)
    await expect(boardOf(page)).toBeVisible()
    await expect(system(page, 'Shop')).toBeVisible()
  }
  const sheet = () => page.getByRole('region', { name: 'Preview' })
  const shopInReport = () => sheet().getByText('Shop', { exact: false })

  await report()
  await expect(tick('Shop')).toBeChecked()
  await expect(shopInReport().first()).toBeVisible()

  await test.step('left out from the menu of the tree', async () => {
    await piping()
    await savedAfter(page, async () => {
      await system(page, 'Shop').click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Exclude from the report' }).click()
    })
    await expect(system(page, 'Shop')).toContainText('Not in the report')
  })

  await test.step('the report of what was saved has the others only', async () => {
    await page.reload()
    await expect(system(page, 'Shop')).toContainText('Not in the report')
    await report()
    await expect(tick('Shop')).not.toBeChecked()
    await expect(tick('Offices 1F')).toBeChecked()
    await expect(sheet().getByText('Offices 1F').first()).toBeVisible()
    await expect(shopInReport()).toHaveCount(0)
  })

  await test.step('put into it again by key', async () => {
    await piping()
    await system(page, 'Shop').click()
    await savedAfter(page, () => page.keyboard.press('r'))
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(boardOf(page)).toBeVisible()
    await report()
    await expect(tick('Shop')).toBeChecked()
    await expect(shopInReport().first()).toBeVisible()
  })
})
