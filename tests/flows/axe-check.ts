import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No screen may hide from a keyboard or a screen reader: every violation is listed with the element it stands on. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours in the middle of a fade have no contrast to judge.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}
