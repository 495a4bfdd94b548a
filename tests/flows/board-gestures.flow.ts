import { expect, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf, drag, expectStep, middleOf, part, pointOfPicked, press, spoken, undoStep, type Point } from './board-hands'
import { test } from './elsewhere'
import { openBoard } from './open-board'
import { recoveryFloor } from './recovery-floor'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Walks the tree with arrow keys with nothing selected: down to the joint, below it across to the box, and to a place on its port. */
async function walkToPort(page: Page, port: number): Promise<void> {
  await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown')
  for (let step = 1; step < port; step++) await page.keyboard.press('ArrowRight')
}

async function pointOfPort(page: Page, port: number): Promise<Point> {
  await walkToPort(page, port)
  return await pointOfPicked(page)
}

test('with the mouse parts are placed where the rules allow it, moved, replaced, inserted and taken back', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await openBoard(page, app.address, recoveryFloor('mouse'))
  await expect(part(page, /Library/)).toBeVisible()
  await expectAccessible(page)

  await test.step('a unit of the list is refused before the box, with the reason at the pointer and at the place', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    const before = await pointOfPicked(page)
    await drag(page, await middleOf(part(page, /Library/)), before)
    await expect(spoken(page)).toContainText('IDU must be after MS box!')
    await page.mouse.up()
    await expect(page.getByRole('alertdialog')).toContainText('IDU must be after MS box!')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('and placed on a port, by one step that undo names', async () => {
    const three = await pointOfPort(page, 3)
    await drag(page, await middleOf(part(page, /Library/)), three)
    await expect(spoken(page)).toContainText('accepts')
    await page.mouse.up()
    await expect(part(page, /Library/)).toHaveCount(0)
    await undoStep(page, 'place on the diagram')
    await expect(part(page, /Library/)).toBeVisible()
  })

  await test.step('Escape and a drop outside leave no trace', async () => {
    const three = await pointOfPort(page, 3)
    await drag(page, await middleOf(part(page, /Library/)), three)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag(page, await middleOf(part(page, /Library/)), await middleOf(page.getByRole('tab', { name: /Inspector/ })))
    await page.mouse.up()
    await expect(page.getByText('Nothing was placed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('a large unit beside a taken port is refused, and the repair puts it on a free pair', async () => {
    await page.getByLabel('Search parts').fill('DH-200')
    const two = await pointOfPort(page, 2)
    await drag(page, await middleOf(part(page, /^DH-200/)), two)
    await page.mouse.up()
    const card = page.getByRole('alertdialog')
    await expect(card).toContainText('no suitable port')
    await card.getByRole('button', { name: /port 3/i }).click()
    await expectStep(page, 'place on the diagram')
    await walkToPort(page, 3)
    await expect(spoken(page)).toContainText('DH-200')
    await undoStep(page, 'place on the diagram')
    await page.getByLabel('Search parts').fill('')
  })

  await test.step('a drawn unit is dragged to another port with its pipe left behind', async () => {
    const office = await pointOfPort(page, 1)
    const three = await pointOfPort(page, 3)
    await drag(page, office, three)
    await expect(spoken(page)).toContainText('accepts')
    await page.mouse.up()
    await expectStep(page, 'move a branch')
    await walkToPort(page, 3)
    await expect(spoken(page)).toContainText('Office')
    await undoStep(page, 'move a branch')
  })

  await test.step('a part dropped on a unit replaces it; a joint dropped on a pipe goes into it', async () => {
    const office = await pointOfPort(page, 1)
    await page.getByLabel('Search parts').fill('C4-071')
    await drag(page, await middleOf(part(page, /^C4-071/)), office)
    await expect(spoken(page)).toContainText('accepts')
    await page.mouse.up()
    await expectStep(page, 'replace')
    await walkToPort(page, 1)
    await expect(spoken(page)).toContainText('C4-071')
    await undoStep(page, 'replace on the diagram')
    await page.getByLabel('Search parts').fill('Branch joint')
    const main = await pipeUnderOutdoor(page)
    await drag(page, await middleOf(part(page, /^Branch joint/)), main)
    await expect(spoken(page)).toContainText('accepts')
    await page.mouse.up()
    await undoStep(page, 'insert into a pipe')
    await page.getByLabel('Search parts').fill('')
  })

  await test.step('the right button opens the menu; a lasso and shift pick several', async () => {
    const office = await pointOfPort(page, 1)
    const archive = await pointOfPort(page, 5)
    await page.mouse.click(office.x, office.y, { button: 'right' })
    await expect(page.getByRole('menuitem', { name: /Replace/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.mouse.click(office.x, office.y)
    await page.keyboard.down('Shift')
    await page.mouse.click(archive.x, archive.y)
    await page.keyboard.up('Shift')
    await expect(spoken(page)).toContainText('2 items selected')
    await press(page, 'Escape')
    await page.keyboard.down('Shift')
    await drag(page, { x: office.x - 50, y: office.y + 40 }, { x: archive.x + 50, y: archive.y - 40 })
    await page.mouse.up()
    await page.keyboard.up('Shift')
    await expect(spoken(page)).toContainText(/1\d items selected|[5-9] items selected/)
  })

  await test.step('a pipe is picked with a click and written where it lies with a double click; free ground pans', async () => {
    const main = await pipeUnderOutdoor(page)
    await press(page, 'Escape')
    await page.mouse.click(main.x, main.y)
    await expect(page.getByRole('heading', { name: /ODU-1 to Joint 1/ })).toBeVisible()
    await page.mouse.dblclick(main.x, main.y)
    const length = page.getByRole('form', { name: /^Pipe ODU-1 to/ }).getByRole('textbox', { name: /^Length/ })
    await length.fill('17')
    await page.keyboard.press('Enter')
    // It has gone on to the next pipe.
    await page.keyboard.press('Escape')
    await undoStep(page, 'set a pipe')
    const before = await pointOfPort(page, 1)
    await drag(page, { x: before.x - 120, y: before.y + 60 }, { x: before.x - 60, y: before.y + 90 })
    await page.mouse.up()
    const panned = await pointOfPicked(page)
    expect(panned.x - before.x).toBeCloseTo(60, -1)
    expect(panned.y - before.y).toBeCloseTo(30, -1)
    await press(page, 'f')
  })

  await test.step('a text block is written where it is dropped, and dragged freely', async () => {
    const board = await boardOf(page).boundingBox()
    if (!board) throw new Error('no board')
    const free = { x: board.x + 90, y: board.y + board.height - 120 }
    await drag(page, await middleOf(part(page, /^Text block/)), free)
    await page.mouse.up()
    await page.getByLabel('Text of the text block').fill('Riser east\nkeep free')
    await page.keyboard.press('Control+Enter')
    await expectStep(page, 'edit a text block')
    await drag(page, free, { x: free.x + 80, y: free.y - 60 })
    await page.mouse.up()
    await expectStep(page, 'move text blocks')
  })
  expect(problems).toEqual([])
})

/** A point on the pipe between the outdoor unit and the first joint. */
async function pipeUnderOutdoor(page: Page): Promise<Point> {
  await press(page, 'Escape', 'ArrowDown')
  const outdoor = await pointOfPicked(page)
  await press(page, 'ArrowDown')
  const joint = await pointOfPicked(page)
  return { x: joint.x, y: joint.y - (joint.y - outdoor.y) * 0.25 }
}

test('with the keyboard every verb is done and taken back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBoard(page, app.address, recoveryFloor('keys'))
  await expect(part(page, /Library/)).toBeVisible()

  await test.step('a refused part offers a repair, which Enter takes', async () => {
    await walkToPort(page, 2)
    await press(page, 'i')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search parts').fill('DH-200')
    await dialog.getByRole('button', { name: /^DH-200/ }).press('Enter')
    await expect(dialog.getByRole('status')).toContainText('no suitable port')
    await expect(dialog.getByRole('button', { name: /port 3/i })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expectStep(page, 'place on the diagram')
    await walkToPort(page, 3)
    await expect(spoken(page)).toContainText('DH-200')
    await undoStep(page, 'place on the diagram')
  })

  await test.step('a part is taken with Enter, walks the accepting places and is dropped', async () => {
    await page.getByLabel('Search parts').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(part(page, /Library/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toContainText('4 places accept')
    await page.keyboard.press('Home')
    await expect(spoken(page)).toContainText(/Place 1 of 4, .*port 2 of .*floor 2, accepts/)
    await page.keyboard.press('ArrowRight')
    await expect(spoken(page)).toContainText('Place 2 of 4')
    await page.keyboard.press('Enter')
    await expectStep(page, 'place on the diagram')
  })

  await test.step('a branch moves with M, Escape ends without a trace', async () => {
    await walkToPort(page, 1)
    await press(page, 'm')
    await expect(spoken(page)).toContainText('Placing')
    await press(page, 'Escape')
    await expect(spoken(page)).not.toContainText('Placing')
    await press(page, 'm', 'End', 'Enter')
    await undoStep(page, 'move a branch')
    // What the Escape left is the step before the move.
    await expectStep(page, 'place on the diagram')
  })

  await test.step('turn, cap and open again, remove', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'r')
    await undoStep(page, 'turn a fitting')
    await walkToPort(page, 2)
    await press(page, 'c')
    await expectStep(page, 'close open places')
    await press(page, 'Shift+C')
    await expectStep(page, 'open closed places')
    await walkToPort(page, 1)
    await press(page, 'Delete')
    await expectStep(page, 'take a unit off the diagram')
    // The place that is left is picked: a part goes there at once.
    await press(page, 'c')
    await undoStep(page, 'close open places')
    await undoStep(page, 'take a unit off the diagram')
  })

  await test.step('replace, place and insert through the dialog of parts', async () => {
    await walkToPort(page, 1)
    await press(page, 'e')
    await page.getByRole('dialog').getByLabel('Search parts').fill('C4-071')
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^C4-071/ })
      .press('Enter')
    await expectStep(page, 'replace')
    await walkToPort(page, 4)
    await press(page, 'i')
    await page.getByRole('dialog').getByLabel('Search parts').fill('C4-028')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^C4-028/ })
      .press('Enter')
    await expectStep(page, 'place on the diagram')
    await walkToPort(page, 4)
    await expect(spoken(page)).toContainText('C4-028')
    await undoStep(page, 'place on the diagram')
    await undoStep(page, 'replace on the diagram')
    await page.getByText('Table', { exact: true }).click()
    await page.getByText('Board', { exact: true }).click()
  })

  await test.step('copy, paste, cut, duplicate, and the whole system', async () => {
    await walkToPort(page, 1)
    await press(page, 'Control+c')
    await expect(page.getByText('1 branch copied.')).toBeVisible()
    await walkToPort(page, 4)
    await press(page, 'Control+v')
    await expectStep(page, 'paste a branch')
    await walkToPort(page, 4)
    await expect(spoken(page)).toContainText('C4-056')
    await undoStep(page, 'paste a branch')
    await walkToPort(page, 1)
    await press(page, 'Control+d')
    await undoStep(page, 'paste a branch')
    await walkToPort(page, 1)
    await press(page, 'Control+x')
    await expect(page.getByText('Branch cut.')).toBeVisible()
    await walkToPort(page, 4)
    await press(page, 'Control+v')
    await undoStep(page, 'move a branch')
    await press(page, 'Escape', 'Escape', 'Control+c')
    await expect(page.getByText('1 system copied.')).toBeVisible()
    await press(page, 'Control+v')
    await undoStep(page, 'paste systems')
  })

  await test.step('picking: all, the same model, the branch', async () => {
    await walkToPort(page, 1)
    await press(page, 'Escape', 'Control+a')
    await expect(spoken(page)).toContainText(/\d\d items selected/)
    await walkToPort(page, 2)
    await press(page, 's')
    await expect(spoken(page)).toContainText('items selected')
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'b')
    await expect(spoken(page)).toContainText(/\d\d items selected/)
  })

  await test.step('text blocks are added, written and aligned', async () => {
    await press(page, 'Escape', 't')
    await page.getByLabel('Text of the text block').fill('One')
    await page.keyboard.press('Control+Enter')
    await page.mouse.move(500, 300)
    await press(page, 'Escape', 't')
    await page.getByLabel('Text of the text block').fill('Two')
    await page.keyboard.press('Control+Enter')
    await press(page, 's')
    await expect(spoken(page)).toContainText('2 items selected')
    await press(page, 'Control+Shift+ArrowLeft')
    await expectStep(page, 'align text blocks')
  })
})

test('on a narrow screen the parts come from a drawer that gives way to the board', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openBoard(page, app.address, recoveryFloor('narrow'))
  const drawer = page.getByRole('dialog', { name: 'Systems' })
  const openDrawer = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Systems', exact: true }).click()
    await expect(part(page, /Library/)).toBeVisible()
  }

  await test.step('taken with Enter and placed with the keyboard', async () => {
    await openDrawer()
    await expectAccessible(page)
    await part(page, /Library/).focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toHaveCount(0)
    await expect(boardOf(page)).toBeFocused()
    await expect(spoken(page)).toContainText('4 places accept')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await undoStep(page, 'place on the diagram')
  })

  await test.step('and dragged out of the drawer', async () => {
    const three = await pointOfPort(page, 3)
    await openDrawer()
    await drag(page, await middleOf(part(page, /Library/)), three)
    await expect(drawer).toHaveCount(0)
    await expect(spoken(page)).toContainText('accepts')
    await page.mouse.up()
    await expectStep(page, 'place on the diagram')
  })
})

test('with fingers the board pans, zooms, and opens the menu', async ({ elsewhere }) => {
  const page = await elsewhere({ hasTouch: true, viewport: { width: 1280, height: 800 } })
  await openBoard(page, app.address, recoveryFloor('touch'))
  await expect(page.getByText(/^Zoom/)).toBeVisible()
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const zoom = async (): Promise<string> => (await page.getByText(/^Zoom/).locator('..').textContent()) ?? ''

  const before = await zoom()
  const board = await boardOf(page).boundingBox()
  if (!board) throw new Error('no board')
  const middle = { x: board.x + board.width / 2, y: board.y + board.height - 120 }
  await fingers('touchStart', { x: middle.x - 40, y: middle.y }, { x: middle.x + 40, y: middle.y })
  for (let step = 1; step <= 5; step++)
    await fingers('touchMove', { x: middle.x - 40 - 12 * step, y: middle.y }, { x: middle.x + 40 + 12 * step, y: middle.y })
  await fingers('touchEnd')
  await expect.poll(zoom).not.toBe(before)

  await press(page, 'f')
  const fitted = await pointOfPort(page, 1)
  await fingers('touchStart', middle)
  for (let step = 1; step <= 5; step++) await fingers('touchMove', { x: middle.x + 12 * step, y: middle.y - 8 * step })
  await fingers('touchEnd')
  const panned = await pointOfPicked(page)
  expect(panned.x - fitted.x).toBeCloseTo(60, -1)
  expect(panned.y - fitted.y).toBeCloseTo(-40, -1)

  await press(page, 'f')
  const office = await pointOfPort(page, 1)
  await fingers('touchStart', office)
  await expect(page.getByRole('menuitem', { name: /Replace/ })).toBeVisible()
  await fingers('touchEnd')
  await page.keyboard.press('Escape')

  const three = await pointOfPort(page, 3)
  await walkToPort(page, 1)
  await fingers('touchStart', office)
  for (let step = 1; step <= 8; step++)
    await fingers('touchMove', { x: office.x + ((three.x - office.x) * step) / 8, y: office.y + ((three.y - office.y) * step) / 8 })
  await expect(spoken(page)).toContainText('accepts')
  await fingers('touchEnd')
  await undoStep(page, 'move a branch')

  const tap = async (at: Point): Promise<void> => {
    await fingers('touchStart', at)
    await fingers('touchEnd')
  }
  const library = await middleOf(part(page, /Library/))
  await fingers('touchStart', library)
  for (let step = 1; step <= 8; step++)
    await fingers('touchMove', { x: library.x + ((three.x - library.x) * step) / 8, y: library.y + ((three.y - library.y) * step) / 8 })
  await expect(spoken(page)).toContainText('accepts')
  await fingers('touchEnd')
  await undoStep(page, 'place on the diagram')
  await tap(await middleOf(part(page, /Library/)))
  await expect(spoken(page)).toContainText('4 places accept')
  await tap(three)
  await expectStep(page, 'place on the diagram')
})
