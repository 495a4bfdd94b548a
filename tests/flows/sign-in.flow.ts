import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

const LOGIN = 'chief@example.com'
const PASSWORD = 'a long enough secret'
/** The whole of a first screen's script, as the server sends it. */
const MOST_SCRIPT_BYTES = 250_000
let app: AppServer

test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  app = await startApp({ BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD })
})

test.afterAll(async () => {
  await app.stop()
})

test('the sign-in works after at most 250 kB of script; an account signs in with its password, stays signed in after a reload and signs out again', async ({
  page,
}) => {
  await noteWhenFormStands(page)
  await page.goto(app.address)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toHaveCount(0)
  expect(await scriptBytes(page)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)

  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill('not the secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Account or password is wrong')).toBeVisible()
  await expectAccessible(page)

  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
  expect(bodies.join('\n')).not.toContain(PASSWORD)
  await expect(page.getByText('No project yet')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/no/such/page`)
  await expect(page).toHaveURL(/#\/404/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${app.address}/#/gateway`)
  await page
    .getByRole('button', { name: /^Account|^Your account|chief/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /Sign out|Log out/i }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('rate limits: after ten wrong passwords an account waits, with the time told; another account may sign in meanwhile', async ({
  page,
}) => {
  await page.goto(app.address)
  await page.getByLabel('E-mail or phone').fill('somebody@example.com')
  const tooMany = page.getByText(/Too many attempts\. Try again in \d:\d\d/)
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/login'))
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`)
    await page.keyboard.press('Enter')
    await answered
  }
  await expect(tooMany).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await expect(tooMany).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gateway/)
})

test('section 1, brand variant: the brand word in the address opens the other sign-in, which makes the call of the brand', async ({
  page,
}) => {
  await page.goto(`${app.address}/?clivet`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('main').or(page.locator('body')).first()).toContainText(/clivet/i)
  const called = page.waitForRequest((request) => request.url().endsWith(CALLS.account.brandLogin.path))
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  expect((await called).method()).toBe('POST')
  await expect(page).toHaveURL(/clivet.*#\/gateway/)
})

test('section 4, local persistence: a browser that refuses its store opens the app, signs in, says what it does not keep, and signs out', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await page.goto(`${app.address}/#/login?redirect=/redirect/%252Fevil.example`)
  await page.getByLabel('E-mail or phone').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your browser is not keeping this page’s data')).toBeVisible()
  // What was to be gone to afterwards lies inside the product, however it is spelled.
  await expect(page).toHaveURL(`${app.address}/#/404`)
  await page.goto(`${app.address}/#/list/mssp?new=1`)
  await page.getByRole('textbox', { name: 'Project name' }).fill('Kept by the server')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/navbar\/mssp\/selection/)
  await page.goto(`${app.address}/#/navbar/mssp/piping`)
  await expect(page.getByText('No system yet')).toBeVisible()
  await expect(page.getByText('Not stored')).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/login/)
  expect(problems).toEqual([])
})

/** Marks the moment at which the sign-in can be sent: menus and messages are fetched behind it. */
async function noteWhenFormStands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('form button[type="submit"]:not([disabled])') === null) return
      performance.mark('form stands')
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true, attributes: true })
  })
}

/** What has been asked for of script until then, compressed as it came. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const until = performance.getEntriesByName('form stands')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js') && entry.startTime <= until,
      )
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
  })
}
