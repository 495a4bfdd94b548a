import { expect, type Locator, type Page } from '@playwright/test'
import type { WireProject } from '../../src/contract/project/project-wire'
import { openSeeded } from './seed-project'

/** The length of all pipes in the strip below the board, as the core counts it. */
export const totalLength = (page: Page): Locator => page.getByRole('button', { name: /^Piping [\d.]+/ })

/** Opens a seeded project on the board, once the core has arranged and counted it: before, nothing stands where it will stand. */
export async function openBoard(page: Page, address: string, project: WireProject): Promise<void> {
  await openSeeded(page, address, project)
  await expect(totalLength(page)).toBeVisible()
}
