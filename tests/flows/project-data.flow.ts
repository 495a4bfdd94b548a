import { expect, test, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

const DEMO = 'Riverside office building'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Project data' })
const outdoorDryBulb = (page: Page) => dialog(page).getByRole('textbox', { name: 'Cooling, outdoor, Dry bulb' })

/** Reads the revision and first page that the server has of the demo project. */
async function stored(page: Page): Promise<{ revision: number; page1: Record<string, unknown> }> {
  return page.evaluate(async () => {
    const { session } = JSON.parse(localStorage.getItem('vuex') ?? '{}') as { session: { token: string } }
    const call = async (path: string, body?: unknown) => {
      const answer = await fetch(`/api/apps-mssp/device/v2/mssp/${path}`, {
        headers: { 'X-Token': session.token, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      return ((await answer.json()) as { data: unknown }).data
    }
    const list = (await call('vrfProject/list/new', {})) as { records: { id: string; projectName: string }[] }
    const id = list.records.find(({ projectName }) => projectName.startsWith('Riverside'))?.id ?? ''
    return (await call(`vrfProject/get/${id}`)) as { revision: number; page1: Record<string, unknown> }
  })
}

/** Presses Ctrl K and types on without waiting for the page in between. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const ctrl = { key: 'k', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2 }
  const keys = [
    { type: 'rawKeyDown' as const, ...ctrl },
    { type: 'keyUp' as const, ...ctrl },
  ]
  const letters = [...text].flatMap((letter) => {
    const key = { key: letter, windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0) }
    return [
      { type: 'keyDown' as const, ...key, text: letter },
      { type: 'keyUp' as const, ...key },
    ]
  })
  await Promise.all([...keys, ...letters].map((key) => session.send('Input.dispatchKeyEvent', key)))
  await session.detach()
}

test('the data of a project is changed from the list, the top bar and the palette, and taken back', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/list/mssp`)
  const before = await stored(page)

  await test.step('from the list it is saved at once, with its revision, and can be undone there', async () => {
    await page.getByRole('button', { name: `More for ${DEMO}` }).click()
    await page.getByRole('menuitem', { name: 'Project data' }).click()
    await expectAccessible(page)
    await dialog(page).getByRole('textbox', { name: 'Telephone' }).fill('+49 40 123456')
    await dialog(page).getByRole('textbox', { name: 'Project name' }).fill('Riverside office tower')
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(row(page, 'Riverside office tower')).toHaveCount(1)
    const after = await stored(page)
    expect(after.page1['telphone']).toBe('+49 40 123456')
    expect(after.revision).toBe(before.revision + 1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(row(page, DEMO)).toHaveCount(1)
    expect((await stored(page)).page1['telphone'] ?? '').toBe(before.page1['telphone'] ?? '')
  })

  await test.step('a project without a name is not stored', async () => {
    await page.getByRole('button', { name: `More for ${DEMO}` }).click()
    await page.getByRole('menuitem', { name: 'Project data' }).click()
    await dialog(page).getByRole('textbox', { name: 'Project name' }).fill(' ')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Enter a name')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('in a design step the figures follow at once, and Ctrl Z takes it back', async () => {
    await page.goto(`${app.address}/#/navbar/mssp/piping`)
    const ratio = page.getByText(/^Actual CR\s*[\d.]+/).first()
    await expect(ratio).toBeVisible()
    const figures = await ratio.innerText()
    await page.getByRole('button', { name: 'Project data', exact: true }).click()
    await outdoorDryBulb(page).fill('46')
    await outdoorDryBulb(page).press('Tab')
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(ratio).not.toHaveText(figures)
    await page.keyboard.press('Control+z')
    await expect(ratio).toHaveText(figures)
  })

  await test.step('the palette opens it too, and a wet bulb above its dry bulb is refused', async () => {
    // Typed at once: what comes before the palette's field has the focus is the palette's too. A space would press the button that had it.
    await page.getByRole('button', { name: 'Project data', exact: true }).focus()
    await typeAtOnce(page, 'Project data')
    const search = page.getByPlaceholder('Search projects, systems and commands')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('Project data')
    await page.keyboard.press('Enter')
    await expect(search).toHaveCount(0)
    await outdoorDryBulb(page).fill('5')
    await outdoorDryBulb(page).press('Tab')
    await dialog(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog(page).getByText('The wet bulb cannot be above the dry bulb.')).toBeVisible()
  })
})
