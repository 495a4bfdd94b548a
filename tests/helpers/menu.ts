import { expect, type Page } from '@playwright/test'

/** Goes to an entry of the open menu with the arrow keys and presses Enter. An opened menu gives the keys to its first entry a moment later, so this waits for it. */
export async function chooseByKeyboard(page: Page, name: string): Promise<void> {
  const entries = page.getByRole('menuitem')
  const focused = page.locator('[role="menuitem"]:focus')
  await expect(focused).toBeVisible()
  for (let left = await entries.count(); left > 0; left--) {
    if (name === (await focused.innerText()).trim()) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(entries.filter({ hasText: name })).toBeFocused()
  await page.keyboard.press('Enter')
}
