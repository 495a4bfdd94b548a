import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../src/platform/words/languages'
import { sampleWire, type Sample } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { cutTexts } from './cut-texts'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const SYSTEMS = ['apartment', 'heat-recovery', 'air-handler', 'main-sub'] as const satisfies readonly Sample[]
const SPOKEN = ['en', 'de', 'zh'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]
const SCHEMES = ['light', 'dark'] as const
/** A folder for pictures of all screens, where one is given. */
const PICTURES = process.env['BRANCHLINE_PICTURES']

test('a small, a large, an air handler’s and a main/sub system are whole and legible in three languages, both themes and two sizes', async ({
  page,
}) => {
  await openSeeded(page, app.address, sampleWire(SYSTEMS))
  await expect(page.locator('[data-system]')).toHaveCount(SYSTEMS.length)
  const cuts: string[] = []
  const tools = page.getByRole('toolbar').first()
  const toggle = tools.locator('button:has(.tabler-icon-contrast)')

  for (const [at, language] of SPOKEN.entries()) {
    await page.locator('button:has(.tabler-icon-language)').click()
    await page.getByRole('menuitem', { name: LANGUAGES[language].name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].intl)
    for (const system of SYSTEMS) {
      await page.locator(`[data-system="${system}"]`).click()
      await expect(page.locator(`[data-system="${system}"]`)).toHaveAttribute('aria-current', 'true')
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.keyboard.press('Escape')
        await page.getByRole('application').first().focus()
        await page.keyboard.press('f')
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme })
          const isDark = (await toggle.locator('.tabler-icon-sun').count()) > 0
          if (isDark !== (scheme === 'dark')) await toggle.click()
          const name = `${system} ${language} ${scheme} ${size.width}`
          cuts.push(...(await cutTexts(page)).map((text) => `${name}: ${text}`))
          // Every system once, the languages, sizes and themes in turn.
          const turn = SYSTEMS.indexOf(system)
          const isInTurn = turn % SPOKEN.length === at && SIZES.indexOf(size) === at % SIZES.length
          if (isInTurn && SCHEMES.indexOf(scheme) === turn % SCHEMES.length) await expectAccessible(page)
          if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`) })
        }
      }
      await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 })
    }
  }
  expect(cuts).toEqual([])
})
