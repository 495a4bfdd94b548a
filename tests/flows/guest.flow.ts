import { PGlite } from '@electric-sql/pglite'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS } from '../../src/contract/calls'
import { BASE, SEARCHER, startDirectory, type DirectoryServer } from '../server/directory/slapd'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { test } from './elsewhere'
import { expectWatched, IGNORED_MS } from './watched'
import { chooseByKeyboard } from '../helpers/menu'

const ADMIN = { email: 'chief@example.com', password: 'a long enough secret' }
const STAFF = { uid: 'mayer', cn: 'Anna Mayer', mail: 'mayer@example.com', password: 'staff only 77' }
const GUEST = { email: 'li@institute.example', password: 'ship canal 42', next: 'lock gate 1869' }
let app: AppServer
let directory: DirectoryServer

test.beforeAll(async () => {
  directory = await startDirectory([STAFF])
  app = await start()
})

const folder = mkdtempSync(join(tmpdir(), 'branchline-guests-'))
const start = (): Promise<AppServer> =>
  startApp({
    BRANCHLINE_DATA: folder,
    BRANCHLINE_ADMIN_EMAIL: ADMIN.email,
    BRANCHLINE_ADMIN_PASSWORD: ADMIN.password,
    LDAP_URL: directory.url,
    LDAP_BASE: BASE,
    LDAP_BIND_DN: SEARCHER.dn,
    LDAP_BIND_PASSWORD: SEARCHER.password,
  })

/** Lets a year pass for a guest: the server stops, and the stay has ended when it is back. */
async function letTimeRunOut(email: string): Promise<void> {
  await app.stop()
  const database = await PGlite.create(join(folder, 'database'))
  await database.query("update account set expires_at = now() - interval '1 day' where login = $1", [email])
  await database.close()
  app = await start()
}

test.afterAll(async () => {
  await app.stop()
  await directory.stop()
  rmSync(folder, { recursive: true, force: true })
})

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function enter(page: Page, account: string, password: string): Promise<void> {
  await field(page, 'username').fill(account)
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
}

async function tokenOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('vuex') ?? '{}')
  return (JSON.parse(kept) as { session?: { token?: string } }).session?.token ?? ''
}

interface Mail {
  to: string
  subject: string
  text: string
}

async function mailsTo(request: APIRequestContext, token: string): Promise<Mail[]> {
  const answer = await request.get(`${app.address}${CALLS.operation.outbox.path}`, { headers: { 'X-Token': token } })
  const { data } = (await answer.json()) as { data: Mail[] }
  return data.filter((mail) => mail.to === GUEST.email)
}

async function codeFor(request: APIRequestContext, token: string): Promise<string> {
  const [latest] = await mailsTo(request, token)
  return /\b\d{6}\b/.exec(latest?.text ?? '')?.[0] ?? ''
}

async function remindersIn(request: APIRequestContext, token: string): Promise<number> {
  return (await mailsTo(request, token)).filter(({ subject }) => subject.startsWith('Your access to Branchline ends on')).length
}

test('section 3 and 6: staff sign in by their directory; a guest registers, waits, is let in, and sets a new password', async ({
  elsewhere,
}) => {
  const staffPage = await elsewhere()
  await staffPage.goto(app.address)
  await expect(staffPage.getByRole('tab', { name: 'Staff' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(staffPage)
  await enter(staffPage, STAFF.uid, 'wrong')
  await expect(staffPage.getByRole('alert')).toHaveText(/Account or password is wrong/)
  await expect(field(staffPage, 'password')).toBeFocused()
  await enter(staffPage, STAFF.uid, STAFF.password)
  await expect(staffPage).toHaveURL(/#\/gateway/)

  const adminPage = await elsewhere()
  await adminPage.goto(app.address)
  await adminPage.getByRole('tab', { name: 'Staff' }).focus()
  await adminPage.keyboard.press('ArrowRight')
  await expect(adminPage.getByRole('tab', { name: 'Guest' })).toHaveAttribute('aria-selected', 'true')
  await enter(adminPage, ADMIN.email, ADMIN.password)
  await expect(adminPage).toHaveURL(/#\/gateway/)
  const admin = await tokenOf(adminPage)
  const request = adminPage.request

  const page = await elsewhere()
  await page.goto(app.address)
  await page.getByRole('link', { name: 'Register as a guest' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(field(page, 'personalEmail')).toBeFocused()
  await field(page, 'personalEmail').fill(GUEST.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`We have sent a code to ${GUEST.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Again in \d:\d\d/ })).toBeDisabled()
  await field(page, 'userName').fill('Li Na')
  await field(page, 'organization').fill('Design Institute 3')
  await field(page, 'userType').selectOption('design institute')
  await field(page, 'department').selectOption('Suzhou')
  await field(page, 'password').fill(GUEST.password)
  await field(page, 'repeated').fill(GUEST.password)
  await page.getByLabel('I agree that my details are stored').check()
  const code = await codeFor(request, admin)
  await field(page, 'verificationCode').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('The code is wrong or has expired')).toBeVisible()
  await expect(field(page, 'verificationCode')).toBeFocused()
  await field(page, 'verificationCode').fill(code)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Your registration is awaiting approval' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('tab', { name: 'Guest' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'username')).toHaveValue(GUEST.email)
  await enter(page, GUEST.email, GUEST.password)
  await expect(page.getByText('You will get an e-mail as soon as you can sign in')).toBeVisible()
  expect(await tokenOf(page)).toBe('')

  await adminPage.getByRole('link', { name: 'User centre' }).click()
  await adminPage.getByRole('link', { name: 'Users', exact: true }).click()
  const guestRow = adminPage.getByRole('row', { name: /Li Na/ })
  await guestRow.getByRole('checkbox').check()
  await expect(adminPage.getByRole('button', { name: 'Remind' })).toBeDisabled()
  await adminPage.getByRole('button', { name: 'Approve' }).click()
  await expect(guestRow).toContainText('Open')
  // Section 7, expiration/reminder and staff/check/status: by key, by mouse.
  await adminPage.getByRole('button', { name: 'Remind' }).press('Enter')
  await expect(adminPage.getByText('1 guest reminded by e-mail')).toBeVisible()
  await adminPage.getByRole('button', { name: 'Remind' }).click()
  await expect.poll(() => remindersIn(request, admin)).toBe(2)
  await guestRow.getByRole('checkbox').uncheck()
  await adminPage.getByRole('row', { name: /Anna Mayer/ }).press('Space')
  await adminPage.getByRole('button', { name: 'Access' }).press('Enter')
  await chooseByKeyboard(adminPage, 'Check in directory')
  await expect(adminPage.getByText('1 account is still in the directory')).toBeVisible()
  await adminPage.getByRole('button', { name: 'Access' }).click()
  const checked = adminPage.waitForResponse((response) => response.url().endsWith(CALLS.account.staffStatus.path))
  await adminPage.getByRole('menuitem', { name: 'Check in directory' }).click()
  expect(((await (await checked).json()) as { data: { isChecked: boolean } }).data.isChecked).toBe(true)
  await expectAccessible(adminPage)
  await enter(page, GUEST.email, GUEST.password)
  await expect(page).toHaveURL(/#\/gateway/)
  await expect(page.getByText('No project yet')).toBeVisible()
  await page.getByRole('link', { name: 'New project' }).first().click()
  await page.getByRole('dialog').getByLabel('Project name').fill('Canal house')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/navbar\/mssp\/selection/)
  await expect(page.getByRole('button', { name: 'Rename the project Canal house' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(page.getByRole('row', { name: /Canal house/ })).toBeVisible()

  const token = await tokenOf(page)
  const portal = await elsewhere()
  await expectWatched(portal, () => portal.goto(`${app.address}/#/auth-redirect?token=${token}&redirect=/list/mssp`))
  const watchedAt = Date.now()
  await expect(portal).toHaveURL(/#\/list\/mssp$/)
  const stranger = await elsewhere()
  await stranger.goto(`${app.address}/#/auth-redirect?token=not-a-token`)
  await expect(stranger).toHaveURL(/#\/login$/)

  await stranger.getByRole('tab', { name: 'Guest' }).click()
  await stranger.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectAccessible(stranger)
  await field(stranger, 'personalEmail').fill(GUEST.email)
  await stranger.getByRole('button', { name: 'Send code' }).click()
  await expect(stranger.getByText(`If an account exists for ${GUEST.email}`)).toBeVisible()
  await field(stranger, 'verificationCode').fill(await codeFor(request, admin))
  await field(stranger, 'password').fill(GUEST.next)
  await field(stranger, 'repeated').fill(GUEST.next)
  await stranger.waitForTimeout(Math.max(0, IGNORED_MS - (Date.now() - watchedAt)))
  // The page that was signed in with the older password is told why it is over, for three seconds.
  const told = expect(portal.getByText('The password of your account has been reset')).toBeVisible()
  await Promise.all([told, stranger.keyboard.press('Enter')])
  await expect(stranger.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await expect(field(stranger, 'username')).toHaveValue(GUEST.email)
  await expect(portal).toHaveURL(/#\/login/)
  await enter(stranger, GUEST.email, GUEST.next)
  await expect(stranger).toHaveURL(/#\/gateway/)

  await letTimeRunOut(GUEST.email)
  const late = await elsewhere()
  await late.goto(app.address)
  await late.getByRole('tab', { name: 'Guest' }).click()
  await enter(late, GUEST.email, GUEST.next)
  await expect(late).toHaveURL(/#\/regist/)
  await expect(late.getByRole('heading', { name: 'Register again' })).toBeVisible()
  await expect(field(late, 'personalEmail')).toHaveValue(GUEST.email)
  await expectAccessible(late)
  const again = await elsewhere()
  await again.goto(app.address)
  await again.getByRole('tab', { name: 'Guest' }).click()
  await enter(again, ADMIN.email, ADMIN.password)
  await expect(again).toHaveURL(/#\/gateway/)
  await late.getByRole('button', { name: 'Send code' }).click()
  await expect(late.getByText(`We have sent a code to ${GUEST.email}`)).toBeVisible()
  await field(late, 'userName').fill('Li Na')
  await field(late, 'organization').fill('Design Institute 3')
  await field(late, 'userType').selectOption('design institute')
  await field(late, 'department').selectOption('Suzhou')
  await field(late, 'password').fill(GUEST.password)
  await field(late, 'repeated').fill(GUEST.password)
  await field(late, 'verificationCode').fill(await codeFor(again.request, await tokenOf(again)))
  const consent = late.getByLabel('I agree that my details are stored')
  if (!(await consent.isChecked())) await consent.check()
  await late.getByRole('button', { name: 'Register' }).click()
  await expect(late.getByRole('heading', { name: 'Your registration is awaiting approval' })).toBeVisible()
})

test('section 6: too many attempts are counted down in place', async ({ page }) => {
  await page.goto(app.address)
  await page.getByRole('tab', { name: 'Guest' }).click()
  await field(page, 'username').fill('nobody@example.com')
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await field(page, 'password').fill('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    if (await page.getByText(/Try again in \d:\d\d/).isVisible()) break
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  }
  await expect(page.getByText(/Try again in \d:\d\d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await expectAccessible(page)
})
