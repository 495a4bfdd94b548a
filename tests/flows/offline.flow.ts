import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { HEADER } from '../../src/contract/account/account'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { deployCopy, type Deployment } from './deployment'
import { saved } from './saved-after'
import { signedInToken } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

const PROJECT = 'Riverside office building'
const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
const LINE = 2
let deployment: Deployment
let app: AppServer

test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  deployment = deployCopy()
  app = await startApp({}, deployment.script)
})

test.afterAll(async () => {
  await app.stop()
  deployment.remove()
})

/** Waits until the worker has the code of every address: it takes the page only then. */
const keptCode = (page: Page): Promise<unknown> => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Addresses of everything the worker has kept, without the server's. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

async function openPipes(page: Page): Promise<void> {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByText(PROJECT, { exact: true }).first().click()
  await expect(page).toHaveURL(/selection/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await showPipes(page)
}

async function showPipes(page: Page): Promise<void> {
  await page.getByText('Table', { exact: true }).click()
  await expect(await sheetCell(page, LINE, 'Length')).toBeVisible()
}

const go = (page: Page, path: string): Promise<unknown> => page.evaluate((to) => (window.location.hash = `#${to}`), path)

test('without a network a reload opens the project from the journal, with screens that were never opened; what was edited is saved when it is back; only code is kept', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openPipes(page)
  await keptCode(page)
  await context.setOffline(true)
  await typeIntoCell(page, LINE, 'Length', '7')
  await page.reload()
  await showPipes(page)
  await expect(await sheetCell(page, LINE, 'Length')).toHaveText(/^7/)
  await expect(page.getByText('No connection. You can keep working')).toBeVisible()
  await typeIntoCell(page, LINE, 'Length', '17')
  // Never opened while there was a network.
  await go(page, '/navbar/mssp/report')
  await expect(page.getByRole('heading', { name: PROJECT })).toBeVisible()
  await expect(page.getByText('you stay on this screen')).toHaveCount(0)
  await go(page, '/navbar/mssp/piping')
  await page.getByText('Table', { exact: true }).click()
  await expect(await sheetCell(page, LINE, 'Length')).toHaveText(/^17/)

  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('No connection. You can keep working')).toHaveCount(0)
  await page.reload()
  await showPipes(page)
  await expect(await sheetCell(page, LINE, 'Length')).toHaveText(/^17/)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/login/)
  const kept = await keptAddresses(page)
  expect(kept.length).toBeGreaterThan(100)
  expect((await page.evaluate(() => indexedDB.databases())).filter(({ name }) => name === 'branchline-pack')).toEqual([])
  expect(kept.filter((path) => !/^[/](?:assets[/][^/]+|index[.]html|icon[.]svg)$/.test(path))).toEqual([])
  // Signed out, a reload without a network shows the sign-in.
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a new version is offered and not forced: the page goes on with the code it has, also after a reload; Refresh puts the new worker in charge and then reloads', async ({
  page,
}) => {
  await app.stop()
  // A version is announced by who looks after the server.
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }, deployment.script)
  await page.goto(app.address)
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
  await keptCode(page)
  deployment.renew('The next version', 'feedback')
  const headers = { [HEADER.token]: await signedInToken(page) }
  await page.request.post(app.address + CALLS.operation.makeFrontEndVersion.path, { headers, data: {} })

  const prompt = page.getByRole('dialog', { name: 'Tips Version' })
  await go(page, '/list/mssp')
  await expect(prompt).toBeVisible()
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)
  // The deployment has taken the file of this screen away.
  await go(page, '/navbar/feedback')
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

  await page.reload()
  await expect(prompt).toBeVisible()
  await expectAccessible(page)
  expect(await page.title()).not.toBe('The next version')
  const reloaded = page.waitForEvent('load')
  await prompt.getByRole('button', { name: 'Refresh' }).click()
  await reloaded
  await expect(page).toHaveTitle('The next version')
  await expect(prompt).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull()
  expect((await keptAddresses(page)).filter((path) => path.includes('/feedback-') && path.endsWith('.js'))).toEqual([])
})
