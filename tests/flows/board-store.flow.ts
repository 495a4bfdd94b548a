import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { startApp, type AppServer } from './app-server'
import { HEADER } from '../../src/contract/account/account'
import { savedBuilding } from '../helpers/saved-building'
import { expectAccessible } from './axe-check'
import { boardOf, press, spoken } from './board-hands'
import { test } from './elsewhere'
import { saved, savedAfter } from './saved-after'
import { openSeeded, signedInToken } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

const PROJECT = 'Riverside office building'
/** Lines of the sheet with the first pipes. */
const FIRST = 2
const SECOND = 3
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Signs in, where that was not done, and opens the demo project as a table of its pipes. */
async function openPipes(page: Page): Promise<void> {
  await page.goto(app.address)
  const demo = page.getByRole('button', { name: 'Try the demo' })
  await expect(demo.or(page.getByText(PROJECT).first())).toBeVisible()
  if (await demo.isVisible()) await demo.click()
  await page.getByText(PROJECT).first().click()
  await expect(page).toHaveURL(/selection/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await showTable(page)
}

async function showTable(page: Page): Promise<void> {
  await page.getByText('Table', { exact: true }).click()
  await expect(await sheetCell(page, FIRST, 'Length')).toBeVisible()
}

const setLength = (page: Page, metres: number, line = FIRST) => typeIntoCell(page, line, 'Length', String(metres))

async function expectLength(page: Page, metres: number, line = FIRST): Promise<void> {
  await expect(await sheetCell(page, line, 'Length')).toHaveText(String(metres))
}

/** Nothing reaches the server any more: what comes back is brought back by the page's own journal. */
const blockSaves = (page: Page): Promise<unknown> => page.route(`**${CALLS.project.mssp.save.path}`, (route) => route.abort())

/** Works in a browser of its own process on a profile that outlives it, and ends it at once, as a power cut or the task list does. */
async function inBrowser(profile: string, work: (page: Page) => Promise<void>): Promise<void> {
  const program = process.env['BRANCHLINE_CHROMIUM'] ?? '/usr/bin/chromium'
  const given = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--window-size=1440,900']
  const child = spawn(program, [...given, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  try {
    const browser = await chromium.connectOverCDP(await debuggerOf(child))
    await work(await pageOf(browser))
  } finally {
    // With all its processes: those that write the profile would otherwise outlive it for a moment. One that never began has none.
    const { pid } = child
    if (pid !== undefined && isRunning(-pid)) {
      process.kill(-pid, 'SIGKILL')
      await expect.poll(() => isRunning(-pid)).toBe(false)
    }
  }
}

function isRunning(processes: number): boolean {
  try {
    return process.kill(processes, 0)
  } catch {
    return false
  }
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ws:\/\/\S+/.exec(said)
      if (address) resolve(address[0])
    })
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)))
  })
}

async function pageOf(browser: Browser): Promise<Page> {
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no context')
  return context.pages()[0] ?? (await context.newPage())
}

test('a browser that is killed in the middle of an edit loses nothing, and asks nothing when it comes back', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'branchline-profile-'))
  try {
    await inBrowser(profile, async (page) => {
      await openPipes(page)
      await expect(saved(page)).toBeVisible()
      await blockSaves(page)
      await setLength(page, 31)
      await setLength(page, 17, SECOND)
      await expectLength(page, 17, SECOND)
      await page.waitForTimeout(100)
      // The journal has 100 ms: this one may be lost, but not what came before it.
      await setLength(page, 19, SECOND)
    })
    await inBrowser(profile, async (page) => {
      // The browser writes its small store, with the session, only some seconds after a change: it may have to sign in again.
      await openPipes(page)
      await expectLength(page, 31)
      await expect(await sheetCell(page, SECOND, 'Length')).toHaveText(/^1[79]$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(saved(page)).toBeVisible()

      // What was saved by then is the server's, and a change upon it is kept, too.
      await blockSaves(page)
      await setLength(page, 23, SECOND)
      await expectLength(page, 23, SECOND)
      await page.waitForTimeout(100)
      await page.reload()
      await showTable(page)
      await expectLength(page, 31)
      await expectLength(page, 23, SECOND)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.unrouteAll()
      await expect(saved(page)).toBeVisible()
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a text that was being typed when the browser was killed is there when it comes back', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'branchline-profile-'))
  const typed = 'Riser east, keep 600 mm free'
  const openDiagram = async (page: Page): Promise<void> => {
    await openPipes(page)
    await page.getByText('Board', { exact: true }).click()
    await expect(boardOf(page)).toBeVisible()
  }
  try {
    await inBrowser(profile, async (page) => {
      await openDiagram(page)
      await expect(saved(page)).toBeVisible()
      await press(page, 't')
      await expect(page.getByLabel('Text of the text block')).toBeFocused()
      await page.keyboard.type(typed, { delay: 10 })
      await page.waitForTimeout(100)
    })
    await inBrowser(profile, async (page) => {
      await openDiagram(page)
      await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
      await expect(spoken(page)).toContainText(typed)
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

test('two engineers change one project: one takes the other state, then keeps a copy of his own', async ({ page, elsewhere }) => {
  await openPipes(page)
  const other = await elsewhere()
  await openPipes(other)

  await test.step('takes theirs', async () => {
    await savedAfter(other, () => setLength(other, 41))
    await setLength(page, 51)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /theirs/i }).click()
    await expect(dialog).toHaveCount(0)
    await expectLength(page, 41)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await showTable(page)
    await expectLength(page, 41)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('saves a copy, by keyboard', async () => {
    await savedAfter(other, () => setLength(other, 43))
    await setLength(page, 53)
    const copy = page.getByRole('dialog').getByRole('button', { name: /copy/i })
    await expect(copy).toBeVisible()
    await copy.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(`${PROJECT} (2)`).first()).toBeVisible()
    await expectLength(page, 53)
    await savedAfter(page, () => setLength(page, 55))
    await page.reload()
    await showTable(page)
    await expect(page.getByText(`${PROJECT} (2)`).first()).toBeVisible()
    await expectLength(page, 55)
    // Theirs is as they left it.
    await other.reload()
    await showTable(other)
    await expectLength(other, 43)
  })
})

/** Makes the browser refuse whatever the page writes to its store, as it does on a full disk. Chromium's own override of the quota does not reach IndexedDB. */
async function fillDisk(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const { prototype } = IDBObjectStore
    const write: unknown = Reflect.get(globalThis, 'writeToDisk') ?? Reflect.get(prototype, 'put')
    Reflect.set(globalThis, 'writeToDisk', write)
    const refuse = function (this: IDBObjectStore): never {
      this.transaction.abort()
      throw new DOMException('There is no room on the disk.', 'QuotaExceededError')
    }
    Reflect.set(prototype, 'put', full ? refuse : write)
  }, isFull)
}

test('a full disk is told, and what was changed meanwhile is kept as soon as there is room', async ({ page }) => {
  await page.route('**/vrfProject/save', (route) => route.abort())
  await openPipes(page)
  await fillDisk(page, true)
  await setLength(page, 61)
  await expect(page.getByRole('button', { name: /^Not stored/ })).toBeVisible()
  await fillDisk(page, false)
  await setLength(page, 62, SECOND)
  await expect(page.getByRole('button', { name: /^Not stored/ })).toHaveCount(0)
  await page.reload()
  await showTable(page)
  await expectLength(page, 61)
  await expectLength(page, 62, SECOND)
  await page.unroute('**/vrfProject/save')
})

test('a project of many systems is compressed beside the thread that writes it, and arrives whole', async ({ page }) => {
  const systems = 260
  const threads: string[] = []
  page.on('worker', (worker) => threads.push(worker.url()))
  await openSeeded(page, app.address, { ...savedBuilding(systems, 12), id: 'tower', revision: 0, projectName: 'Tower' } as never, 20_000)
  await page.getByRole('button', { name: /Tower/ }).first().click()
  const sent = page.waitForRequest((request) => request.url().endsWith(CALLS.project.mssp.save.path))
  await page.getByRole('textbox').first().fill('Tall tower')
  await page.keyboard.press('Enter')
  expect((await sent).headers()[HEADER.contentEncoding.toLowerCase()]).toBe('gzip')
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  expect(threads.some((url) => url.includes('compressor'))).toBe(true)
  const token = await signedInToken(page)
  const answer = await page.request.get(`${app.address}${addressOf(CALLS.project.mssp.get, { id: 'tower' })}`, {
    headers: { [HEADER.token]: token },
  })
  const { data } = (await answer.json()) as { data: { projectName: string; selection: { oduList: { id: string }[] } } }
  expect(data.projectName).toBe('Tall tower')
  expect(data.selection.oduList.map((system) => system.id)).toStrictEqual(Array.from({ length: systems }, (_, at) => `sys-${at + 1}`))
})
