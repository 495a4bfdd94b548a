import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { HEADER, SHARE_ROLE } from '../../src/contract/account/account'
import type { Language } from '../../src/platform/words/languages'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { CutList } from './cut-texts'
import { signedInToken } from './seed-project'
import { speak } from './speak'

const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
/** A folder for pictures of every screen in both themes; without it nothing is kept. */
const PICTURES = process.env['BRANCHLINE_PICTURES']
/** The longest by the width of the words that stand on buttons, tabs and heads; for pictures the shortest, too. */
const LONGEST: readonly Language[] = PICTURES === undefined ? ['ru', 'de', 'es'] : ['ru', 'de', 'es', 'zh', 'en']
const WIDTHS = [1440, 1024]
const CENTRE = '/navbar/center/'
/** Tabs of the centre, whose head they share, with what the one before has not. */
const TABS = {
  visitors: '#visit-statistics',
  users: '[role=toolbar] button[aria-haspopup]',
  role: 'button:has(.tabler-icon-user-plus)',
  dbm: 'button:has(.tabler-icon-plus)',
  bug: '[role=search]',
}
let app: AppServer

test.beforeAll(async () => {
  // The directory is not asked: that there is one gives the sign-in its two ways.
  app = await startApp({
    ...{ BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD },
    ...{ LDAP_URL: 'ldap://127.0.0.1:9', LDAP_BASE: 'dc=example' },
  })
})
test.afterAll(() => app.stop())

/** Looks at what is shown, in a wide window and on a tablet. */
async function look(page: Page, cuts: CutList, language: Language, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 768 })
    await cuts.look(language, `${screen} at ${width} px`)
    if (PICTURES === undefined) continue
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${PICTURES}/${screen.replaceAll(/\W+/g, '-')}-${language}-${width}-${colorScheme}.png` })
    }
  }
}

/** Opens an address of the page, and waits for what it fetches. Its head is another one, or it is known by its content. */
async function open(page: Page, path: string, content?: string): Promise<void> {
  const head = page.locator('h1').first()
  const hasSameHead = page.url().endsWith(`#${path}`) || content !== undefined
  const before = await head.textContent()
  await page.evaluate((hash) => void (window.location.hash = hash), path)
  await expect(page).toHaveURL(`${app.address}/${new URL(page.url()).search}#${path}`)
  if (!hasSameHead) await expect(head).not.toHaveText(before ?? '')
  await expect(head).toBeVisible()
  if (content !== undefined) {
    await expect(page.locator(`nav a[href$="${path}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator(content).first()).toBeVisible()
  }
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
}

test('section 3, languages: the sign-in, the registration and the retrieval fit in the longest languages', async ({ page }) => {
  const cuts = new CutList(page)
  const isThere = (): Promise<void> => expect(page.locator('[name="username"]')).toBeVisible()
  await page.goto(`${app.address}/?clivet`)
  await isThere()
  for (const language of LONGEST) {
    await speak(page, language)
    await look(page, cuts, language, 'brand sign-in')
  }
  await page.goto(app.address)
  await isThere()
  for (const language of LONGEST) {
    await speak(page, language)
    for (const way of [1, 0]) {
      await page.getByRole('tab').nth(way).dispatchEvent('click')
      await look(page, cuts, language, way === 0 ? 'staff sign-in' : 'guest sign-in')
    }
    await open(page, '/login?step=retrieve')
    await look(page, cuts, language, 'retrieval')
    await open(page, '/regist')
    await look(page, cuts, language, 'registration')
    await open(page, '/login')
  }
  expect(cuts.lines()).toEqual([])
})

/** How much of the table lies beyond the edge of its frame, in px. */
async function hidden(page: Page): Promise<number> {
  return page
    .getByRole('grid')
    .evaluate(({ parentElement }) => (parentElement ? parentElement.scrollWidth - parentElement.clientWidth : NaN))
}

/** Gives the lists something to show: a project, one that is deleted, and an account with a long address. */
async function seed(page: Page): Promise<void> {
  const token = await signedInToken(page)
  const headers = { [HEADER.token]: token, [HEADER.ssoSession]: token }
  for (const projectId of ['kept', 'deleted']) {
    const data = { ...sampleWire(['apartment']), createdBy: '', id: projectId, projectName: `Harbour tower, ${projectId}` }
    expect(await (await page.request.post(app.address + CALLS.project.mssp.save.path, { headers, data })).json()).toMatchObject({
      success: true,
    })
  }
  const account = {
    userName: 'Maximilian Schwarzenberger',
    personalEmail: 'maximilian.schwarzenberger@design.example',
    shareRole: SHARE_ROLE.levelTwo,
    libCode: '0001',
  }
  expect(await (await page.request.post(app.address + CALLS.center.addUser.path, { headers, data: account })).json()).toMatchObject({
    success: true,
  })
  const gone = await page.request.post(app.address + CALLS.project.mssp.remove.path, { headers, data: { ids: ['deleted'] } })
  expect(await gone.json()).toMatchObject({ success: true })
}

test('section 3, languages: every screen of the platform fits in the longest languages', async ({ page }) => {
  await page.goto(`${app.address}/?clivet`)
  await page.locator('[name="username"]').fill(LOGIN)
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
  await seed(page)
  const cuts = new CutList(page)
  const dialog = page.getByRole('dialog')
  const inDialog = async (language: Language, screen: string, button: string): Promise<void> => {
    await page.locator(button).first().dispatchEvent('click')
    await expect(dialog).toBeVisible()
    // A menu that is still going stands where its button stood in the window of before.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
    await look(page, cuts, language, screen)
    await dialog.locator('.mantine-Modal-close').dispatchEvent('click')
    await expect(dialog).toHaveCount(0)
  }
  for (const language of LONGEST) {
    await open(page, '/gateway')
    await speak(page, language)
    await look(page, cuts, language, 'gateway')
    for (const kind of ['mssp', 'mssp/cad', 'simulation', 'noise']) {
      await open(page, `/list/${kind}`)
      await look(page, cuts, language, `list ${kind}`)
    }
    await open(page, '/list/mssp')
    await inDialog(language, 'deleted', 'main button:has(.tabler-icon-trash)')
    await inDialog(language, 'units', 'button:has(.tabler-icon-ruler-2)')
    await inDialog(language, 'new project', 'main button:has(.tabler-icon-plus)')
    await page.getByRole('row').locator('button:has(.tabler-icon-dots)').first().dispatchEvent('click')
    await inDialog(language, 'share', '[role=menuitem]:has(.tabler-icon-share)')
    for (const [tab, content] of Object.entries(TABS)) {
      await open(page, `${CENTRE}${tab}`, content)
      await look(page, cuts, language, `centre ${tab}`)
      if (tab === 'users') expect(await hidden(page), `${language}: the last visits on a tablet`).toBe(0)
    }
    await open(page, '/navbar/feedback')
    await look(page, cuts, language, 'feedback')
    await open(page, '/navbar/simulation')
    await look(page, cuts, language, 'later')
    for (const end of ['/401', '/404']) {
      await open(page, end)
      await look(page, cuts, language, end)
    }
  }
  expect(cuts.lines()).toEqual([])
})
