import { expect, test, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

const ADMIN = { login: 'chief@example.com', password: 'a long enough secret' }
const STEP_MS = 30_000
let app: AppServer

test.beforeAll(async () => {
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: ADMIN.login, BRANCHLINE_ADMIN_PASSWORD: ADMIN.password })
})
test.afterAll(() => app.stop())

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto(`${app.address}/#/login`)
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function typeNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.keyboard.press('Enter')
}

test('a generated password is changed at the first sign-in, and again from the menu and the palette', async ({ page, browser }) => {
  await signIn(page, ADMIN.login, ADMIN.password)
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/navbar/center/role`)
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mia Muster')
  await page.getByRole('dialog').getByLabel('E-mail address').fill('mia@example.com')
  await page.keyboard.press('Enter')
  const first = await page.getByLabel('First password').inputValue()

  const context = await browser.newContext()
  const own = await context.newPage()
  await signIn(own, 'mia@example.com', first)
  await expect(own.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await expectAccessible(own)
  await typeNewPassword(own, 'Branchline2026')
  await expect(own.getByText('The password is based on the name of this product.')).toBeVisible()
  await typeNewPassword(own, 'qwertyuiop')
  await expect(own.getByText('This is one of the most commonly guessed passwords.')).toBeVisible()
  await typeNewPassword(own, 'only mine, and long')
  await expect(own).toHaveURL(/#\/gateway/)

  await own.getByRole('button', { name: /^Account of/ }).click()
  await own.getByRole('menuitem', { name: 'Change password' }).click()
  await expect(own.getByRole('dialog', { name: 'Change password' })).toBeVisible()
  await expectAccessible(own)
  await expect(own.getByLabel('Current password')).toBeFocused()
  await own.keyboard.type('not this one')
  await typeNewPassword(own, 'the next one, and long')
  await expect(own.getByText('This is not your current password.')).toBeVisible()
  await expect(own.getByLabel('Current password')).toBeFocused()
  await own.getByLabel('Current password').fill('only mine, and long')
  await own.keyboard.press('Enter')
  await expect(own.getByText('Your password has been changed.')).toBeVisible()
  await expect(own.getByRole('dialog', { name: 'Change password' })).toHaveCount(0)
  await own.keyboard.press('Control+k')
  await own.keyboard.type('Change password')
  await own.keyboard.press('Enter')
  await expect(own.getByRole('dialog', { name: 'Change password' })).toBeVisible()
  await own.keyboard.press('Escape')
  await context.close()
})

test('a second factor is set up with an app, asked for at the next sign-in, and turned off with password and code', async ({ page }) => {
  await signIn(page, ADMIN.login, ADMIN.password)
  await expect(page).toHaveURL(/#\/gateway/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const shown = (steps: number): string => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
  await page.getByLabel('Code from the app').fill('000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the six-digit code from the app')).toBeVisible()
  await page.getByLabel('Code from the app').fill(shown(-1))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your second factor is on.')).toBeVisible()
  await expectAccessible(page)
  const codes = await page.locator('li code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await signIn(page, ADMIN.login, ADMIN.password)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByLabel('Code or recovery code')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(codes[0]?.startsWith('a') ? 'bbbbb-bbbbb' : 'aaaaa-aaaaa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code is wrong or has already been used.')).toBeVisible()
  await page.keyboard.type(shown(0))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Second factor' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(ADMIN.password)
  await page.getByLabel('Code or recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your second factor is off.')).toBeVisible()
})

test('an administrator requires a second factor of a role: whoever signs in next sets it up first', async ({ page }) => {
  await signIn(page, ADMIN.login, ADMIN.password)
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/navbar/center/role`)
  await page.getByRole('button', { name: 'Second factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Second factor required' })
  await dialog.getByRole('checkbox', { name: 'Super admin', exact: true }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  // The page that is open is led to it by the next call; a sign-in is led to it first.
  await expect(page.getByText('Your administrator requires a second factor for your role.')).toBeVisible()
  await expectAccessible(page)
  await signIn(page, ADMIN.login, ADMIN.password)
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
})
