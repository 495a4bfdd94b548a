import { expect, test } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import {
  boardOf,
  drag,
  expectStep,
  menuByKeys,
  menuByMouse,
  middleOf,
  part,
  pointOfPicked,
  press,
  spoken,
  undoStep,
  zoomOf,
} from './board-hands'
import { openBoard, totalLength as total } from './open-board'
import { recoveryFloor } from './recovery-floor'
import { typeIntoCell } from './sheet-cell'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

test('pipes, fittings and the whole diagram are worked on with the keyboard alone, and with the mouse alone', async ({ page }) => {
  await openBoard(page, app.address, recoveryFloor('reach'))
  await expect(part(page, /Library/)).toBeVisible()

  await test.step('the pipe of what is picked, a joint into it, by keyboard', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'l')
    await expect(page.getByRole('heading', { name: /ODU-1 to Joint 1/ })).toBeVisible()
    await press(page, 'i')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search parts').fill('Branch joint')
    await dialog.getByRole('button', { name: /^Branch joint/ }).press('Enter')
    await undoStep(page, 'insert into a pipe')
  })

  await test.step('the lengths of pipe after pipe, each typed on the picked one and stored with Enter, as in a spreadsheet', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'l')
    await page.keyboard.type('24.5\n18\n')
    const pipe = page.getByRole('form', { name: /^Pipe / })
    const length = pipe.getByRole('textbox', { name: /^Length/ })
    await expect(length).toBeFocused()
    await page.keyboard.press('Shift+Enter')
    await expect(length).toHaveValue('18')
    await page.keyboard.press('Shift+Enter')
    await expect(length).toHaveValue('24.5')
    await page.keyboard.press('Escape')
    await expect(boardOf(page)).toBeFocused()
    await undoStep(page, 'set a pipe')
    await undoStep(page, 'set a pipe')
  })

  await test.step('several places with Shift and the arrow keys', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight')
    await expect(spoken(page)).toContainText('3 items selected')
    await press(page, 'l')
    await expect(page.getByRole('heading', { name: '3 pipes' })).toBeVisible()
  })

  await test.step('the picked pipes in a table below the board, by keyboard and by mouse', async () => {
    await press(page, 'p')
    const side = page.getByRole('region', { name: 'Pipes to edit' })
    await expect(side.getByRole('heading', { name: '3 pipes' })).toBeVisible()
    await typeIntoCell(page, 1, 'Length', '13')
    await expectStep(page, 'set a pipe')
    await page.keyboard.press('Escape')
    await expect(side).toHaveCount(0)
    await undoStep(page, 'set a pipe')
    await page.getByRole('button', { name: 'Edit pipes in a table (P)' }).click()
    await side.getByRole('button', { name: 'Close', exact: false }).last().click()
    await expect(side).toHaveCount(0)
  })

  await test.step('from pipe to pipe with Enter, on with Tab, and back on the board the arrow keys still walk', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'l')
    const length = page.getByRole('textbox', { name: 'Length', exact: true })
    await length.focus()
    await page.keyboard.type('14')
    await page.keyboard.press('Enter')
    await expectStep(page, 'set a pipe')
    await expect(page.getByRole('heading', { name: /^Joint 1 to / })).toBeVisible()
    await expect(length).toBeFocused()
    await page.keyboard.type('far')
    await page.keyboard.press('Control+ArrowDown')
    await expect(length).toHaveAttribute('aria-invalid', 'true')
    await expect(length).toHaveValue('far')
    await page.keyboard.press('Escape')
    for (const field of ['Bends', 'Material']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('textbox', { name: field })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(boardOf(page)).toBeFocused()
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
    const first = await spoken(page).textContent()
    await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).not.toHaveText(first ?? '')
    await expect(boardOf(page)).toBeFocused()
    await undoStep(page, 'set a pipe')
  })

  await test.step('Enter names the outdoor unit, fills an open place, and the inspector asks the rules', async () => {
    await press(page, 'Escape', 'ArrowDown', 'Enter')
    const name = page.getByRole('form').getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await page.keyboard.type('North roof')
    await page.keyboard.press('Enter')
    await undoStep(page, 'rename a system')
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search parts').fill('Library')
    await dialog.getByRole('button', { name: /^Library/ }).press('Enter')
    await expectStep(page, 'place on the diagram')
    const model = page.getByRole('combobox', { name: 'Model' })
    await model.selectOption('DH-200')
    await expect(page.getByRole('alert').filter({ hasText: 'no suitable port' })).toBeVisible()
    await expect(model).toHaveValue('C4-045')
    await undoStep(page, 'place on the diagram')
  })

  await test.step('what is carried hears with Shift why a place refuses it, while the view is zoomed', async () => {
    const zoom = zoomOf(page)
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'l', 'm')
    await expect(spoken(page)).toContainText('Placing')
    await press(page, '1')
    await expect(zoom).toContainText('100 %')
    // Aimed at nothing yet, it goes to the nearest place first.
    await press(page, 'Enter')
    await expect(spoken(page)).toContainText(/Place \d of \d/)
    await press(page, 'Shift+Home')
    await expect(spoken(page)).toContainText(/after MS box/)
    await press(page, 'Enter')
    const refusal = page.getByRole('alertdialog', { name: 'Not placed here' })
    await expect(refusal).toContainText(/after MS box/)
    await page.keyboard.press('Escape')
    await expect(refusal).toHaveCount(0)
    await press(page, 'f')
  })

  await test.step('a joint is turned from the menu, by mouse', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown')
    await menuByMouse(page, await pointOfPicked(page), /^Turn around/)
    await undoStep(page, 'turn a fitting')
  })

  await test.step('the diagram is generated anew from the menu by keyboard, and by the button, once what is lost has been read', async () => {
    const question = page.getByRole('dialog', { name: 'Generate the diagram again?' })
    await press(page, 'Escape')
    await menuByKeys(page, /^Generate the diagram again/)
    await expect(question.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await menuByKeys(page, /^Generate the diagram again/)
    await question.getByRole('button', { name: 'Generate again' }).press('Enter')
    await undoStep(page, 'generate the diagram')
    await page.getByRole('button', { name: 'Generate diagram again' }).click()
    await question.getByRole('button', { name: 'Generate again' }).click()
    await undoStep(page, 'generate the diagram')
  })

  await test.step('the default length holds for pipes without one, and empty gives it back', async () => {
    await press(page, 'Escape', 'ArrowDown')
    const before = await total(page).textContent()
    const field = page.getByRole('textbox', { name: 'Default pipe length' })
    await field.focus()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expectStep(page, 'set the default pipe length')
    await expect(total(page)).not.toHaveText(before ?? '')
    await undoStep(page, 'set the default pipe length')
    await expect(total(page)).toHaveText(before ?? '')
    await expect(field).toHaveValue('')
    await field.click()
    await page.keyboard.type('9')
    await page.getByRole('heading', { name: 'Recovery floor' }).first().click()
    await undoStep(page, 'set the default pipe length')
  })

  await test.step('level and name of a unit in the inspector', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
    const level = page.getByRole('textbox', { name: /^Level/ })
    await level.fill('-4')
    await level.press('Enter')
    await undoStep(page, 'set a level')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Studio')
    await name.press('Enter')
    await expect(name).toHaveValue('Studio')
    await undoStep(page, 'rename on the diagram')
  })

  await test.step('a pipe is removed with its branch, by keyboard and by the button', async () => {
    await press(page, 'l', 'Delete')
    await undoStep(page, 'remove a pipe')
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'l')
    await page.getByRole('button', { name: 'Remove selection (Delete)' }).click()
    await expect(part(page, /Office/)).toBeVisible()
    await undoStep(page, 'remove a pipe')
    await expect(part(page, /Office/)).toHaveCount(0)
  })

  await test.step('zoom: everything, 100 %, what is picked', async () => {
    const zoom = zoomOf(page)
    await press(page, 'Escape', '1')
    await expect(zoom).toContainText('100 %')
    await press(page, '+')
    await expect(zoom).toContainText('125 %')
    await press(page, 'f')
    await expect(zoom).not.toContainText('125 %')
    const fitted = await zoom.textContent()
    await press(page, 'ArrowDown', 'z')
    await expect(zoom).not.toHaveText(fitted ?? '')
    await page.getByRole('button', { name: 'Show everything (F)' }).click()
    await expect(zoom).toHaveText(fitted ?? '')
    await page.getByRole('button', { name: 'Zoom to selection (Z)' }).click()
    await expect(zoom).not.toHaveText(fitted ?? '')
    await press(page, 'f')
  })

  await test.step('a finding is found by its words, by keyboard', async () => {
    const place = page.getByRole('heading', { name: 'Recovery floor' })
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown')
    await expect(place).toHaveCount(0)
    await page.keyboard.press('Control+f')
    await page.keyboard.type('ratio')
    const bar = page.getByRole('search', { name: 'Find' })
    await expect(bar.getByRole('listbox').getByRole('option').first()).toContainText(/ratio/i)
    await page.keyboard.press('Enter')
    await expect(place).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
  })

  await test.step('and by mouse, from the magnifier on', async () => {
    await page.getByRole('button', { name: 'Find (Ctrl F)' }).click()
    const bar = page.getByRole('search', { name: 'Find' })
    const matches = bar.getByRole('listbox').getByRole('option')
    await bar.getByRole('combobox', { name: 'Name, room, model, size, finding' }).fill('ratio')
    await expect(matches.first()).toContainText('Finding')
    const all = await matches.count()
    await matches.first().click()
    await expect(matches.first()).toHaveAttribute('aria-selected', 'true')
    await bar.getByRole('button', { name: 'Next match (F3)' }).click()
    await bar.getByRole('button', { name: 'Previous match (Shift F3)' }).click()
    await expect(bar.getByText(`1 of ${all}`, { exact: true })).toBeVisible()
    await bar.getByRole('button', { name: 'Close the search' }).click()
  })

  await test.step('what is renamed while it is searched for is found', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
    await page.keyboard.press('Control+f')
    await page.keyboard.type('Studio')
    const bar = page.getByRole('search', { name: 'Find' })
    await expect(bar.getByRole('status')).toHaveText('Nothing found.')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Studio')
    await name.press('Enter')
    await expect(bar.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await undoStep(page, 'rename on the diagram')
    await expect(bar.getByRole('listbox').getByRole('option')).toHaveCount(0)
  })
})

test('text blocks are reached, written, moved and aligned', async ({ page }) => {
  await openBoard(page, app.address, recoveryFloor('notes'))
  await expect(part(page, /Library/)).toBeVisible()
  const board = await boardOf(page).boundingBox()
  if (!board) throw new Error('no board')
  const text = page.getByLabel('Text of the text block')
  const places = [
    { x: board.x + 100, y: board.y + board.height - 200 },
    { x: board.x + 180, y: board.y + board.height - 90 },
  ]

  await test.step('two by mouse, from the palette', async () => {
    for (const [at, place] of places.entries()) {
      await drag(page, await middleOf(part(page, /^Text block/)), place)
      await page.mouse.up()
      await text.fill(`Note ${at + 1}`)
      await page.keyboard.press('Control+Enter')
      await expectStep(page, 'edit a text block')
    }
  })

  await test.step('walked to from the outdoor unit and written anew with Enter', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).toContainText('Note 1')
    await press(page, 'Enter')
    await text.fill('Riser')
    await page.keyboard.press('Control+Enter')
    await expect(spoken(page)).toContainText('Riser')
  })

  await test.step('moved by keyboard from line to line of the grid', async () => {
    const before = await pointOfPicked(page)
    await press(page, 'Alt+ArrowRight')
    await expectStep(page, 'move text blocks')
    const right = await pointOfPicked(page)
    expect(right.x).toBeGreaterThan(before.x + 5)
    expect(right.y).toBeCloseTo(before.y, 0)
    await undoStep(page, 'move text blocks')
    await press(page, 'Escape')
    await expect(spoken(page)).not.toContainText('Riser')
    await page.mouse.click(before.x, before.y)
    await expect(spoken(page)).toContainText('Riser')
  })

  await test.step('copied and pasted with the keyboard', async () => {
    await press(page, 'Control+c', 'Control+v')
    await undoStep(page, 'add a text block')
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).toContainText('Riser')
  })

  await test.step('picked together with Shift and aligned by keyboard', async () => {
    await press(page, 'Shift+ArrowRight')
    await expect(spoken(page)).toContainText('2 items selected')
    await press(page, 'Control+Shift+ArrowLeft')
    await undoStep(page, 'align text blocks')
  })
})

test('a tip that is open stands inside the page, over its panels', async ({ page }) => {
  await openBoard(page, app.address, recoveryFloor('tips'))
  await page.getByRole('button', { name: 'Save picture' }).hover()
  const tip = page.getByRole('tooltip', { name: 'Save picture' })
  await expect(tip).toBeVisible()
  expect(await tip.evaluate((node) => node.closest('main') !== null)).toBe(true)
  await expectAccessible(page)
})
