import { expect, test } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

test('addresses lead where the role may go, areas to come say so and lead back, all by keyboard', async ({ page }) => {
  await page.goto(`${app.address}/#/navbar/simulation/report`)
  await expect(page).toHaveURL(/#\/login/)
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Light' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  const rail = page.getByRole('navigation', { name: 'Areas and steps' })
  await expect(rail.getByRole('link', { name: 'Projects' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'User centre' })).toHaveCount(0)

  const visit = (path: string) => page.evaluate((to) => (window.location.hash = to), path)
  const heading = page.getByRole('heading', { level: 1 })
  for (const [path, opened, title] of [
    ['/navbar/mssp/wiring', '/navbar/mssp/wiring', 'Wiring: not there yet'],
    ['/navbar/noise/report', '/navbar/noise/report', 'Noise assessment: not there yet'],
    ['/navbar/renovation', '/navbar/renovation/list', 'Renovation analysis: not there yet'],
    [
      '/navbar/simulation/energyReport/sankeyChart',
      '/navbar/simulation/energyReport/sankeyChart',
      'Building energy simulation: not there yet',
    ],
    ['/navbar/database/series', '/401', 'This area is not open to your account'],
    ['/navbar/center', '/401', 'This area is not open to your account'],
    ['/navbar/mssp/cad/piping', '/gateway', 'Good to see you'],
    ['/no/such/page', '/404', 'There is no such page'],
    // Nothing in an address leads out of the product.
    ['/redirect//evil.example', '/404', 'There is no such page'],
    ['/redirect/%252Fevil.example/x', '/404', 'There is no such page'],
    ['/redirect/list/mssp', '/list/mssp', 'Piping projects'],
  ] as const) {
    await visit(path)
    await expect(page, path).toHaveURL(`${app.address}/#${opened}`)
    await expect(heading.first()).toContainText(title)
  }

  await visit('/navbar/simulation')
  await expect(heading).toHaveText('Building energy simulation: not there yet')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/list\/mssp/)
  await page.goForward()
  await expect(heading).toHaveText('Building energy simulation: not there yet')
  await page.getByRole('link', { name: 'To the home page' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)

  // The palette offers what the rail offers, and nothing that is to come.
  await page.keyboard.press('Control+k')
  const search = page.getByPlaceholder('Search projects, systems and commands')
  await expect(search).toBeFocused()
  await page.keyboard.type('simulation')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Account of/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Level-2 user')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('menuitem', { name: 'Units' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/login/)
})
