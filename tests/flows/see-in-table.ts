import { expect, type Locator, type Page } from '@playwright/test'
import { boardOf } from './board-hands'

/** Looks at the diagram as its table, and goes back to the board: what is drawn is not what an announcement says. */
export async function seeInTable(page: Page, see: (grid: Locator) => Promise<void>): Promise<void> {
  await page.getByText('Table', { exact: true }).click()
  const grid = page.getByRole('grid', { name: /as a table/ })
  await expect(grid).toBeVisible()
  await see(grid)
  await page.getByText('Board', { exact: true }).click()
  await expect(boardOf(page)).toBeVisible()
}

/** So many lines of the table have this text. */
export async function expectLines(grid: Locator, text: string | RegExp, count: number): Promise<void> {
  await expect(grid.getByRole('row').filter({ hasText: text })).toHaveCount(count)
}

/** Exactly the lines of these names are turned. */
export async function expectTurned(grid: Locator, names: readonly string[]): Promise<void> {
  const turned = (name: string): Locator =>
    grid.getByRole('row', { name: new RegExp(`^(?:Not s|S)elected ${name} `) }).getByRole('img', { name: 'Turned' })
  await expect(grid.getByRole('img', { name: 'Turned' })).toHaveCount(names.length)
  for (const name of names) await expect(turned(name)).toHaveCount(1)
}

/** So many lines have this name or model: a line also says what feeds it. */
export async function expectCells(grid: Locator, text: string | RegExp, count: number): Promise<void> {
  const heads = grid.getByRole('columnheader', { name: /^(Name|Model)/ })
  await expect(heads).toHaveCount(2)
  const places = await heads.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-colindex') ?? ''))
  const cells = places.map((place) => `[role=gridcell][aria-colindex="${place}"]`).join(', ')
  const cell = grid.page().locator(cells).filter({ hasText: text })
  await expect(grid.getByRole('row').filter({ has: cell })).toHaveCount(count)
}
