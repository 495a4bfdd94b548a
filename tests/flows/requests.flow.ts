import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER } from '../../src/contract/account/account'
import type { Envelope } from '../../src/contract/envelope'
import { type ProjectList } from '../../src/contract/project/project-calls'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { signedInToken } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

const SCREENS = ['/gateway', '/list/mssp', '/navbar/mssp/selection', '/navbar/mssp/piping', '/navbar/mssp/report', '/nowhere']
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(async () => {
  await app.stop()
})

async function openDemo(page: Page): Promise<void> {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByText('Riverside office building').first().click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/)
}

test('section 9, units: labels, panels and tables follow a choice by keyboard, and come back', async ({ page }) => {
  await openDemo(page)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  const length = page.getByLabel('Default pipe length')
  await expect(length).toHaveAttribute('placeholder', '3')
  await page.getByRole('button', { name: 'Units', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Units' })
  await expect(dialog.getByRole('listitem', { name: 'Capacity' })).toContainText('11.2')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Metric', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('listitem', { name: 'Capacity' })).toContainText('38.22')
  await expect(dialog.getByRole('listitem', { name: 'Pipe diameter' })).toContainText('5/8')
  await dialog.getByRole('button', { name: 'Temperature: back to ℃' }).press('Enter')
  await expect(dialog.getByRole('listitem', { name: 'Temperature' })).toContainText('27')
  await page.keyboard.press('Escape')
  await expect(length).toHaveAttribute('placeholder', '9.84')
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  await dialog.getByText('Metric', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(length).toHaveAttribute('placeholder', '3')

  // Typed in feet, kept in metres, shown in the report, and after a round of choices the stored project is the same but for its revision.
  const choose = async (system: 'Metric' | 'Imperial'): Promise<void> => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Units' }).click()
    await dialog.getByText(system, { exact: true }).click()
    await expect(dialog.getByRole('radio', { name: system, exact: true })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await choose('Imperial')
  await page.getByText('Table', { exact: true }).click()
  await typeIntoCell(page, 2, 'Length', '16.404')
  await expect(await sheetCell(page, 2, 'Length')).toHaveText('16.4')
  await choose('Metric')
  await expect(await sheetCell(page, 2, 'Length')).toHaveText('5')
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  const before = await storedProject(page)
  await choose('Imperial')
  await page.goto(`${app.address}/#/navbar/mssp/report`)
  await expect(page.getByText(/kBtu\/h/).first()).toBeVisible()
  await choose('Metric')
  await expect(page.getByText(/kBtu\/h/)).toHaveCount(0)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await choose('Imperial')
  await choose('Metric')
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
  expect(await storedProject(page)).toBe(before)
})

/** The project as the server keeps it, without what every save writes anew. */
async function storedProject(page: Page): Promise<string> {
  const headers = { [HEADER.token]: await signedInToken(page) }
  const list = (await (
    await page.request.post(app.address + CALLS.project.mssp.list.path, { headers, data: {} })
  ).json()) as Envelope<ProjectList>
  const id = list.data.records[0]?.id ?? ''
  const stored = (await (
    await page.request.get(`${app.address}${addressOf(CALLS.project.mssp.get, { id })}`, { headers })
  ).json()) as Envelope<object>
  return JSON.stringify({ ...stored.data, revision: 0 })
}

test('section 5, input filters: emoji are not taken, the caret stays, and the browser’s own undo goes on working', async ({ page }) => {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/list/mssp?new=1`)
  const name = page.getByRole('dialog').getByLabel('Project name')
  await name.pressSequentially('Tower 1')
  await name.press('Home')
  await page.keyboard.insertText('A😀')
  await expect(name).toHaveValue('ATower 1')
  await page.keyboard.type('B')
  await expect(name).toHaveValue('ABTower 1')
  await page.keyboard.press('Control+z')
  await expect(name).not.toHaveValue('ABTower 1')
})

test('security: no main screen breaks its content security policy or writes an error', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(app.address)
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  await page.goto(`${app.address}/#/regist`)
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  await openDemo(page)
  for (const screen of SCREENS) {
    await page.goto(`${app.address}/#${screen}`)
    await expect(page.getByRole('main').first()).toBeVisible()
    await page.waitForLoadState('networkidle').catch(() => undefined)
  }
  expect(problems).toEqual([])
})

test('section 8, error catalogue: errorCode 1001 forgets the token and reloads the page', async ({ page }) => {
  await openDemo(page)
  await page.route('**/vrfProject/**', (route) =>
    route.fulfill({ json: { errorCode: 1001, message: 'Expired', success: false, traceId: 't' } }),
  )
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    window.location.hash = '#/list/mssp'
  })
  await loaded
  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
})
