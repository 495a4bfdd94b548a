import { expect, test, type Page } from '@playwright/test'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { openBoard } from './open-board'
import { openFloor, roomUnit } from './open-floor'
import { readPdf } from './read-pdf'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const ROOMS = ['2.01 Office', '2.02 Office', '2.03 Meeting']
const NOTHING_GIVEN = 'Not checked: room area missing (3 rooms), ceiling height missing (3 rooms)'

/** Three rooms on R32 behind two joints: nobody has typed a length, an area or a height. */
function untypedFloor() {
  const units = ROOMS.map((name) => roomUnit(name, 'C4-045'))
  const [first, second, third] = units.map(({ id }) => ({ indoorUnitId: id }))
  const draw = new DiagramBuilder()
    .outdoor('odu', ['X3P-08'])
    .joint('j1', 'odu')
    .unit('a', 'j1', 'C4-045', {}, first)
    .joint('j2', 'j1')
    .unit('b', 'j2', 'C4-045', {}, second)
    .unit('c', 'j2', 'C4-045', {}, third)
  return openFloor('room-safety', draw, units)
}

async function goTo(page: Page, step: RegExp): Promise<void> {
  await page.getByRole('link', { name: step }).click()
  await page.mouse.move(720, 860)
}

const rail = (page: Page, step: RegExp) => page.getByRole('link', { name: step })
const copied = (page: Page, text: string) => page.evaluate((given) => navigator.clipboard.writeText(given), text)

test('rooms without a size and lengths that nobody typed are said, until both are given', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openBoard(page, app.address, untypedFloor())

  await test.step('1. the strip, the limits, the charge and the rail say what is missing', async () => {
    await expect(page.getByText(NOTHING_GIVEN).first()).toBeVisible()
    await expect(page.getByText('5 of 5 lengths are defaults').first()).toBeVisible()
    await expect(rail(page, /^Piping/)).toHaveText(/In work.*5 of 5 lengths are defaults/)
    await expect(rail(page, /^Report/)).toHaveText(/In work/)
    await page.getByRole('tab', { name: /^Limits/ }).click()
    const unchecked = page.getByRole('region', { name: /^Not checked/ })
    await expect(unchecked.getByText(/Room concentration, one measure/)).toBeVisible()
    await expect(unchecked.getByText('room area missing (3 rooms), ceiling height missing (3 rooms)').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('2. the report says so too, in its preview and in the PDF', async () => {
    await goTo(page, /^Report/)
    await expect(page.getByText(NOTHING_GIVEN).first()).toBeVisible()
    await expect(page.getByText(/meets all rules and limits/)).toHaveCount(0)
    const download = page.waitForEvent('download', { timeout: 120_000 })
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    const text = readPdf(await (await download).path()).replace(/\s+/g, ' ')
    expect(text).toContain('Not checked: room area missing (3 rooms)')
    expect(text).toContain('(3.0)')
    expect(text).toContain('Of which default')
    expect(text.match(/5 of 5 lengths are defaults/g)?.length).toBe(3)
  })

  await test.step('3. sizes are typed and pasted into the list of rooms, and undone as one step', async () => {
    await goTo(page, /^Selection/)
    const list = page.getByRole('grid', { name: /^Indoor units of/ })
    const area = (row: number) => list.getByRole('textbox', { name: 'Area' }).nth(row)
    const height = (row: number) => list.getByRole('textbox', { name: 'Ceiling height' }).nth(row)
    await expect(page.getByText(NOTHING_GIVEN).first()).toBeVisible()
    await area(0).fill('40')
    await area(0).press('Enter')
    await expect(page.getByText('Not checked: room area missing (2 rooms), ceiling height missing (3 rooms)').first()).toBeVisible()
    await copied(page, 'Area\tHeight\n60\t2,7\n55\t2,7\n700 ft2\t3\n')
    await area(0).focus()
    await page.keyboard.press('Control+v')
    await expect(area(0)).toHaveValue('60')
    await expect(area(2)).toHaveValue('65.03')
    await expect(height(1)).toHaveValue('2.7')
    await expect(page.getByText(/^Not checked/)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(area(0)).toHaveValue('40')
    await expect(area(1)).toHaveValue('')
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(area(1)).toHaveValue('55')
  })

  await test.step('4. the board holds the limits against the sizes, and breaks them in a small room', async () => {
    await goTo(page, /^Piping/)
    await page.getByRole('tab', { name: /^Limits/ }).click()
    await expect(page.locator('[data-meter="qlavKgM3"]')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Not checked/ })).toHaveCount(0)
    await page.getByRole('application', { name: /^Piping diagram/ }).focus()
    await page.locator('[data-meter="qlavKgM3"]').click()
    await page.getByRole('tab', { name: /^Inspector/ }).click()
    const area = page.getByRole('textbox', { name: 'Area' })
    await area.fill('5')
    await area.press('Enter')
    await expect(page.getByText(/^Not checked/)).toHaveCount(0)
    await page.getByRole('tab', { name: /^Limits/ }).click()
    await expect(page.locator('li[data-broken]').filter({ hasText: 'Room concentration' })).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.locator('li[data-broken="error"]')).toHaveCount(0)
  })

  await test.step('5. typed lengths end the work', async () => {
    await page.getByText('Table', { exact: true }).click()
    await copied(page, 'Length\n12\n4\n6\n5\n7')
    await page.getByRole('gridcell').filter({ hasText: /^3$/ }).first().click()
    await page.keyboard.press('Control+v')
    await page.getByRole('dialog').getByRole('button', { name: 'Set 5 values' }).click()
    await expect(page.getByText(/lengths are defaults/)).toHaveCount(0)
    await expect(rail(page, /^Piping/)).toHaveText(/Done/)
  })
})
