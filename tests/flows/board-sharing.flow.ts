import { expect, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { test, type Elsewhere } from './elsewhere'

const CHIEF = 'chief@example.com'
const PASSWORD = 'a long enough secret'
const PROJECT = 'Harbour offices'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: CHIEF, BRANCHLINE_ADMIN_PASSWORD: PASSWORD })
})
test.afterAll(() => app.stop())

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog', { name: `Share “${PROJECT}”` })

const newPage = (elsewhere: Elsewhere): Promise<Page> =>
  elsewhere({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** A generated password is changed before anything else. */
async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill('a sentence of her own')
  await page.getByLabel('Repeat the password').fill('a sentence of her own')
  await page.keyboard.press('Enter')
}

async function addAnna(page: Page): Promise<string> {
  await page.goto(`${app.address}/#/navbar/center/role`)
  await page.getByRole('button', { name: 'Add account' }).click()
  await page.getByLabel('Name').fill('Anna Berg')
  await page.getByLabel('E-mail address').fill('anna@design.example')
  await page.keyboard.press('Enter')
  const password = await page.getByLabel('First password').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return password
}

async function makeProject(page: Page): Promise<void> {
  await page.goto(`${app.address}/#/list/mssp?new=1`)
  await page.getByRole('textbox', { name: 'Project name' }).fill(PROJECT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/navbar\/mssp\/selection/)
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(row(page, PROJECT)).toBeVisible()
}

test('feedback and sharing: a project is shared by link and to a user, copied, and taken back', async ({ elsewhere }) => {
  test.setTimeout(120_000)
  const chief = await newPage(elsewhere)
  await chief.goto(app.address)
  await fillSignIn(chief, CHIEF, PASSWORD)
  await expect(chief).toHaveURL(/#\/gateway/)
  const password = await addAnna(chief)
  await makeProject(chief)
  const anna = await newPage(elsewhere)
  let link = ''

  await test.step('by mouse: a link is made and copied', async () => {
    await chief.getByRole('button', { name: `More for ${PROJECT}` }).click()
    await chief.getByRole('menuitem', { name: 'Share' }).click()
    await expect(dialog(chief)).toContainText('Only you')
    await expectAccessible(chief)
    await dialog(chief).getByRole('button', { name: 'Create link' }).click()
    link = await dialog(chief).getByLabel('The new link').inputValue()
    await dialog(chief).getByRole('button', { name: 'Copy the link' }).click()
    await expect(dialog(chief).getByRole('status')).toHaveText('The link is on the clipboard.')
    expect(await chief.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(dialog(chief).getByRole('listitem')).toContainText('Nobody has opened it yet')
    await expectAccessible(chief)
  })

  await test.step('who is not signed in signs in first and lands in the project, which is not saved', async () => {
    await anna.goto(link)
    await expect(anna).toHaveURL(/#\/login/)
    await fillSignIn(anna, 'anna@design.example', password)
    await choosePassword(anna)
    await expect(anna).toHaveURL(/#\/navbar\/mssp\/selection/)
    const notice = anna.getByRole('region', { name: 'Someone else’s project' })
    await expect(notice).toContainText('you can view it, and nothing is saved')
    await expect(notice.getByRole('button')).toHaveCount(0)
    await expect(anna.getByRole('button', { name: /Read-only|Read only/ })).toBeVisible()
    await expectAccessible(anna)
  })

  await test.step('it stands in the list, marked with its owner, without a copy, a file or a share', async () => {
    await anna.goto(`${app.address}/#/list/mssp`)
    await expect(row(anna, PROJECT).getByRole('img', { name: /^Shared by/ })).toBeVisible()
    await anna.getByRole('button', { name: `More for ${PROJECT}` }).click()
    await expect(anna.getByRole('menuitem', { name: 'Copy' })).toBeDisabled()
    await expect(anna.getByRole('menuitem', { name: 'Save as a file' })).toBeDisabled()
    await expect(anna.getByRole('menuitem', { name: 'Share' })).toHaveCount(0)
    await anna.keyboard.press('Escape')
  })

  await test.step('by keyboard: the link is taken back, which can be undone, and the project shared with the user', async () => {
    await chief.keyboard.press('Escape')
    await expect(dialog(chief)).toHaveCount(0)
    await row(chief, PROJECT).press('Space')
    await chief.getByRole('button', { name: 'Share', exact: true }).press('Enter')
    await expect(dialog(chief).getByRole('listitem')).toContainText('Opened by Anna Berg')
    await dialog(chief)
      .getByRole('button', { name: /^Revoke/ })
      .press('Enter')
    await expect(dialog(chief).getByRole('listitem')).toHaveCount(0)
    await chief.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(dialog(chief).getByRole('listitem')).toHaveCount(1)
    await dialog(chief)
      .getByRole('button', { name: /^Revoke/ })
      .press('Enter')
    await expect(dialog(chief).getByRole('listitem')).toHaveCount(0)
    await anna.reload()
    await expect(anna.getByText('No project yet')).toBeVisible()

    await dialog(chief).getByRole('combobox', { name: 'Share with a user' }).focus()
    await chief.keyboard.type('anna@design.example')
    await expect(chief.getByRole('option', { name: /Anna Berg/ })).toBeVisible()
    await chief.keyboard.press('ArrowDown')
    await chief.keyboard.press('Enter')
    const right = dialog(chief).getByRole('combobox', { name: 'What they may do' })
    await right.press('ArrowDown')
    await expect(chief.getByRole('option', { name: 'May copy it' })).toBeVisible()
    await chief.keyboard.press('ArrowDown')
    await chief.keyboard.press('Enter')
    await expect(right).toHaveValue('May copy it')
    await dialog(chief).getByRole('button', { name: 'Share', exact: true }).press('Enter')
    await expect(dialog(chief).getByRole('combobox', { name: 'What Anna Berg may do' })).toHaveValue('May copy it')
  })

  await test.step('the old link opens nothing; the user opens the project and saves a copy', async () => {
    await anna.goto(link)
    await expect(anna.getByRole('heading', { name: 'The link cannot be opened' })).toBeVisible()
    await expectAccessible(anna)
    await anna.goto(`${app.address}/#/list/mssp`)
    await anna.getByRole('button', { name: PROJECT, exact: true }).click()
    await expect(anna).toHaveURL(/#\/navbar\/mssp\/selection/)
    await anna.getByRole('button', { name: 'Save a copy' }).click()
    await expect(
      anna
        .getByRole('button', { name: `Rename project ${PROJECT} (2)` })
        .or(anna.getByText(`${PROJECT} (2)`))
        .first(),
    ).toBeVisible()
    await expect(anna.getByRole('region', { name: 'Someone else’s project' })).toHaveCount(0)
  })

  await test.step('taken back, the project is gone from the list and the copy stays', async () => {
    await dialog(chief).getByRole('button', { name: 'Revoke: Anna Berg' }).click()
    await expect(dialog(chief).getByRole('listitem')).toHaveCount(0)
    await anna.goto(`${app.address}/#/list/mssp`)
    await expect(row(anna, `${PROJECT} (2)`)).toHaveCount(1)
    await expect(row(anna, PROJECT)).toHaveCount(1)
  })

  await test.step('the open project is shared from the palette, and its switch for the library holds', async () => {
    await chief.keyboard.press('Escape')
    await chief.getByRole('button', { name: PROJECT, exact: true }).click()
    await expect(chief).toHaveURL(/#\/navbar\/mssp\/selection/)
    await chief.keyboard.press('Control+k')
    await expect(chief.getByPlaceholder('Search projects, rooms, units, findings, figures and commands')).toBeFocused()
    await chief.keyboard.type('Share this')
    // The palette says what can be done with the project as soon as the project is read.
    await chief.getByRole('button', { name: /^Share this/ }).press('Enter')
    const shown = dialog(chief).getByRole('switch', { name: 'Show my projects to those who may see all projects of the library' })
    await expect(shown).toBeChecked()
    await shown.press('Space')
    await expect(shown).not.toBeChecked()
    await chief.keyboard.press('Escape')
    await expect(dialog(chief)).toHaveCount(0)
  })
})
