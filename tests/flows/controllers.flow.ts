import { expect, test, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const LANGUAGES = ['en', 'zh', 'de'] as const

/** Looks a text of the step up as the page shows it. */
function textsOf(language: string, file = 'control'): (key: string) => string {
  const texts: unknown = JSON.parse(readFileSync(`src/locales/${language}/${file}.json`, 'utf8'))
  return (key) => String(key.split('.').reduce((found, word) => (found as Record<string, unknown>)[word], texts))
}

/** Opens a building of three systems at the step of controllers, through the rail. */
async function openControllers(page: Page, language: string, id = language): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: app.address }])
  const systems = sampleWire(['apartment', 'air-handler', 'main-sub'])
  await openSeeded(page, app.address, { ...systems, id: `controllers-${id}`, projectName: `Controllers ${id}` })
  await page.getByRole('link', { name: new RegExp(`^${textsOf(language, 'app')('steps.controller')}`) }).click()
  await expect(page.getByRole('tab', { name: textsOf(language)('groups.title') }).first()).toBeVisible()
}

const rowOf = (page: Page, text: RegExp | string): Locator => page.getByRole('row').filter({ hasText: text })
const strip = (page: Page, name: string, count: number): Locator =>
  page.locator('footer span').filter({ hasText: new RegExp(`^${name} ${count}$`) })

for (const language of LANGUAGES)
  test(`a building of three systems is equipped, checked, and one exception recorded, in ${language}`, async ({ page }) => {
    const t = textsOf(language)
    await openControllers(page, language)
    const tools = page.getByRole('toolbar', { name: t('tools.label') })
    const equip = tools.getByRole('button', { name: t('tools.equipAll') })

    await test.step('1. without controllers every unit says so', async () => {
      await expect(strip(page, t('strip.without'), 23)).toBeVisible()
      await expect(page.getByText(t('groups.noController')).first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('2. equip all tells what it adds, adds it, and is undone as one step', async () => {
      await equip.click()
      const dialog = page.getByRole('dialog', { name: t('equip.title') })
      await expect(dialog.getByText(/WC-01/)).toBeVisible()
      await expect(dialog.getByText(/CC-64/)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('equip.submit') }).click()
      await expect(strip(page, t('strip.without'), 0)).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(strip(page, t('strip.without'), 23)).toBeVisible()
      await expect(strip(page, t('strip.groups'), 0)).toBeVisible()
      await page.keyboard.press('Control+Shift+z')
      await expect(strip(page, t('strip.without'), 0)).toBeVisible()
    })

    await test.step('3. a controller for one unit in a group of several is a finding', async () => {
      const [living, bedroom] = [rowOf(page, /IDU-4-01/), rowOf(page, /IDU-4-02/)]
      await living.getByRole('checkbox').check()
      await bedroom.getByRole('checkbox').check()
      await tools.getByRole('button', { name: t('tools.group'), exact: true }).click()
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).toContainText('WC-10')
      // The new group is picked: Enter on a controller of the catalogue adds it there.
      await page.getByRole('button', { name: /WC-01/ }).press('Enter')
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).toContainText('WC-01')
      await page.getByRole('tab', { name: t('check.title') }).click()
      // The controller itself, and its line, which holds one unit.
      await expect(rowOf(page, 'WC-01')).toHaveCount(1)
      await expect(page.getByText(t('check.open').replace('{{number}}', '2'))).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('4. the finding is accepted with a reason, and the acceptance withdrawn', async () => {
      const finding = rowOf(page, 'WC-01')
      await finding.getByRole('button', { name: t('check.accept') }).click()
      const dialog = page.getByRole('dialog', { name: t('accept.title') })
      await expect(dialog.getByRole('button', { name: t('accept.submit') })).toBeDisabled()
      await dialog.getByRole('textbox').fill('Two doors, agreed with the client')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('accept.submit') }).click()
      await expect(rowOf(page, 'WC-01')).toHaveCount(0)
      await page.getByText(t('check.accepted').replace('{{number}}', '1')).click()
      const record = rowOf(page, 'Two doors, agreed with the client')
      await expect(record).toContainText('WC-01')
      await expectAccessible(page)
      await record.getByRole('button', { name: t('check.withdraw') }).click()
      await expect(record).toHaveCount(0)
      await page.getByText(t('check.open').replace('{{number}}', '2')).click()
      await expect(rowOf(page, 'WC-01')).toHaveCount(1)
    })

    await test.step('5. the finding leads to its group, where the controller is taken away', async () => {
      await rowOf(page, 'WC-01')
        .getByRole('button', { name: t('check.goTo') })
        .click()
      await page.getByRole('button', { name: t('picked.removeController').replace('{{model}}', 'WC-01') }).click()
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).not.toContainText('WC-01')
      await page.getByRole('tab', { name: t('centrals.title') }).click()
      await expect(rowOf(page, 'CC-64').first()).toBeVisible()
      await expectAccessible(page)
    })
  })

test('what a change elsewhere left behind is listed and cleared in one step', async ({ page }) => {
  await openControllers(page, 'en', 'gone')
  await page.getByRole('button', { name: 'Equip all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(strip(page, 'Without controller', 0)).toBeVisible()
  const tree = page.getByRole('tree')
  await tree.getByText('Apartment 4B').click()
  await page.keyboard.press('Delete')
  await expect(tree.getByText('Apartment 4B')).toHaveCount(0)
  await expect(page.getByText('Changes elsewhere have left this without effect')).toBeVisible()
  await page.getByRole('button', { name: 'Clear these' }).click()
  await expect(page.getByText('Changes elsewhere have left this without effect')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Changes elsewhere have left this without effect')).toBeVisible()
})
