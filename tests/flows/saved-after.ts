import { expect, type Locator, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import type { Envelope } from '../../src/contract/envelope'

export const saved = (page: Page): Locator => page.getByRole('button', { name: /^Saved/ })

/** Does something that is saved, and waits until the server has taken it: the badge still says of the state before that it is saved. */
export async function savedAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const taken = page.waitForResponse(
    async (response) => response.url().endsWith(CALLS.project.mssp.save.path) && hasSucceeded(await response.json()),
  )
  await act()
  await taken
  await expect(saved(page)).toBeVisible()
}

const hasSucceeded = (answer: unknown): boolean => (answer as Envelope<unknown>).success
