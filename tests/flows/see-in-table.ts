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
