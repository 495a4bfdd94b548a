import { expect, test } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { sampleWire } from '../helpers/sample-projects'
import { expectAccessible } from './axe-check'
import { openSeeded } from './seed-project'

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
    // Without an open project a design step leads to the list of projects.
    ['/navbar/mssp/wiring', '/list/mssp', 'Piping projects'],
    ['/navbar/noise/report', '/navbar/noise/report', 'Noise assessment: not available yet'],
    ['/navbar/renovation', '/navbar/renovation/list', 'Renovation analysis: not available yet'],
    [
      '/navbar/simulation/energyReport/sankeyChart',
      '/navbar/simulation/energyReport/sankeyChart',
      'Building energy simulation: not available yet',
    ],
    ['/navbar/database/series', '/401', 'Your account has no access to this area'],
    ['/navbar/center', '/401', 'Your account has no access to this area'],
    ['/navbar/mssp/cad/piping', '/gateway', 'Good to see you'],
    ['/no/such/page', '/404', 'Page not found'],
    // Nothing in an address leads out of the product.
    ['/redirect//evil.example', '/404', 'Page not found'],
    ['/redirect/%252Fevil.example/x', '/404', 'Page not found'],
    ['/redirect/list/mssp', '/list/mssp', 'Piping projects'],
  ] as const) {
    await visit(path)
    await expect(page, path).toHaveURL(`${app.address}/#${opened}`)
    await expect(heading.first()).toContainText(title)
  }

  await visit('/navbar/simulation')
  await expect(heading).toHaveText('Building energy simulation: not available yet')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/list\/mssp/)
  await page.goForward()
  await expect(heading).toHaveText('Building energy simulation: not available yet')
  await page.getByRole('link', { name: 'Go to the home page' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)

  // The palette offers what the rail offers, and nothing that is to come.
  await page.keyboard.press('Control+k')
  const search = page.getByPlaceholder('Search projects, rooms, units, findings, figures and commands')
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

test('the rail opens under a pointer that stays, closes on a choice, and elsewhere names the project it leads back to', async ({
  page,
}) => {
  await openSeeded(page, app.address, sampleWire(['apartment']))
  const rail = page.getByRole('navigation', { name: 'Areas and steps' })
  const width = async (): Promise<number> => (await rail.boundingBox())?.width ?? 0
  await expect(rail.getByRole('link', { name: /^Piping/ })).toBeVisible()
  const closed = await width()
  await page.mouse.move(20, 400)
  expect(await width()).toBe(closed)
  await expect.poll(width).toBeGreaterThan(2 * closed)
  await rail.getByRole('link', { name: /^Selection/ }).click()
  await expect(page).toHaveURL(/selection/)
  await expect.poll(width).toBe(closed)

  await rail.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Piping projects' })).toBeVisible()
  await expect(rail.getByRole('link', { name: /^Piping/ })).toHaveCount(0)
  await rail.getByRole('link', { name: /^Sample systems/ }).press('Enter')
  await expect(page).toHaveURL(/selection/)

  // Beside the two ratios it is said in what they differ.
  const help = page.getByRole('button', { name: 'Rated and actual CR' })
  await help.press('Enter')
  await expect(page.getByText('Nominal capacity of all indoor units divided by')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nominal capacity of all indoor units divided by')).toHaveCount(0)
  await expect(help).toBeFocused()
})
