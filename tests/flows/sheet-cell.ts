import type { Locator, Page } from '@playwright/test'

/** A cell of the sheet on screen, by the number of its line from 1 and the name of its column. */
export async function sheetCell(page: Page, line: number, column: string): Promise<Locator> {
  const head = page.getByRole('columnheader', { name: new RegExp(`^${column}\\b`) }).first()
  const place = await head.getAttribute('aria-colindex')
  return page.locator(`[role="row"][aria-rowindex="${line + 1}"] [role="gridcell"][aria-colindex="${place}"]`)
}

/** Types into a cell as a hand does: a click, the text, Enter. */
export async function typeIntoCell(page: Page, line: number, column: string, text: string): Promise<void> {
  await (await sheetCell(page, line, column)).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
