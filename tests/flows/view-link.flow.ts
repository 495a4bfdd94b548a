import { expect, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible, expectNamedAsRead } from './axe-check'
import { boardOf, press } from './board-hands'
import { test, type Elsewhere } from './elsewhere'
import { readPdf } from './read-pdf'

const PROJECT = 'Riverside office building'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

const dialog = (page: Page) => page.getByRole('dialog', { name: `Share “${PROJECT}”` })
const newPage = (elsewhere: Elsewhere): Promise<Page> => elsewhere({ viewport: { width: 1440, height: 900 } })

/** Figures of the strip, as text. */
const figure = (page: Page, name: RegExp) => page.getByRole('button', { name })
const FIGURES = [/^Rated CR/, /^Actual CR/, /^Piping [\d.]+/]

async function openDesign(page: Page): Promise<void> {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/list/mssp`)
  await page.getByRole('button', { name: PROJECT, exact: true }).click()
  await expect(page).toHaveURL(/#\/navbar\/mssp/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await expect(figure(page, /^Piping [\d.]+/)).toBeVisible()
}

async function makeLink(page: Page, isOpen: boolean): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  if (isOpen) await dialog(page).getByRole('checkbox', { name: 'Anyone with the link may view it, without an account' }).check()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  const link = await dialog(page).getByLabel('The new link').inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  return link
}

test('sharing: a link shows board, figures and PDF without an account, until its owner takes it back', async ({ elsewhere }) => {
  test.setTimeout(240_000)
  const owner = await newPage(elsewhere)
  const visitor = await newPage(elsewhere)
  const calls: string[] = []
  const problems: string[] = []
  visitor.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  visitor.on('pageerror', (error) => problems.push(error.message))
  let link = ''
  let figures: string[] = []

  await test.step('the button stands in the bar of every step', async () => {
    await openDesign(owner)
    for (const step of ['selection', 'report', 'piping']) {
      await owner.goto(`${app.address}/#/navbar/mssp/${step}`)
      await expect(owner.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    }
    await expect(figure(owner, /^Piping [\d.]+/)).toBeVisible()
    await expectNamedAsRead(owner)
    figures = await Promise.all(FIGURES.map((name) => figure(owner, name).innerText()))
  })

  await test.step('a link for accounts names sender and project at the door, and lands in the project after the sign-in', async () => {
    const closed = await makeLink(owner, false)
    expect(closed).toContain('#/share/')
    const invited = await newPage(elsewhere)
    await invited.goto(closed)
    await expect(invited.getByText(`Demo Engineer shared “${PROJECT}” with you`)).toBeVisible()
    await expect(invited.getByRole('link', { name: 'View without an account' })).toHaveCount(0)
    await expectAccessible(invited)
    await invited.getByRole('link', { name: 'Register as a guest' }).click()
    await expect(invited).toHaveURL(/#\/regist\?redirect=/)
    await invited.getByRole('link', { name: 'Sign in' }).click()
    await expect(invited.getByText(`Demo Engineer shared “${PROJECT}” with you`)).toBeVisible()
    await invited.getByRole('button', { name: 'Try the demo' }).click()
    await expect(invited).toHaveURL(/#\/navbar\/mssp/)
    const wrong = await newPage(elsewhere)
    await wrong.goto(`${closed}x`)
    await expect(wrong.getByText('This link is no longer valid.')).toBeVisible()
    await expectAccessible(wrong)
    await wrong.goto(closed.replace('/share/', '/view/'))
    await expect(wrong.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })

  await test.step('who has no account sees the board and the figures that the owner sees, and can change nothing', async () => {
    link = await makeLink(owner, true)
    expect(link).toContain('#/view/')
    await visitor.goto(link)
    await expect(visitor.getByText('Shared by Demo Engineer · read only')).toBeVisible()
    for (const [at, text] of figures.entries()) await expect(figure(visitor, FIGURES[at] ?? /$/)).toHaveText(text)
    await expect(boardOf(visitor)).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'Parts' })).toHaveCount(0)
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    await expectAccessible(visitor)
    await expectNamedAsRead(visitor)
    await visitor.getByRole('tab', { name: /^Limits/ }).click()
    await expect(
      visitor
        .getByRole('list', { name: 'Limits' })
        .or(visitor.getByRole('region', { name: 'Limits' }))
        .first(),
    ).toBeVisible()
    await press(visitor, 'Control+a', 'Delete')
    for (const [at, text] of figures.entries()) await expect(figure(visitor, FIGURES[at] ?? /$/)).toHaveText(text)
    const kept = await visitor.evaluate(async () => JSON.stringify([localStorage.getItem('vuex'), await indexedDB.databases()]))
    expect(kept).not.toContain(link.split('/view/')[1])
  })

  await test.step('the PDF is saved by one press', async () => {
    const download = visitor.waitForEvent('download', { timeout: 120_000 })
    await visitor.getByRole('button', { name: 'Save as PDF' }).click()
    expect(readPdf(await (await download).path())).toContain(PROJECT)
  })

  const saves: string[] = []
  owner.on('request', (request) => {
    if (request.url().endsWith('/save')) saves.push(request.url())
  })
  await test.step('who is signed in sees the same page, and is back in the design by its address', async () => {
    await owner.goto(link)
    await expect(owner.getByText('Shared by Demo Engineer · read only')).toBeVisible()
    await owner.keyboard.press('Control+k')
    await expect(owner.getByPlaceholder('Search projects, rooms, units, findings, figures and commands')).toHaveCount(0)
    await owner.goto(`${app.address}/#/list/mssp`)
    await owner.getByRole('button', { name: PROJECT, exact: true }).click()
    await expect(owner).toHaveURL(/#\/navbar\/mssp/)
    await expect(owner.getByRole('button', { name: `Rename the project ${PROJECT}` })).toBeEnabled()
    // As in a tab of its own: the design is remembered, and not open.
    await owner.goto('about:blank')
    await owner.goto(link)
    await expect(owner.getByText('Shared by Demo Engineer · read only')).toBeVisible()
    await owner.goto(`${app.address}/#/navbar/mssp/piping`)
    await expect(figure(owner, /^Piping [\d.]+/)).toBeVisible()
    await expect(owner.getByRole('button', { name: `Rename the project ${PROJECT}` })).toBeEnabled()
    await expect(owner.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    expect(saves).toEqual([])
  })

  await test.step('the owner sees the visits and takes the link back; a reload says that it has ended', async () => {
    await owner.getByRole('button', { name: 'Share', exact: true }).click()
    const row = dialog(owner).getByRole('listitem').filter({ hasText: 'Without an account: 3 visits' })
    await row.getByRole('button', { name: /^Revoke/ }).click()
    await expect(row).toHaveCount(0)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expect(visitor.getByText(PROJECT)).toHaveCount(0)
    await expectAccessible(visitor)
  })

  expect(calls.filter((path) => !path.startsWith('/api/apps-mssp/view/'))).toEqual([])
  expect(problems).toEqual([])
})
