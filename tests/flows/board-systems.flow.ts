import { expect, test, type Page } from '@playwright/test'
import { ROWS_AROUND } from '../../src/ui/table/use-row-window'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf } from './board-hands'
import { chooseByKeyboard } from '../helpers/menu'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

async function openDemo(page: Page): Promise<void> {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByText('Riverside office building').first().click()
  await expect(page).toHaveURL(/navbar\/mssp/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  // The selection step has such a tree, too, and is shown until the board has loaded.
  await expect(boardOf(page)).toBeVisible()
  await expect(page.getByRole('tree', { name: 'Systems' })).toBeVisible()
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Systems' })
const system = (page: Page, name: string) => tree(page).getByRole('treeitem').filter({ hasText: name }).first()
const systems = (page: Page) => tree(page).locator('[data-system]')
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ })

test('an engineer orders the systems of a building in the tree, by mouse and by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDemo(page)
  await expect(systems(page)).toHaveCount(3)

  await test.step('renames with F2, and Escape leaves the name', async () => {
    await system(page, 'Shop').click()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Name of the system' }).fill('Nothing')
    await page.keyboard.press('Escape')
    await expect(system(page, 'Shop')).toBeFocused()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Name of the system' }).fill('Corner shop')
    await page.keyboard.press('Enter')
    await expect(system(page, 'Corner shop')).toBeFocused()
    await expect(undo(page)).toHaveAccessibleName(/rename a system/)
  })

  await test.step('gives a system a floor, a level and a scale; the tree groups by floor', async () => {
    await page.keyboard.press('Alt+Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Floor', { exact: false }).first().fill('3')
    await page.keyboard.press('Tab')
    await dialog.getByLabel('Scale').fill('80')
    await page.keyboard.press('Tab')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(system(page, 'Floor 3')).toBeVisible()
    await expect(system(page, 'Corner shop')).toContainText('80 %')
  })

  await test.step('the same by mouse: a double click on the name, properties and everything else from the menu', async () => {
    await system(page, 'Corner shop').dblclick()
    await page.getByRole('textbox', { name: 'Name of the system' }).fill('Kiosk')
    await page.getByRole('searchbox', { name: 'Find a system' }).click()
    await expect(undo(page)).toHaveAccessibleName(/rename a system/)
    await undo(page).click()
    const choose = async (name: string, entry: string): Promise<void> => {
      await system(page, name).click({ button: 'right' })
      await page.getByRole('menuitem', { name: entry, exact: false }).click()
      // It fades; the next one would stand beside it.
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await choose('Offices 1F', 'Floor, level, scale')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Floor', { exact: false }).first().fill('3')
    await dialog.getByLabel('Level on the floor').fill('2')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(system(page, 'Level 2')).toContainText('1 system')
    await expect(system(page, 'Level 1')).toContainText('1 system')
    await system(page, 'Level 2').click()
    await expect(systems(page)).toHaveCount(2)
    await system(page, 'Level 2').click()
    await expect(systems(page)).toHaveCount(3)
    await undo(page).click()
    await undo(page).click()
    await expect(system(page, 'Level 2')).toHaveCount(0)
    await choose('Offices 1F', 'Deactivate')
    await expect(system(page, 'Offices 1F')).toContainText('Not active')
    await undo(page).click()
    await choose('Offices 1F', 'Copy')
    await choose('Offices 3F', 'Paste')
    await expect(systems(page)).toHaveCount(4)
    await undo(page).click()
    await choose('Offices 3F', 'Duplicate')
    await expect(systems(page)).toHaveCount(4)
    await expect(undo(page)).toHaveAccessibleName(/copy a system/)
    await undo(page).click()
    await choose('Offices 3F', 'Remove')
    await expect(systems(page)).toHaveCount(2)
    await undo(page).click()
    await expect(systems(page)).toHaveCount(3)
    const [second, third] = [systems(page).nth(1), systems(page).nth(2)]
    const moved = (await third.getAttribute('data-system')) ?? ''
    await third.dragTo(second)
    await expect(second).toHaveAttribute('data-system', moved)
    await expect(undo(page)).toHaveAccessibleName(/move systems/)
    await undo(page).click()
    await expect(third).toHaveAttribute('data-system', moved)
    await system(page, 'Corner shop').click()
  })

  await test.step('folds and opens a floor with the arrows', async () => {
    await system(page, 'Floor 3').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(systems(page)).toHaveCount(2)
    await expect(system(page, 'Floor 3')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowRight')
    await expect(systems(page)).toHaveCount(3)
  })

  await test.step('moves another one to that floor with the pointer, in one step', async () => {
    await system(page, 'Offices 3F').dragTo(system(page, 'Floor 3'))
    await expect(undo(page)).toHaveAccessibleName(/move systems/)
    await expect(system(page, 'Floor 3')).toContainText('2 systems')
    await undo(page).click()
    await expect(system(page, 'Floor 3')).toContainText('1 system')
  })

  await test.step('sets a system inactive with a key, and out of the report from the menu', async () => {
    await system(page, 'Offices 1F').click()
    await page.keyboard.press('a')
    await expect(system(page, 'Offices 1F')).toContainText('Not active')
    await page.keyboard.press('a')
    await expect(system(page, 'Offices 1F')).not.toContainText('Not active')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Exclude from the report' }).click()
    await expect(system(page, 'Offices 1F')).toContainText('Not in the report')
  })

  await test.step('every panel of an inactive system says so and makes it active again, by mouse and by keyboard', async () => {
    const why = page.getByText('This system is not active: it is neither calculated nor reported.')
    const activate = page.getByRole('button', { name: 'Activate' })
    for (const [tab, act] of [
      [/^Inspector/, () => activate.click()],
      [/^Limits/, () => activate.press('Enter')],
      [/^Findings/, () => activate.click()],
    ] as const) {
      await system(page, 'Offices 1F').focus()
      await page.keyboard.press('a')
      await page.getByRole('tab', { name: tab }).click()
      await expect(why).toBeVisible()
      await expectAccessible(page)
      await act()
      await expect(why).toHaveCount(0)
      await expect(page.getByText(/^(?:Calculating|Reading the limits|Checking)/)).toHaveCount(0)
    }
    await page.getByRole('tab', { name: /^Inspector/ }).click()
  })

  await test.step('copies two systems through the clipboard and removes the copies again', async () => {
    await system(page, 'Offices 1F').click()
    await system(page, 'Offices 3F').click({ modifiers: ['Control'] })
    await expect(page.getByText('2 selected', { exact: false })).toBeVisible()
    await page.keyboard.press('Control+c')
    await expect(page.getByText('2 systems have been copied.')).toBeVisible()
    await page.keyboard.press('Control+v')
    await expect(systems(page)).toHaveCount(5)
    await expect(undo(page)).toHaveAccessibleName(/paste systems/)
    await page.keyboard.press('Control+z')
    await expect(systems(page)).toHaveCount(3)
    await system(page, 'Offices 3F').focus()
    await page.keyboard.press('Control+d')
    await expect(systems(page)).toHaveCount(5)
    await undo(page).click()
    await page.getByRole('button', { name: 'Add a system', exact: true }).click()
    await expect(systems(page)).toHaveCount(4)
    await systems(page)
      .filter({ hasText: /^System\d/ })
      .focus()
    await page.keyboard.press('Delete')
    await expect(systems(page)).toHaveCount(3)
    await expect(systems(page).last()).toBeFocused()
  })

  await test.step('finds a system by its name and goes on with the arrow keys', async () => {
    await page.getByRole('searchbox', { name: 'Find a system' }).fill('corner')
    await expect(systems(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(system(page, 'Corner shop')).toHaveAttribute('aria-current', 'true')
    await page.getByRole('searchbox', { name: 'Find a system' }).fill('no such system')
    await expect(page.getByText('No system matches “no such system”.')).toBeVisible()
    await page.keyboard.press('Escape')
    // The pointer still rests where a system was removed; a tip of a button that has come to lie below it stands outside all landmarks.
    await page.mouse.move(700, 820)
    await expectAccessible(page)
  })
})

test('what is installed is typed beside the frozen design, beyond every limit, and taken back', async ({ page }) => {
  await openDemo(page)
  await system(page, 'Offices 1F').click()
  await page.getByRole('tab', { name: 'As built' }).click()

  await test.step('freezes the design', async () => {
    await page.getByRole('button', { name: 'Freeze the design', exact: true }).click()
    await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
    await expect(undo(page)).toHaveAccessibleName(/freeze the design/)
    await expect(system(page, 'Offices 1F').getByRole('img', { name: 'Design is frozen' })).toBeVisible()
  })

  const table = page.getByRole('table', { name: 'Designed and installed, line by line' })
  await test.step('types a length that no limit allows, and sees what it does', async () => {
    await page.getByText('All', { exact: true }).click()
    const field = table.getByRole('textbox', { name: /^Installed Length/ }).first()
    await field.fill('400')
    await field.press('Enter')
    await page.getByText('Differences', { exact: true }).click()
    await expect(page.getByText('1 line', { exact: true })).toBeVisible()
    const line = table.getByRole('row').nth(1)
    await expect(line).toContainText(/\+3\d\d/)
    await expect(line).toContainText(/Charge \+\d/)
    await expect(line).toContainText(/\d limits?/)
    const total = page.getByRole('row').filter({ hasText: 'Total length' })
    await expect(total).toContainText('+')
    await expectAccessible(page)
  })

  await test.step('goes to the place, and takes everything back', async () => {
    await table.getByRole('button').first().click()
    await undo(page).click()
    await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Freeze the design', exact: true })).toBeVisible()
    await undo(page).click()
    await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
  })
})

test('two thousand systems are pasted in one step, walked and found', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDemo(page)
  const clip = {
    format: 'branchline.clip',
    version: 1,
    kind: 'systems',
    systems: Array.from({ length: 2000 }, (_, place) => ({ id: `s${place}`, deviceName: `Tower ${place}`, status: 1 })),
  }
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(clip))
  await page.getByRole('button', { name: 'Paste systems', exact: true }).click()
  await expect(page.getByText('2,003 systems', { exact: false })).toBeVisible({ timeout: 30_000 })
  await systems(page).first().focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-system]:focus')).toContainText('System2000')
  // Only what is in view is drawn.
  expect(await systems(page).count()).toBeLessThan(80)
  await page.getByRole('searchbox', { name: 'Find a system' }).fill('System1234')
  await expect(systems(page)).toHaveCount(1)
  await page.keyboard.press('Escape')

  await test.step('units are moved to one of them, found by its name, by keyboard', async () => {
    await page.evaluate(() => void (location.hash = '#/navbar/mssp/selection'))
    await expect(page.getByRole('heading', { name: /^Indoor units of/ })).toBeVisible()
    await expect(systems(page).first()).toBeVisible()
    expect(await systems(page).count()).toBeLessThan(80)
    await system(page, 'Offices 1F').press('Enter')
    const table = page.getByRole('grid', { name: /^Indoor units/ })
    await table.getByRole('checkbox').nth(1).press('Space')
    await page.getByRole('button', { name: 'Move to' }).press('Enter')
    const search = page.getByRole('group', { name: 'Move to' }).getByRole('searchbox')
    await expect(search).toBeFocused()
    await page.keyboard.type('no such tower')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    await search.fill('System1234')
    await expect(page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'System1234', exact: true })).toBeVisible()
    await expectAccessible(page)
    await search.press('Enter')
    const moved = page.getByRole('button', { name: 'Undo: move indoor units' })
    await expect(moved).toBeVisible()
    await moved.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: paste systems' })).toBeVisible()
  })

  await test.step('one of them is moved, renamed and joined by another in the list of the first step, and never lost from sight', async () => {
    const list = tree(page)
    // The last one drawn above those in view: a step further up it would be gone.
    const row = list.locator('[data-system]').filter({ hasText: /^System10[^0-9]/ })
    await row.focus()
    const place = Number(await row.getAttribute('data-place'))
    await list.evaluate((rows, top) => rows.parentElement?.scrollTo({ top }), (place + ROWS_AROUND) * 44)
    await expect(list.locator('[data-place]').first()).toHaveAttribute('data-place', String(place))
    await page.keyboard.press('Alt+ArrowUp')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('data-place', String(place - 1))

    const name = list.getByRole('textbox', { name: 'Name of the system' })
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press('F2')
      await expect(name).toBeFocused()
      await page.keyboard.press(key)
      await expect(row).toBeFocused()
    }
    await row.press('Shift+F10')
    await chooseByKeyboard(page, 'Rename')
    await expect(name).toBeFocused()
    await name.fill('Tower ten')
    await expectAccessible(page)
    await list.hover()
    await page.mouse.wheel(0, 20_000)
    await expect(name).not.toBeInViewport()
    // Scrolled out of sight it keeps what is typed, and the focus.
    await expect(name).toHaveValue('Tower ten')
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: rename a system' })).toBeVisible()
    await expect(system(page, 'Tower ten')).toBeFocused()

    await page.getByRole('button', { name: 'Add system' }).first().press('Enter')
    await expect(list.locator('[aria-current=true]')).toBeInViewport()
    await expect(page.getByText('2,004 systems', { exact: false })).toBeVisible()
    for (let step = 0; step < 3; step += 1) await undo(page).click()
    await expect(page.getByRole('button', { name: 'Undo: paste systems' })).toBeVisible()
    await page.evaluate(() => void (location.hash = '#/navbar/mssp/piping'))
  })

  await undo(page).click()
  await expect(page.getByText(/^3 systems/)).toBeVisible()
  await expect(page.locator('[data-system]')).toHaveCount(3)
})
