import { expect, type Locator, type Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

/** Found by its attributes: every key asks for it, and a search by role and name goes through the whole page each time. */
export const boardOf = (page: Page): Locator => page.locator('[role=application][aria-label^="Piping diagram"]')

/** What a screen reader hears of the board. */
export const spoken = (page: Page): Locator => boardOf(page).locator('[aria-live=polite]')

/** The zoom of the board; beside it stand the ways to 100 % and to everything. */
export const zoomOf = (page: Page): Locator => page.getByText(/^Zoom/).locator('..').locator('b')

/** A part of the palette. */
export const part = (page: Page, name: RegExp): Locator => page.getByRole('region', { name: 'Parts' }).getByRole('button', { name })

/** Undo and redo are named a picture later than the board: where the name stood there before, it proves nothing of a new step. Found by its attribute, as the board is. */
export async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page.locator(`button[aria-label^="Undo: ${step}"]`)).toBeVisible()
}

/** Takes a step back that undo names, and waits until that is shown. */
export async function undoStep(page: Page, step: string): Promise<void> {
  await expectStep(page, step)
  await press(page, 'Control+z')
  await expect(page.locator(`button[aria-label^="Redo: ${step}"]`)).toBeVisible()
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  await boardOf(page).focus()
  for (const key of keys) await page.keyboard.press(key)
}

/** Where what is picked stands on screen: the menu opens there. */
export async function pointOfPicked(page: Page): Promise<Point> {
  await press(page, 'Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  const anchor = await page.getByTestId('menu-place').boundingBox()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  if (!anchor) throw new Error('the menu stands nowhere')
  return { x: anchor.x, y: anchor.y }
}

/** Presses at a point and carries what is there to another, without letting go. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 6, { steps: 2 })
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
}

export async function middleOf(target: Locator): Promise<Point> {
  // The palette is longer than its column.
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a part of the palette to a point and drops it there, once the board has said what it thinks of the place. */
export async function dropPart(
  page: Page,
  search: string,
  name: RegExp,
  to: Point,
  says: string | RegExp = /accepts (?!it)/,
): Promise<void> {
  await page.getByLabel('Search parts').fill(search)
  await drag(page, await middleOf(part(page, name)), to)
  await expect(spoken(page)).toContainText(says)
  await page.mouse.up()
}

/** Takes a part of the palette in hand with the keyboard alone: searched, walked to, Enter. */
export async function takePart(page: Page, search: string, name: RegExp): Promise<void> {
  await page.getByLabel('Search parts').fill(search)
  await page.getByLabel('Search parts').press('ArrowDown')
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowDown')
    if (await part(page, name).evaluate((button) => button === document.activeElement)) break
  }
  await expect(part(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Puts the part in hand on the first place that takes it. */
export async function putOnFirst(page: Page): Promise<void> {
  await expect(spoken(page)).toContainText(/\d places? accepts? it/)
  await press(page, 'Home', 'Enter')
}

/** Takes a part of the open dialog of parts with the keyboard. */
export async function choosePart(page: Page, search: string, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search parts').fill(search)
  await dialog.getByRole('button', { name }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Opens the menu with the right button at a point and runs an entry with a click. */
export async function menuByMouse(page: Page, at: Point, entry: RegExp): Promise<void> {
  await page.mouse.click(at.x, at.y, { button: 'right' })
  await page.getByRole('menuitem', { name: entry }).click()
  // It fades; the next one would stand beside it.
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Opens the menu of what is picked with its key and runs an entry with the keyboard. */
export async function menuByKeys(page: Page, entry: RegExp): Promise<void> {
  await press(page, 'Shift+F10')
  const item = page.getByRole('menuitem', { name: entry })
  // The first that can be run: in a project to look at, those before it cannot.
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
  for (let step = 0; step < 30 && !(await item.evaluate((each) => each === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
}
