import { expect, test, type Locator, type Page } from '@playwright/test'
import { HEADER } from '../../src/contract/account/account'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import type { Envelope } from '../../src/contract/envelope'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { kindAt } from '../../src/model/diagram/diagram-tree'
import { countUnits } from '../../src/model/project/list/count-units'
import { newInformation, newProject } from '../../src/model/project/defaults'
import type { Project } from '../../src/model/project/project'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf, expectStep, undoStep } from './board-hands'
import { saved } from './saved-after'
import { openSeeded, signedInToken } from './seed-project'
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

const UNREADABLE = 10
/** Another room of its floor has its name, too. */
const NAMED_TWICE = 23

function roomName(at: number): string {
  const number = at === NAMED_TWICE ? at - 2 : at + 1
  return `${number % FLOORS.length}.${String(number).padStart(2, '0')} Büro`
}

/**
 * 41 rooms on three floors as a German spreadsheet copies them, below a title; one load is no number, two rooms have one name, and the heating load has a heading that
 * says nothing.
 */
function pastedRooms(): string {
  const rows = Array.from({ length: 41 }, (_, at) => {
    const floor = FLOORS[at % FLOORS.length] ?? ''
    const load = at === UNREADABLE ? 'offen' : `${2 + (at % 5)},${at % 10}`
    return [roomName(at), floor, `${18 + at},5`, load, `${2 + (at % 3)},5`, TYPES[at % TYPES.length]].join('\t')
  })
  return [
    'Bürohaus Hafenstraße',
    '',
    'Raum\tGeschoss\tFläche (m²)\tKühllast (kW)\tQH\tBauart',
    ...rows,
    'Summe\t\t1.594,5\t163,4\t140',
  ].join('\r\n')
}

const systemsOf = (page: Page): Locator => page.getByRole('tree', { name: 'Systems' }).locator('[data-system]')

/** The project as the server has it. */
async function savedProject(page: Page): Promise<Project> {
  const answer = await page.request.get(`${app.address}${addressOf(CALLS.project.mssp.get, { id: 'room-list' })}`, {
    headers: { [HEADER.token]: await signedInToken(page) },
  })
  return readProject(((await answer.json()) as Envelope<unknown>).data)
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text)
  await page.keyboard.press('Control+V')
}

test('a pasted list of rooms becomes rooms, systems, finished diagrams and a report without a model being typed', async ({ page }) => {
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
    await expect(dialog.getByText('Rooms to add: 40')).toBeVisible()
    await expect(dialog.getByText(`Names that occur more than once (1): ${roomName(NAMED_TWICE)}`)).toBeVisible()
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
    await expect(await sheetCell(page, 1, 'Room')).toHaveText(roomName(0))
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

  await test.step('6. systems are chosen for all rooms and applied with one click, taken back with one undo and brought back with one redo', async () => {
    await rooms.focus()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose systems' }).click()
    const automatic = page.getByRole('dialog', { name: 'Choose systems automatically' })
    // The three that were filled are still picked.
    await automatic.getByLabel('Which rooms').selectOption('all')
    const best = automatic.getByRole('row', { name: /^Not beaten by any other 1 · / })
    await expect(best).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await automatic.getByLabel('Kind of system').selectOption('HR')
    await expect(automatic.getByRole('row', { name: /1 · Heat recovery/ })).toBeVisible({ timeout: 30_000 })
    await expect(automatic.getByText(/^Heat recovery with /)).toBeVisible()
    await automatic.getByRole('button', { name: 'Apply candidate 1', exact: true }).click()
    await expect(automatic).toBeHidden({ timeout: 30_000 })
    await expect(systemsOf(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo: apply a selection' }).click()
    await expect(systemsOf(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Redo: apply a selection' }).click()
    await expect(systemsOf(page).first()).toBeVisible()
  })

  await test.step('7. the diagrams of all systems are drawn with one command, by the tool and by the palette, each undone in one step', async () => {
    await page.getByRole('link', { name: /^Piping/ }).click()
    await page.mouse.move(720, 860)
    await expect(boardOf(page)).toBeVisible()
    const count = await systemsOf(page).count()
    expect(count).toBeGreaterThan(2)
    const drawn = page.getByText(`${count} diagrams generated.`)
    await page.getByRole('button', { name: 'Generate the diagrams of all systems' }).click()
    await expect(drawn).toBeVisible()
    await undoStep(page, 'generate all diagrams')
    await expect(drawn).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Generate the diagrams of all')
    await page.keyboard.press('Enter')
    await expect(drawn).toBeVisible()
    await expectStep(page, 'generate all diagrams')
    await expectAccessible(page)
  })

  await test.step('8. no system has an open place or an error, and each unit of the lists is drawn', async () => {
    for (const step of ['Selection', 'Piping'])
      await expect(page.getByRole('link', { name: new RegExp(`^${step}`) })).not.toContainText('Has errors')
    for (const system of await systemsOf(page).all()) {
      await system.click()
      await expect(system).toHaveAttribute('aria-current', 'true')
      await expect(page.getByText(/^Actual CR/).first()).toBeVisible()
      await expect(page.getByRole('img', { name: /Error/ })).toHaveCount(0)
    }
    await expect(saved(page)).toBeVisible()
    const { systems, systemOrder } = await savedProject(page)
    expect(systemOrder).toHaveLength(await systemsOf(page).count())
    const kinds = Object.values(systems).map(({ diagram }) =>
      Array.from(diagram.nodeKind.subarray(0, diagram.nodeCount), (_, row) => kindAt(diagram, row)),
    )
    expect(kinds.flat()).not.toContain('placeholder')
    const drawn = kinds.map((each) => each.filter((kind) => kind === 'indoor').length)
    expect(drawn).toEqual(Object.values(systems).map(({ indoorUnits }) => countUnits(indoorUnits)))
    expect(new Set(Object.values(systems).flatMap(({ indoorUnits }) => indoorUnits.map(({ roomId }) => roomId))).size).toBe(40)
  })

  await test.step('9. the report shows every room', async () => {
    await page.getByRole('link', { name: /^Report/ }).click()
    await page.mouse.move(720, 860)
    await expect(page.getByRole('heading', { name: 'VRF system report' })).toBeVisible()
    for (let at = 0; at <= 40; at++) {
      if (at === UNREADABLE) continue
      await expect(page.getByRole('cell', { name: roomName(at), exact: true }).first()).toBeVisible()
    }
    await expect(page.getByRole('cell', { name: roomName(UNREADABLE), exact: true })).toHaveCount(0)
  })
})
