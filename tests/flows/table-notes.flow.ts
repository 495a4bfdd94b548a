import { expect, test, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { boardOf, expectStep, press, undoStep } from './board-hands'
import { expectAccessible } from './axe-check'
import { menuFloor } from './menu-floor'
import { openBoard } from './open-board'
import { expectLines } from './see-in-table'
import { sheetCell, typeIntoCell } from './sheet-cell'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

async function openTable(page: Page, id: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openBoard(page, app.address, menuFloor(id))
  await showTable(page)
}

async function showTable(page: Page): Promise<void> {
  await page.getByText('Table', { exact: true }).click()
  await expect(grid(page)).toBeVisible()
}

const grid = (page: Page) => page.getByRole('grid', { name: /as a table/ })
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole('row').filter({ hasText: text })
const editor = (page: Page) => page.getByRole('textbox', { name: /^Name of/ })
const undo = (page: Page) => page.keyboard.press('Control+z')

/** The name cell of a line. */
const nameOf = (page: Page, text: string | RegExp) => rowOf(page, text).getByRole('gridcell').nth(1)

test('text blocks are added, written, emptied, cut and doubled in the table, by keyboard', async ({ page }) => {
  await openTable(page, 'notes-keys')

  await test.step('T adds one beside the drawing, whose text has as many lines and letters as it needs', async () => {
    await (await sheetCell(page, 3, 'From')).click()
    await page.keyboard.press('t')
    await expect(editor(page)).toBeFocused()
    await expect(editor(page)).toHaveValue('Text')
    await page.keyboard.type('Core drilling')
    await page.keyboard.press('Enter')
    await page.keyboard.type('mind the beam '.repeat(12))
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expectStep(page, 'edit a text block')
    await expectLines(grid(page), /Core drilling\s+mind the beam/, 1)
    await expect(grid(page)).toBeFocused()
  })

  await test.step('it stands on the board with both lines, and Escape leaves it as it was', async () => {
    await page.getByText('Board', { exact: true }).click()
    await press(page, 'F2')
    const text = page.getByLabel('Text of the text block')
    await expect(text).toHaveValue(/^Core drilling\nmind the beam (?:mind the beam ){11}$/)
    await page.keyboard.press('Escape')
    await showTable(page)
    await nameOf(page, 'Core drilling').click()
    await page.keyboard.press('F2')
    await expect(editor(page)).toHaveValue(/^Core drilling\nmind/)
    await page.keyboard.type('Nothing')
    await page.keyboard.press('Escape')
    await expectLines(grid(page), 'Core drilling', 1)
  })

  await test.step('emptied it goes, as on the board', async () => {
    await page.keyboard.press('Delete')
    await expectStep(page, 'remove a text block')
    await expectLines(grid(page), 'Core drilling', 0)
    await grid(page).focus()
    await undo(page)
    await expectLines(grid(page), 'Core drilling', 1)
  })

  await test.step('cut from the menu of its line and pasted on the board, doubled there', async () => {
    await nameOf(page, 'Core drilling').click()
    await page.keyboard.press('Shift+F10')
    const cut = page.getByRole('menuitem', { name: /^Cut the text/ })
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
    for (let step = 0; step < 20 && !(await cut.evaluate((each) => each === document.activeElement)); step++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 text block cut.')).toBeVisible()
    await expectLines(grid(page), 'Core drilling', 0)
    await page.getByText('Board', { exact: true }).click()
    await press(page, 'Escape', 'Control+v')
    await expectStep(page, 'add a text block')
    await press(page, 'Control+d')
    await showTable(page)
    await expectLines(grid(page), 'Core drilling', 2)
  })

  await test.step('the outdoor unit is named as its system is', async () => {
    await typeIntoCell(page, 1, 'Name', 'South wing')
    await expectStep(page, 'rename a system')
    await expect(await sheetCell(page, 1, 'Name')).toHaveText('South wing')
    await expect(page.getByRole('tree', { name: 'Systems' }).getByRole('treeitem').first()).toContainText('South wing')
  })
})

test('text blocks are added, written and doubled in the table, by mouse', async ({ page }) => {
  await openTable(page, 'notes-mouse')

  await test.step('added from the menu of a line, kept by a click elsewhere', async () => {
    await (await sheetCell(page, 4, 'From')).click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Add a text block/ }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type('Core drilling')
    await (await sheetCell(page, 2, 'From')).click()
    await expectStep(page, 'edit a text block')
    await expectLines(grid(page), 'Core drilling', 1)
  })

  await test.step('written with a double click and from the menu', async () => {
    await nameOf(page, 'Riser east').dblclick()
    await editor(page).fill('Riser west\nnot before May')
    await (await sheetCell(page, 2, 'From')).click()
    await expectLines(grid(page), /Riser west\s+not before May/, 1)
    await nameOf(page, 'Riser west').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Edit the text/ }).click()
    await expect(editor(page)).toHaveValue('Riser west\nnot before May')
    await page.keyboard.press('Escape')
  })

  await test.step('doubled and cut from the menu', async () => {
    await nameOf(page, 'Riser west').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Duplicate/ }).click()
    await expectLines(grid(page), 'Riser west', 2)
    await nameOf(page, 'Shaft, keep free').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^Cut the text/ }).click()
    await expectLines(grid(page), 'Shaft, keep free', 0)
    await page.getByText('Board', { exact: true }).click()
    await expect(boardOf(page)).toBeVisible()
    await undoStep(page, 'remove a text block')
    await showTable(page)
    await expectLines(grid(page), 'Shaft, keep free', 1)
  })

  await test.step('what is typed into any cell is kept by a click on another, and what cannot be read stays', async () => {
    await (await sheetCell(page, 3, 'Length')).dblclick()
    await page.keyboard.type('33')
    await (await sheetCell(page, 5, 'Length')).click()
    await expect(await sheetCell(page, 3, 'Length')).toHaveText('33')
    await (await sheetCell(page, 4, 'Length')).dblclick()
    await page.keyboard.type('far')
    await (await sheetCell(page, 6, 'Length')).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a number' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Length of/ })).toHaveValue('far')
    await page.keyboard.press('Escape')
    await (await sheetCell(page, 6, 'Length')).click()
    await expect(grid(page)).toBeFocused()
  })

  await test.step('the outdoor unit is named with a double click', async () => {
    await (await sheetCell(page, 1, 'Name')).dblclick()
    await editor(page).fill('South wing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tree', { name: 'Systems' }).getByRole('treeitem').first()).toContainText('South wing')
  })
})
