import { expect, type Locator, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS } from '../../src/contract/calls'
import { HEADER } from '../../src/contract/account/account'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { test } from './elsewhere'
import { expectWatched, IGNORED_MS } from './watched'

const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
const ACCOUNT = { BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }
let app: AppServer

test.beforeAll(async () => {
  app = await startApp(ACCOUNT)
})
test.afterAll(() => app.stop())

async function signIn(page: Page, address = app.address): Promise<void> {
  if (!page.url().includes('#/login')) await page.goto(address)
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
}

const gateway = (page: Page): Locator => page.getByRole('heading', { name: /Good to see you/ })
const projects = (page: Page): Locator => page.getByRole('heading', { name: 'Piping projects' })

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('vuex') ?? '{}') as { session?: { token?: string } }).session?.token ?? '')

async function openProject(page: Page, name: string): Promise<void> {
  await page.goto(`${app.address}/#/list/mssp`)
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/)
}

async function rename(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: /^Rename the project/ }).click()
  await page.getByLabel('Project name', { exact: true }).fill(to)
  await page.keyboard.press('Enter')
}

test('section 4, session killed from elsewhere: the page says so, lands on the sign-in and loses nothing of the design', async ({
  page,
  elsewhere,
}) => {
  await expectWatched(page, () => signIn(page))
  const token = await tokenOf(page)
  const project = { ...sampleWire(['apartment']), createdBy: '', projectName: 'Harbour tower' }
  await page.request.post(app.address + CALLS.project.mssp.save.path, { headers: { [HEADER.token]: token }, data: project })
  await openProject(page, 'Harbour tower')
  await page.waitForTimeout(IGNORED_MS)

  // What was done last never reached the server.
  await page.route(`**${CALLS.project.mssp.save.path}`, (route) => route.abort())
  await rename(page, 'Harbour tower, east')
  await page.waitForTimeout(300)

  const other = await elsewhere()
  await signIn(other)
  await expect(page.getByText('Your account has signed in elsewhere')).toBeVisible()
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  expect(await tokenOf(page)).toBe('')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('branchline-session')
  await expect(page.getByText('Your account has signed in elsewhere')).toHaveCount(0, { timeout: 5_000 })

  await page.unroute(`**${CALLS.project.mssp.save.path}`)
  await signIn(page)
  await openProject(page, 'Harbour tower')
  await expect(page.getByRole('button', { name: 'Rename the project Harbour tower, east' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  // The second browser has been signed out in its turn, within its first three seconds or after.
  await expect(other).toHaveURL(/#\/login/)
})

test('section 4, session: two tabs of one browser keep one session, and leave it together', async ({ page, context }) => {
  await signIn(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'branchline-session')
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Strict', secure: false })
  const second = await context.newPage()
  await second.goto(app.address)
  await expect(second).toHaveURL(/#\/gateway/)
  expect(await tokenOf(second)).toBe(await tokenOf(page))

  // A new sign-in in one tab is the other's, too.
  const before = await tokenOf(page)
  await second.goto(`${app.address}/#/login`)
  await signIn(second)
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  await page.waitForTimeout(1_500)
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(page.getByText('Harbour tower').first()).toBeVisible()

  await second.getByRole('button', { name: /^Account of/ }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(second).toHaveURL(/#\/login/)
  await expect(page).toHaveURL(/#\/login/)
})

test('section 4, session: it survives a restart of the server, and the sockets come back', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-restart-'))
  const own = await startApp({ ...ACCOUNT, BRANCHLINE_DATA: folder })
  await expectWatched(page, () => signIn(page, own.address))
  const token = await tokenOf(page)
  await own.stop()
  await expectWatched(page, async () => {
    const again = await startApp({ ...ACCOUNT, BRANCHLINE_DATA: folder, PORT: new URL(own.address).port })
    own.stop = again.stop
  })
  await page.goto(`${own.address}/#/list/mssp`)
  await expect(projects(page)).toBeVisible()
  // The server has answered that there are none; whom it does not know it leads to the sign-in.
  await expect(page.getByText('Create the first one')).toBeVisible()
  expect(await tokenOf(page)).toBe(token)
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('section 4, session: one without its cookie, or noted as over, is cleared at the next view and goes to the sign-in', async ({
  page,
  context,
}) => {
  await signIn(page)
  await context.clearCookies({ name: 'branchline-session' })
  await page.evaluate(() => (window.location.hash = '#/list/mssp'))
  await expect(page).toHaveURL(/#\/login/)
  await expect.poll(() => tokenOf(page)).toBe('')

  await signIn(page)
  await page.evaluate(() => localStorage.setItem('session-timestamp', '0'))
  await page.evaluate(() => (window.location.hash = '#/list/mssp'))
  await expect(page).toHaveURL(/#\/login/)
})

test('section 8, code 50008: an expired token is asked about, and nothing is taken away before the answer', async ({ page }) => {
  await signIn(page)
  const token = await tokenOf(page)
  // The watch is cut, so that only a call can tell.
  await page.routeWebSocket(/\/api\/mibp-basic-account\//, () => undefined)
  await page.reload()
  // Its address is there before the guard has asked who comes; a guard that fails leads to the sign-in.
  await expect(gateway(page)).toBeVisible()
  await page.request.get(`${app.address}/api/apps-mssp/user/logout`, { headers: { [HEADER.token]: token } })
  await page.evaluate(() => (window.location.hash = '#/list/mssp'))
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/#\/list\/mssp/)
  await page.reload()
  await expect(dialog).toBeVisible()
  // It loads the page anew a moment later; a page that loads must not be closed under it.
  const isLoadedAnew = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Re-Login' }).click()
  await isLoadedAnew
  await expect(page).toHaveURL(/#\/login/)
})

test('section 4, version check: a deployment that takes the files of the open page away is told of, and what it took away says so', async ({
  page,
}) => {
  await signIn(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  const headers = { [HEADER.token]: await tokenOf(page) }
  await page.request.post(app.address + CALLS.operation.makeFrontEndVersion.path, { headers, data: {} })
  await page.evaluate(() => (window.location.hash = '#/list/mssp'))
  const prompt = page.getByRole('dialog', { name: 'Tips Version' })
  await expect(prompt).toBeVisible()
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A newer version is available' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(projects(page)).toBeVisible()
})

test('section 4, version check: one prompt, cancel stays, refresh reloads, and a failed fetch aborts the navigation', async ({ page }) => {
  await signIn(page)
  const go = (hash: string): Promise<unknown> => page.evaluate((to) => (window.location.hash = to), hash)
  const announce = async (): Promise<void> => {
    const headers = { [HEADER.token]: await tokenOf(page) }
    expect(
      await (await page.request.post(app.address + CALLS.operation.makeFrontEndVersion.path, { headers, data: {} })).json(),
    ).toMatchObject({
      success: true,
    })
  }
  const prompt = page.getByRole('dialog', { name: 'Tips Version' })
  await announce()
  await go('#/list/mssp')
  await expect(prompt).toContainText('Your page content has been updated. You can cancel to stay on this page or refresh the page')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(projects(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/list\/mssp/)
  // An address is there as soon as it is set; the heading says that the version was asked for on the way.
  await go('#/gateway')
  await expect(gateway(page)).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await announce()
  await go('#/list/mssp')
  await expect(prompt.getByRole('button', { name: 'Refresh' })).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  await go('#/gateway')
  await expect(gateway(page)).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await page.route('**/version.json*', (route) => route.abort())
  await go('#/list/mssp')
  await expect(page.getByText('you stay on this screen')).toBeVisible()
  await expect(page).toHaveURL(/#\/gateway/)
})
