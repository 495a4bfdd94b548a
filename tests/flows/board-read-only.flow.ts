import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addAdministrator, openAsAdministrator } from './administrator'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf, menuByKeys, part, pointOfPicked, press, spoken } from './board-hands'
import { test } from './elsewhere'
import { openBoard } from './open-board'
import { recoveryFloor } from './recovery-floor'
import { savedAfter } from './saved-after'
import { sheetCell } from './sheet-cell'

const MAY_NOT = 'You can view this project but not change it.'
let app: AppServer
let password = ''

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-flow-'))
  password = addAdministrator(folder)
  app = await startApp({ BRANCHLINE_DATA: folder })
})

test.afterAll(async () => {
  await app.stop()
})

test('an administrator looks at the diagram of another engineer and changes nothing of it', async ({ page, elsewhere }) => {
  await openBoard(page, app.address, recoveryFloor('theirs'))
  await expect(part(page, /Library/)).toBeVisible()
  await savedAfter(page, async () => {
    await press(page, 't')
    await page.getByLabel('Text of the text block').fill('Riser east')
    await page.keyboard.press('Control+Enter')
  })
  const chief = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await openAsAdministrator(chief, app.address, password, 'Floor theirs')
  await chief.goto(`${app.address}/#/navbar/mssp/piping`)
  const mayNot = chief.getByText(MAY_NOT)

  await test.step('the screen says so, and parts cannot be taken', async () => {
    await expect(boardOf(chief)).toBeVisible()
    await expect(mayNot.first()).toBeVisible()
    await expect(part(chief, /Library/)).toHaveAttribute('aria-disabled', 'true')
    await expect(chief.getByRole('button', { name: 'Generate diagram again' })).toBeDisabled()
    await expectAccessible(chief)
  })

  await test.step('no key changes anything', async () => {
    await press(chief, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
    await expect(spoken(chief)).toContainText('C4-056')
    await press(chief, 'Delete', 'm', 'e', 'Control+x', 'Control+d')
    await expect(chief.getByRole('status').filter({ hasText: MAY_NOT })).toBeVisible()
    // Walked away and back: it stands where it stood.
    await press(chief, 'ArrowRight')
    await expect(spoken(chief)).not.toContainText('C4-056')
    await press(chief, 'ArrowLeft')
    await expect(spoken(chief)).toContainText('C4-056')
    await press(chief, 'Enter')
    await expect(chief.getByRole('form')).toHaveCount(0)
    await expect(chief.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('a text block is read and not written, by keys and with the mouse', async () => {
    await press(chief, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(chief)).toContainText('Riser east')
    const note = await pointOfPicked(chief)
    await press(chief, 'Enter')
    await chief.mouse.dblclick(note.x, note.y)
    await expect(chief.getByLabel('Text of the text block')).toHaveCount(0)
    await press(chief, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
    await expect(spoken(chief)).toContainText('C4-056')
  })

  await test.step('its menu names what changes, and offers only what looks', async () => {
    const at = await pointOfPicked(chief)
    await chief.mouse.click(at.x, at.y, { button: 'right' })
    await expect(chief.getByRole('menuitem', { name: /^Remove/ })).toBeDisabled()
    await expect(chief.getByRole('menuitem', { name: /^Copy the branch/ })).toBeEnabled()
    await chief.keyboard.press('Escape')
    await menuByKeys(chief, /^Select its pipe/)
    await expect(chief.getByRole('textbox', { name: /^Length/ })).toBeDisabled()
    await expect(chief.getByRole('textbox', { name: 'Material' })).toBeDisabled()
  })

  await test.step('the menu of the systems gives the focus to what can be done', async () => {
    await chief.getByRole('tree', { name: 'Systems' }).getByRole('treeitem').filter({ hasText: 'Recovery floor' }).focus()
    await chief.keyboard.press('Shift+F10')
    const menu = chief.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: /^Copy/ })).toBeFocused()
    await expect(menu.getByRole('menuitem', { name: /^Rename/ })).toBeDisabled()
    await expect(menu).toContainText(MAY_NOT)
    await expectAccessible(chief)
    await chief.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })

  await test.step('the table is read, not written', async () => {
    await chief.getByText('Table', { exact: true }).click()
    const cell = await sheetCell(chief, 2, 'Length')
    const before = await cell.textContent()
    await cell.click()
    await chief.keyboard.type('99')
    await chief.keyboard.press('Enter')
    await expect(cell).toHaveText(before ?? '')
    await expect(chief.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })
})
