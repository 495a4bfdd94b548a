import { expect, test, type Page } from '@playwright/test'
import { writeProject } from '../../src/contract/project-wire'
import { newInformation, newProject } from '../../src/model/project/defaults'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf } from './board-hands'
import { openSeeded } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const FLOORS = ['EG', '1.OG', '2.OG']
const TYPES = ['Deckenkassette', 'Kanalgerät', 'Wandgerät']

/** 41 rooms on three floors as a German spreadsheet copies them, below a title; one load is no number, and the heating load has a heading that says nothing. */
function pastedRooms(): string {
  const rows = Array.from({ length: 41 }, (_, at) => {
    const floor = FLOORS[at % FLOORS.length] ?? ''
    const load = at === 10 ? 'offen' : `${2 + (at % 5)},${at % 10}`
    return [
      `${at % FLOORS.length}.${String(at + 1).padStart(2, '0')} Büro`,
      floor,
      `${18 + at},5`,
      load,
      `${2 + (at % 3)},5`,
      TYPES[at % TYPES.length],
    ].join('\t')
  })
  return [
    'Bürohaus Hafenstraße',
    '',
    'Raum\tGeschoss\tFläche (m²)\tKühllast (kW)\tQH\tBauart',
    ...rows,
    'Summe\t\t1.594,5\t163,4\t140',
  ].join('\r\n')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text)
  await page.keyboard.press('Control+V')
}

test('a pasted list of rooms becomes the rooms of an empty project and then systems, each undone in one step', async ({ page }) => {
  test.setTimeout(180_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openSeeded(
    page,
    app.address,
    writeProject(newProject({ id: 'room-list', information: newInformation({ projectName: 'Hafenstraße' }) })),
  )
  await page.getByRole('link', { name: /^Selection/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a room list' })
  const rooms = page.getByRole('grid', { name: 'Rooms of the project' })

  await test.step('1. an empty project offers the room list first, and Ctrl V opens its preview', async () => {
    await expect(page.getByText('Start with the rooms')).toBeVisible()
    await expectAccessible(page)
    await paste(page, pastedRooms())
    await expect(dialog.getByText('Rooms to be added: 40')).toBeVisible()
    await expect(dialog.getByLabel('Headings')).toHaveValue('2')
    await expectAccessible(page)
  })

  await test.step('2. the unreadable cell is named with its place, and nothing is added until its row is left out', async () => {
    const problem = dialog.getByRole('row', { name: /D14 offen Not a number/ })
    await expect(problem).toBeVisible()
    await expect(dialog.getByText('Rows of totals, left out: 1')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Add rooms/ })).toBeDisabled()
    await dialog.getByLabel('Leave out the rows that cannot be read').check()
    await expect(dialog.getByRole('button', { name: 'Add rooms (40)' })).toBeEnabled()
  })

  await test.step('3. a column whose heading says nothing is matched by hand', async () => {
    await expect(dialog.getByLabel('Content of Bauart')).toHaveValue('type')
    await dialog.getByLabel('Content of QH').selectOption('heating')
    await dialog.getByRole('button', { name: 'Add rooms (40)' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Rooms: 40')).toBeVisible()
    await expect(await sheetCell(page, 1, 'Room')).toHaveText('0.01 Büro')
    await expect(await sheetCell(page, 1, 'Preferred type')).toHaveText('Four-way cassette')
    await expect(await sheetCell(page, 2, 'Heating')).toHaveText('3.5')
    await expectAccessible(page)
  })

  await test.step('4. one undo takes all of them away, one redo brings them back', async () => {
    await rooms.focus()
    await page.keyboard.press('Control+Z')
    await expect(page.getByText('Start with the rooms')).toBeVisible()
    await page.keyboard.press('Control+Y')
    await expect(page.getByText('Rooms: 40')).toBeVisible()
  })

  await test.step('5. rooms are typed, filled and searched', async () => {
    await typeIntoCell(page, 1, 'Cooling', '5.5')
    await expect(await sheetCell(page, 1, 'Cooling')).toHaveText('5.5')
    await (await sheetCell(page, 1, 'Zone')).click()
    await page.keyboard.type('North')
    await page.keyboard.press('Enter')
    await (await sheetCell(page, 1, 'Zone')).click()
    await (await sheetCell(page, 3, 'Zone')).click({ modifiers: ['Shift'] })
    await page.keyboard.press('Control+D')
    await expect(await sheetCell(page, 3, 'Zone')).toHaveText('North')
    await page.getByRole('searchbox', { name: 'Search rooms' }).fill('north')
    await expect(page.getByText('Rooms: 3', { exact: false })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search rooms' }).fill('')
  })

  await test.step('6. systems are chosen for all rooms and applied with one click, drawn, and taken back with one undo', async () => {
    await rooms.focus()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose systems' }).click()
    const automatic = page.getByRole('dialog', { name: 'Choose systems automatically' })
    const best = automatic.getByRole('row', { name: /^Nothing beats it 1 · / })
    await expect(best).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await automatic.getByLabel('Kind of system').selectOption('HR')
    await expect(automatic.getByRole('row', { name: /1 · Heat recovery/ })).toBeVisible({ timeout: 30_000 })
    await expect(automatic.getByText(/^Heat recovery with /)).toBeVisible()
    await automatic.getByRole('button', { name: 'Apply candidate 1', exact: true }).click()
    await expect(automatic).toBeHidden({ timeout: 30_000 })
    const systems = page.getByRole('tree', { name: 'Systems' }).locator('[data-system]')
    await expect(systems.first()).toBeVisible()
    await page.goto(`${app.address}/#/navbar/mssp/piping`)
    await expect(boardOf(page)).toBeVisible()
    await expect(page.getByText(/^Actual CR/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo: apply a selection' }).click()
    await expect(systems).toHaveCount(0)
  })
})
