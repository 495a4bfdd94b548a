import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER } from '../../src/contract/account/account'
import type { Envelope } from '../../src/contract/envelope'
import type { WireProject } from '../../src/contract/project/project-wire'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

import { saved, savedAfter } from './saved-after'
import { signedInToken } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

const PROJECT = 'Riverside office building'
const FIRST = 2
const SECOND = 3
/** Longer than another tab takes to open the project. */
const BUSY_MS = 5_000
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const length = (page: Page, line: number) => sheetCell(page, line, 'Length')

async function openPipes(page: Page): Promise<void> {
  await page.goto(app.address)
  const demo = page.getByRole('button', { name: 'Try the demo' })
  await expect(demo.or(page.getByText(PROJECT, { exact: true }).first())).toBeVisible()
  if (await demo.isVisible()) await demo.click()
  await page.getByText(PROJECT, { exact: true }).first().click()
  await expect(page).toHaveURL(/selection/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await page.getByText('Table', { exact: true }).click()
  await expect(await length(page, FIRST)).toBeVisible()
}

test('section 4, saving: edits made offline are kept, and saved at once when the network is back', async ({ page, context }) => {
  await openPipes(page)
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/vrfProject/save')) saves++
  })
  await context.setOffline(true)
  for (const metres of [5, 6, 7, 8, 9, 10, 11, 12]) await typeIntoCell(page, FIRST + (metres % 2), 'Length', String(metres))
  await typeIntoCell(page, FIRST, 'Length', '13')
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()
  await expect(page.getByText('No connection. You can keep working')).toBeVisible()
  saves = 0
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  expect(saves).toBe(1)
  await page.reload()
  await page.getByText('Table', { exact: true }).click()
  await expect(await length(page, FIRST)).toHaveText('13')
  await expect(await length(page, SECOND)).toHaveText('11')
})

test('section 4, saving: two tabs that edit one project end with the same state', async ({ page, context }) => {
  await openPipes(page)
  const other = await context.newPage()
  await openPipes(other)
  await typeIntoCell(page, FIRST, 'Length', '21')
  await expect(saved(page)).toBeVisible()
  await expect(await length(other, FIRST)).toHaveText('21')
  await typeIntoCell(other, SECOND, 'Length', '22')
  await expect(saved(other)).toBeVisible()
  await expect(await length(page, SECOND)).toHaveText('22')
  await expect(await length(page, FIRST)).toHaveText('21')
  await expect(await length(other, FIRST)).toHaveText('21')
})

test('section 4, saving: a tab too busy to answer keeps its work, and kept work that cannot be read is told', async ({ page, context }) => {
  await openPipes(page)
  const saves = `**${CALLS.project.mssp.save.path}`
  await page.route(saves, (route) => route.abort())
  await typeIntoCell(page, FIRST, 'Length', '61')
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()

  await test.step('the same tab opens its own work again', async () => {
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await openPipes(page)
    await expect(await length(page, FIRST)).toHaveText('61')
  })

  await test.step('another tab opens what the server has', async () => {
    const busy = page.evaluate((ms) => {
      for (const until = performance.now() + ms; performance.now() < until;);
    }, BUSY_MS)
    const other = await context.newPage()
    await openPipes(other)
    await expect(saved(other)).toBeVisible()
    await expect(await length(other, FIRST)).not.toHaveText('61')
    await busy
    await page.unroute(saves)
    await savedAfter(page, () => typeIntoCell(page, SECOND, 'Length', '62'))
    await expect(await length(other, FIRST)).toHaveText('61')
    await other.close()
  })

  await page.route(saves, (route) => route.abort())
  await typeIntoCell(page, FIRST, 'Length', '63')
  await typeIntoCell(page, FIRST, 'Length', '64')
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()
  await page.evaluate(damageLastChange)
  await page.unroute(saves)
  await page.reload()
  await page.getByText('Table', { exact: true }).click()
  await expect(await length(page, FIRST)).toHaveText('63')
  const notice = page.getByRole('alert').filter({ hasText: '1 change kept in this browser' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
})

/** Makes the last change in the browser's store one that nobody can apply. */
function damageLastChange(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('branchline')
    opening.onerror = () => reject(new Error('The store cannot be opened.'))
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('changes', 'readwrite')
      const last = transaction.objectStore('changes').openCursor(null, 'prev')
      last.onsuccess = () => last.result?.update({ ...(last.result.value as object), change: { label: '', ops: [{ table: 'unknown' }] } })
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('section 4, saving: a newer state from elsewhere is a conflict with three choices, and a copy loses nothing', async ({ page }) => {
  await openPipes(page)
  await savedAfter(page, () => typeIntoCell(page, FIRST, 'Length', '31'))
  await saveElsewhere(page, 'From elsewhere')
  await typeIntoCell(page, FIRST, 'Length', '32')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button')).toHaveCount(3)
  await question.getByRole('button', { name: /copy/i }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(`${PROJECT} (2)`).first()).toBeVisible()
  await expect(await length(page, FIRST)).toHaveText('32')
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(page.getByRole('row').filter({ hasText: PROJECT })).toHaveCount(2)
  const theirs = await listed(page)
  expect(theirs.find(({ projectName }) => projectName === PROJECT)).toMatchObject({ projectNo: 'From elsewhere' })
})

test('section 4, saving: of a conflict mine replaces what is on the server, and theirs replaces what is here', async ({ page }) => {
  await openPipes(page)
  await savedAfter(page, () => typeIntoCell(page, FIRST, 'Length', '41'))
  await saveElsewhere(page, 'Theirs one')
  await typeIntoCell(page, FIRST, 'Length', '42')
  const question = page.getByRole('dialog', { name: 'The server has a newer version' })
  await savedAfter(page, () => question.getByRole('button', { name: 'Keep mine' }).click())
  await expect(question).toHaveCount(0)
  const numberOf = async () => (await listed(page)).find(({ projectName }) => projectName === PROJECT)?.projectNo
  expect(await numberOf()).not.toBe('Theirs one')
  await expect(await length(page, FIRST)).toHaveText('42')

  await saveElsewhere(page, 'Theirs two')
  await typeIntoCell(page, FIRST, 'Length', '43')
  await question.getByRole('button', { name: 'Take theirs' }).press('Enter')
  await expect(question).toHaveCount(0)
  await expect(await length(page, FIRST)).toHaveText('42')
  expect(await numberOf()).toBe('Theirs two')
})

interface Listed {
  id: string
  projectName: string
  projectNo: string
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await signedInToken(page)
  return { [HEADER.token]: token, [HEADER.ssoSession]: token }
}

async function listed(page: Page): Promise<Listed[]> {
  const answer = await page.request.post(app.address + CALLS.project.mssp.list.path, { headers: await headersOf(page), data: {} })
  return ((await answer.json()) as Envelope<{ records: Listed[] }>).data.records
}

/** Saves the project with another number, as another browser of the same person does. */
async function saveElsewhere(page: Page, projectNo: string): Promise<void> {
  const headers = await headersOf(page)
  const id = (await listed(page)).find(({ projectName }) => projectName === PROJECT)?.id ?? ''
  const stored = (await (
    await page.request.get(`${app.address}${addressOf(CALLS.project.mssp.get, { id })}`, { headers })
  ).json()) as Envelope<WireProject>
  const { page1 } = stored.data
  const data = { ...stored.data, projectNo, page1: { ...page1, projectNo } }
  const answer = await page.request.post(app.address + CALLS.project.mssp.save.path, { headers, data })
  expect(await answer.json()).toMatchObject({ success: true })
}

test('section 4, local persistence: a full store is told, and the project can be saved as a file', async ({ page }) => {
  await openPipes(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The store is full.', 'QuotaExceededError')
    }
  })
  await page
    .getByRole('button', { name: /Theme|Appearance|Colours/i })
    .first()
    .click()
  await page.getByRole('menuitemradio').or(page.getByRole('menuitem')).filter({ hasText: /Dark/ }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'The store is full.' })
  await expect(notice).toBeVisible()
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save the project as a file' }).click()
  const project = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    projectName: string
    selection: { oduList: unknown[] }
  }
  expect([project.projectName, project.selection.oduList.length > 0]).toEqual([PROJECT, true])
})
