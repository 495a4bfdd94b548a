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
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
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
  const letters = Array.from(text).flatMap((letter) => {
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
    await dialog(page).getByRole('button', { name: 'Done' }).click()
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
    await expect(tab(page, 'Project').getByRole('img', { name: 'This section has an entry that cannot be saved' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the bid is a filter and a column of the list', async () => {
    await page.getByRole('button', { name: `More for ${DEMO}` }).click()
    await page.getByRole('menuitem', { name: 'Project data' }).click()
    await dialog(page).getByRole('combobox', { name: 'Bid', exact: true }).click()
    await page.getByRole('option', { name: 'Won' }).click()
    await dialog(page).getByRole('textbox', { name: 'Competing brands' }).fill('Brand A')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    const filter = page.getByRole('button', { name: 'Bid', exact: true })
    await filter.click()
    await page.getByRole('combobox', { name: 'Bid', exact: true }).click()
    await page.getByRole('option', { name: 'Won' }).click()
    await expect(page.getByRole('button', { name: 'Filters by bid: 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, DEMO)).toHaveCount(1)
    expect((await stored(page)).page1['bidWinornot']).toBe('won')
  })

  await test.step('in a design step the figures follow each field at once, and each is one step for undo', async () => {
    await page.goto(`${app.address}/#/navbar/mssp/piping`)
    const ratio = page.getByText(/^Actual CR\s*[\d.]+/).first()
    await expect(ratio).toBeVisible()
    const figures = await ratio.innerText()
    await page.getByRole('button', { name: 'Project data', exact: true }).click()
    await tab(page, 'Place and weather').click()
    await outdoorDryBulb(page).fill('46')
    await outdoorDryBulb(page).press('Tab')
    const foot = dialog(page).getByRole('group', { name: /^Figures of/ })
    await expect(foot).toContainText('before')
    await expect(ratio).not.toHaveText(figures)
    await tab(page, 'Building').click()
    await dialog(page).getByRole('textbox', { name: 'Number of floors' }).fill('4')
    await dialog(page).getByRole('textbox', { name: 'Fresh air, Air flow' }).fill('1800')
    await page.keyboard.press('Tab')
    await expectAccessible(page)
    await expect.poll(async () => (await stored(page)).page1).toMatchObject({ floorNumber: 4, designFreshAirFlow: 1800 })
    const undo = dialog(page).getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(dialog(page).getByRole('textbox', { name: 'Fresh air, Air flow' })).toHaveValue('')
    await expect(dialog(page).getByRole('textbox', { name: 'Number of floors' })).toHaveValue('4')
    await undo.click()
    await undo.click()
    await expect(undo).toBeDisabled()
    await expect(ratio).toHaveText(figures)
  })

  await test.step('Escape leaves the half-typed value first and the dialog second, and a wrong entry marks its part', async () => {
    const floors = dialog(page).getByRole('textbox', { name: 'Number of floors' })
    await floors.fill('999')
    await page.keyboard.press('Enter')
    await tab(page, 'Project').click()
    await expect(tab(page, 'Building').getByRole('img')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(floors).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(floors).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect((await stored(page)).page1).not.toHaveProperty('floorNumber')
  })

  await test.step('a city brings its outdoor values with their source in one step', async () => {
    await page.getByRole('button', { name: 'Project data', exact: true }).click()
    await tab(page, 'Project').focus()
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'Place and weather')).toHaveAttribute('aria-selected', 'true')
    const before = await outdoorDryBulb(page).inputValue()
    const city = dialog(page).getByRole('combobox', { name: 'City' })
    await city.fill('Palermo')
    await page.getByRole('option', { name: 'Palermo' }).first().click()
    await expect(dialog(page).getByText(/^Outdoor values from Palermo.* \(WMO \d+\) · .*Climate.OneBuilding.org/)).toBeVisible()
    await expect(outdoorDryBulb(page)).not.toHaveValue(before)
    await expect(
      dialog(page)
        .getByRole('row', { name: 'Cooling, outdoor' })
        .getByText(/^\d+\s?%$/),
    ).toBeVisible()
    await expect.poll(async () => (await stored(page)).page1['weatherInfo']).toMatchObject({ country: 'IT' })
    await dialog(page).getByRole('button', { name: 'Undo' }).click()
    await expect(outdoorDryBulb(page)).toHaveValue(before)
    await expect(dialog(page).getByText(/^Outdoor values from/)).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
  })

  await test.step('the palette opens it too, and a wet bulb above its dry bulb is refused', async () => {
    // Typed at once: what comes before the palette's field has the focus is the palette's too. A space would press the button that had it.
    await page.getByRole('button', { name: 'Project data', exact: true }).focus()
    await typeAtOnce(page, 'Project data')
    const search = page.getByPlaceholder('Search projects, rooms, units, findings, figures and commands')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('Project data')
    await page.keyboard.press('Enter')
    await expect(search).toHaveCount(0)
    await tab(page, 'Place and weather').click()
    await outdoorDryBulb(page).fill('5')
    await outdoorDryBulb(page).press('Tab')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page).getByText('The wet bulb cannot be above the dry bulb.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect((await stored(page)).page1['coolingOutdoorDbt']).not.toBe(5)
  })
})

test('the palette finds what is in the project and goes there, help leads through it and says why something is red', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  const search = page.getByPlaceholder('Search projects, rooms, units, findings, figures and commands')
  const seek = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type(words)
  }
  const card = page.getByRole('dialog', { name: 'Tour' })

  await test.step('the tour opens the example project, points beside each element, is left and taken up again', async () => {
    const begin = page.getByRole('menuitem', { name: 'Tour of the example project' })
    // The keys of all pages are loaded after the first one.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(begin).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(card.getByRole('heading', { name: 'Start with the rooms' })).toBeFocused()
    for (const title of ['Choose the outdoor unit', 'The piping draws itself']) {
      await page.keyboard.press('ArrowRight')
      await expect(card.getByRole('heading', { name: title })).toBeFocused()
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Continue the tour (3 of 7)' }).click()
    for (const title of ['Every figure can be proven', 'Every broken limit, in words', 'Find anything', 'Print the report']) {
      await card.getByRole('button', { name: 'Next' }).click()
      await expect(card.getByRole('heading', { name: title })).toBeFocused()
      await expect(card).not.toHaveAttribute('data-side', 'corner')
      await expect(card).toBeInViewport({ ratio: 1 })
    }
    await card.getByRole('button', { name: 'Done' }).click()
    await expect(card).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a room is found from another step, and its units are picked on the board', async () => {
    await expect(page).toHaveURL(/#\/navbar\/mssp\/report/)
    await seek('conference')
    await expect(page.getByRole('button', { name: /^Conference hall/ }).first()).toHaveAttribute('data-selected', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/navbar\/mssp\/piping/)
    await page.getByRole('tab', { name: 'Inspector' }).click()
    await expect(page.getByRole('heading', { name: 'DH-200' })).toBeVisible()
  })

  await test.step('a finding of another system opens in its list, a figure shows its proof, a verb acts on the board', async () => {
    await seek('longest way')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Findings' }).locator('[data-current]')).toContainText('IDU-1-03')
    await seek('total charge')
    await expect(page.getByRole('button', { name: /^Total charge.*kg/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Total charge' })).toBeVisible()
    await seek('select everything')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Inspector' }).click()
    await expect(page.getByRole('heading', { name: /^\d+ selected$/ })).toBeVisible()
  })

  await test.step('the box keeps its height and place while words are typed, and Tags opens from it', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    const box = () => page.getByRole('dialog', { name: 'Search and commands' }).boundingBox()
    // It grows while it opens.
    await expect.poll(async () => (await box())?.width).toBe(600)
    const before = await box()
    await page.keyboard.type('zzz')
    await expect(page.getByText('Nothing found.')).toBeVisible()
    expect(await box()).toEqual(before)
    await search.fill('Tags')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Tags' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Tags' })).toHaveCount(0)
  })

  await test.step('what is red is explained with its limit, its proof and what can be done', async () => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Why is this red?' }).click()
    const why = page.getByRole('dialog', { name: 'Why is this red?' })
    await expect(why.getByRole('listitem')).toContainText('IDU-1-03')
    await expect(why.getByText('Nothing is left to do')).toBeVisible()
    await expectAccessible(page)
    await why.getByRole('button', { name: 'How the figure is calculated' }).click()
    await expect(page.getByRole('tab', { name: 'Proof' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByText('IDU-1-03').first()).toBeVisible()
  })
})
