import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf } from './board-hands'
import { CountedHand } from './counted-hand'
import { totalLength } from './open-board'
import { readPdf } from './read-pdf'
import { saved } from './saved-after'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

const PROJECT = 'Harbour Street office'
const FLOORS = ['1F', '2F', '3F']
/** Name, area in m², cooling and heating in kW, type. */
const ROOMS = [
  ['Open office W', 78, 7.1, 5.2, 'Four-way cassette'],
  ['Open office E', 78, 7.1, 5.2, 'Four-way cassette'],
  ['Office 1', 58, 5.6, 3.9, 'Duct'],
  ['Office 2', 58, 5.6, 3.9, 'Duct'],
  ['Meeting', 46, 4.5, 3.1, 'Four-way cassette'],
  ['Lobby', 62, 5, 4.2, 'Duct'],
  ['Copy', 34, 2.8, 1.6, 'Wall'],
  ['Break room', 38, 3.3, 2.2, 'Wall'],
] as const

/** The room list as its spreadsheet copies it: 24 rooms on three floors. */
const ROOM_LIST = [
  'Room\tFloor\tArea (m²)\tHeight (m)\tCooling (kW)\tHeating (kW)\tType',
  ...FLOORS.flatMap((floor, at) =>
    ROOMS.map(([name, area, cooling, heating, type], place) =>
      [`${at + 1}.0${place + 1} ${name}`, floor, area, 3, cooling, heating, type].join('\t'),
    ),
  ),
].join('\r\n')

/** The pipes of the three systems in tree order, main pipe first. */
const LENGTHS = [
  ['24.5', '6.5', '9', '12', '4', '7', '8', '11', '14'],
  ['28.5', '6.5', '9', '12', '4', '7', '8', '11', '14'],
  ['32.5', '6', '9.5', '12', '4', '7', '8.5', '11', '13'],
]

/** What the same office took at the first trial. */
const CLICKS_BEFORE = 91

const systems = (page: Page) => page.getByRole('tree', { name: 'Systems' }).locator('[data-system]')

/**
 * Section 0 of the trial of first use, again: what was about 91 clicks and 530 keys. Goals: 24 rooms with at most 15 clicks and one paste, three outdoor units
 * with at most three clicks, 27 lengths with their numbers and 27 Enters.
 */
test('an engineer who is new here designs an office of 24 rooms with a quarter of the clicks', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  const hand = new CountedHand(page)
  await page.goto(app.address)
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()

  await test.step('signs in', async () => {
    hand.begin('Sign in')
    await hand.click(page.getByRole('button', { name: 'Try the demo' }))
    await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible()
    hand.expectAtMost('Sign in', { clicks: 1, keys: 0 })
  })

  await test.step('creates the project; its city brings the weather, and Enter goes on everywhere', async () => {
    hand.begin('New project')
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await hand.click(page.getByRole('link', { name: 'New project' }))
    await expect(dialog.getByLabel('Project name')).toBeFocused()
    await hand.type(PROJECT)
    await hand.click(dialog.getByRole('combobox', { name: 'Country' }))
    await hand.type('Ger')
    await expect(page.getByRole('option').and(page.locator('[data-combobox-selected]'))).toHaveText('Germany')
    await hand.press('Enter')
    await hand.press('Tab')
    await expect(dialog.getByRole('combobox', { name: 'City' })).toBeFocused()
    await hand.type('Ham')
    await expect(page.getByRole('option').and(page.locator('[data-combobox-selected]'))).toHaveText(/^Hamburg/)
    await hand.press('Enter')
    await expect(dialog.getByText(/^Outdoor values from Hamburg/)).toBeVisible()
    await hand.press('Enter')
    await expect(page.getByText('Start with the rooms')).toBeVisible()
    hand.expectAtMost('New project', { clicks: 2, keys: 36 })
  })

  await test.step('pastes the room list; Enter adds the rooms', async () => {
    hand.begin('24 rooms')
    await hand.paste(ROOM_LIST)
    await expect(page.getByRole('button', { name: 'Add rooms (24)' })).toBeFocused()
    await hand.press('Enter')
    await expect(page.getByText(/^Rooms: 24/)).toBeVisible()
    hand.expectAtMost('24 rooms', { clicks: 15, keys: 1, pastes: 1 })
    await expectAccessible(page)
  })

  await test.step('takes the best candidate: indoor units, three outdoor units and their diagrams', async () => {
    hand.begin('3 outdoor units')
    await hand.click(page.getByRole('button', { name: 'Choose systems' }))
    const automatic = page.getByRole('dialog', { name: 'Choose systems automatically' })
    const best = automatic.getByRole('row', { name: /^Not beaten by any other 1 · / })
    await expect(best).toBeVisible({ timeout: 30_000 })
    // What will be installed is read before it is applied.
    await expect(best).toContainText(/\d × X\d[RP]-\d+/)
    await hand.click(automatic.getByRole('button', { name: 'Apply candidate 1', exact: true }))
    await expect(automatic).toBeHidden({ timeout: 30_000 })
    await expect(systems(page)).toHaveCount(3)
    await expect(page.getByText(/without units/)).toHaveCount(0)
    hand.expectAtMost('3 outdoor units', { clicks: 3, keys: 0 })
  })

  await test.step('types 27 lengths as in a spreadsheet: the strip leads to the first, Enter to the next', async () => {
    hand.begin('27 lengths')
    await hand.click(page.getByRole('link', { name: /^Piping/ }))
    await expect(boardOf(page)).toBeVisible()
    for (const [at, lengths] of LENGTHS.entries()) {
      if (at > 0) await hand.click(systems(page).nth(at))
      await hand.click(page.getByRole('button', { name: '9 of 9 lengths are defaults' }))
      await expect(page.locator('input[name="length"]')).toBeFocused()
      for (const length of lengths) {
        await hand.type(length)
        await hand.press('Enter')
      }
      await expect(boardOf(page)).toBeFocused()
      await expect(page.getByRole('button', { name: /of 9 lengths/ })).toHaveCount(0)
      const total = lengths.reduce((sum, length) => sum + Number(length), 0)
      await expect(totalLength(page)).toHaveText(`Piping ${total} m`)
    }
    const numbers = LENGTHS.flat().join('').length
    hand.expectAtMost('27 lengths', { keys: numbers + 27, clicks: 6 })
    await expectAccessible(page)
  })

  await test.step('finds nothing that was left open', async () => {
    await expect(page.getByRole('link', { name: /^Piping/ })).toContainText('Done')
    await expect(page.getByRole('link', { name: /^Selection/ })).toContainText('Done')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('saves the report', async () => {
    hand.begin('Report PDF')
    await hand.click(page.getByRole('link', { name: /^Report/ }))
    await expect(page.getByRole('heading', { name: 'VRF system report' })).toBeVisible()
    const download = page.waitForEvent('download', { timeout: 120_000 })
    await hand.click(page.getByRole('button', { name: 'Save as PDF' }))
    const text = readPdf(await (await download).path())
    for (const words of [PROJECT, 'Hamburg', '1.01 Open office W', '3.08 Break room']) expect(text).toContain(words)
    hand.expectAtMost('Report PDF', { clicks: 2, keys: 0 })
  })

  await test.step('shares it by a link', async () => {
    hand.begin('Share')
    await hand.click(page.getByRole('button', { name: 'Share', exact: true }))
    await hand.click(page.getByRole('button', { name: 'Create link' }))
    await expect(page.getByLabel('The new link')).toHaveValue(/#\/share\//)
    await hand.click(page.getByRole('button', { name: 'Copy the link' }))
    hand.expectAtMost('Share', { clicks: 3, keys: 0 })
  })

  expect(hand.clicks()).toBeLessThanOrEqual(CLICKS_BEFORE / 4)
  await test.step('costs what its page says', () => {
    const written = readFileSync('docs/first-hour.md', 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    for (const { step, cost } of hand.rows()) expect(written.find((cells) => cells[1] === step)?.[3], step).toBe(cost)
  })
})
