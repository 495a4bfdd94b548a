import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { test } from './elsewhere'
import { chooseByKeyboard } from '../helpers/menu'

const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
// The pages of the centre each have a search: the one of the page before takes what is typed too early.
const USER_SEARCH = 'Name, account, phone, company'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD })
})
test.afterAll(() => app.stop())

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto(app.address)
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('section 2, user centre: an account is added and given a role, and its open page follows at once', async ({ page, elsewhere }) => {
  await signIn(page, LOGIN, PASSWORD)
  await expect(page).toHaveURL(/#\/gateway/)
  await page.getByRole('link', { name: 'User centre' }).click()
  await expect(page).toHaveURL(/#\/navbar\/center\/visitors/)
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { level: 1, name: 'User centre' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Roles' }).click()
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Name').fill('Anna Berg')
  await page.getByLabel('E-mail address').fill('anna@design.example')
  await page.keyboard.press('Enter')
  const password = await page.getByLabel('First password').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('grid', { name: 'Administrative actions' })).toContainText('Account added')

  const anna = await elsewhere()
  await signIn(anna, 'anna@design.example', password)
  // The password was generated: the account has to choose another one first.
  await anna.getByLabel('New password').fill('a sentence of her own')
  await anna.getByLabel('Repeat the password').fill('a sentence of her own')
  await anna.keyboard.press('Enter')
  await expect(anna).toHaveURL(/#\/gateway/)
  await expect(anna.getByRole('link', { name: 'User centre' })).toHaveCount(0)

  await page.getByText('Sign-ins and refusals', { exact: true }).click()
  const signIns = page.getByRole('grid', { name: 'Sign-ins and refusals' })
  await expect(signIns.getByRole('row', { name: /Anna Berg/ }).first()).toContainText('Signed in')
  await expect(signIns).toContainText('Way: Password')
  await expect(signIns).not.toContainText('Account added')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('searchbox', { name: USER_SEARCH }).fill('anna')
  const row = page.getByRole('row', { name: /Anna Berg/ })
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Assign role' }).click()
  await page.getByRole('menuitem', { name: 'Sub admin' }).click()
  await expect(row).toContainText('Sub admin')

  await anna.getByRole('link', { name: 'User centre' }).click()
  await anna.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(anna.getByRole('row', { name: /Anna Berg/ })).toBeVisible()
  await expect(anna.getByRole('link', { name: 'Roles' })).toHaveCount(0)

  // The permission was taken back, so the open page gives way.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Level-2 user')
  await expect(anna.getByRole('row', { name: /Anna Berg/ })).toHaveCount(0)
  await expect(anna.getByRole('link', { name: 'User centre' })).toHaveCount(0)

  // Changed while nobody listened: the page that comes back does not believe what it remembers.
  await page.getByRole('button', { name: 'Assign role' }).click()
  await page.getByRole('menuitem', { name: 'Sub admin' }).click()
  await expect(anna.getByRole('link', { name: 'User centre' })).toBeVisible()
  await anna.goto('about:blank')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Level-2 user')
  await anna.goto(`${app.address}/#/navbar/center/users`)
  await expect(anna).toHaveURL(/#\/401/)
  await expect(anna.getByRole('link', { name: 'User centre' })).toHaveCount(0)

  // Section 6, cad: the account was given its library here, so its CAD list is open, until an administrator turns CAD off.
  await anna.goto(`${app.address}/#/list/mssp/cad`)
  await expect(anna.getByRole('heading', { level: 1, name: 'CAD projects' })).toBeVisible()
  await page.getByRole('button', { name: 'CAD', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Turn CAD off' }).click()
  await expect(page.getByText('CAD turned off')).toBeVisible()
  await expect(anna).toHaveURL(/#\/gateway/)

  await page.getByRole('button', { name: 'Access' }).click()
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(page.getByText('Second factor reset')).toBeVisible()
  await expectAccessible(page)
})

test('section 2, user centre: by keyboard a library is added, an account closed after a question, and visits exported', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await signIn(page, LOGIN, PASSWORD)
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/navbar/center/role`)
  await page.getByRole('button', { name: 'Outbox' }).press('Enter')
  await expect(page.getByText('All mail has been sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Administrative actions' })).toContainText('Outbox read')
  await page.goto(`${app.address}/#/navbar/center/dbm`)
  await page.getByRole('button', { name: 'Add library' }).press('Enter')
  await page.getByLabel('Code').fill('EU01')
  await page.getByRole('textbox', { name: 'Name' }).fill('Europe')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /EU01/ })).toContainText('Europe')
  await expectAccessible(page)

  await page.goto(`${app.address}/#/navbar/center/users`)
  await page.getByRole('searchbox', { name: USER_SEARCH }).fill('anna')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: /Anna Berg/ }).press('Space')
  await page.getByRole('button', { name: 'Access' }).press('Enter')
  await chooseByKeyboard(page, 'Close account')
  await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).press('Enter')
  await expect(page.getByRole('row', { name: /Anna Berg/ })).toContainText('Closed')

  await page.goto(`${app.address}/#/list/mssp`)
  await expect(page.getByRole('heading', { level: 1, name: 'Piping projects' })).toBeVisible()
  await page.goto(`${app.address}/#/navbar/center/visitors`)
  // The diagram has its axes and legend, and the table with the same figures stands beside it.
  await expect(page.getByRole('img', { name: /^Visits by / }).locator('canvas')).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('Visitors')
  await expect(page.getByRole('grid', { name: 'Visits' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  await chooseByKeyboard(page, 'Piping design as CSV')
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFDay,Name,Account,Role,Library,Area,Visits\r\n/)
  expect(text).toContain('chief@example.com')
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  await chooseByKeyboard(page, 'Piping design as XLSX')
  expect(
    readFileSync(await (await sheet).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  // Security: none of its screens breaks the content security policy or writes an error.
  expect(problems).toEqual([])
})
