import { expect, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../src/platform/words/languages'

/** Goes on in another language, without loading the page anew. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('button:has(.tabler-icon-language)').dispatchEvent('click')
  await page.getByRole('menuitem', { name: LANGUAGES[language].name }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].intl)
  await expect(page.getByRole('menu')).toHaveCount(0)
}
