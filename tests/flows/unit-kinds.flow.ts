import { expect, test, type Locator, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const catalogue = (page: Page) => page.getByRole('complementary', { name: /^Add indoor units to / })
const list = (page: Page) => page.getByRole('grid', { name: /^Indoor units of / })

interface Figures {
  nominal: number
  required: number
  /** Delivered cooling and heating. */
  cooling: number
  heating: number
}

const numberIn = (text: string | undefined): number => Math.round(Number.parseFloat(text ?? '') * 10) / 10

/** The figures of a line of the list, by its type. */
async function listFigures(page: Page, code: string): Promise<Figures> {
  const cells = list(page)
    .getByRole('row')
    .filter({ has: page.getByText(code, { exact: true }) })
    .getByRole('gridcell')
  const text = await cells.allInnerTexts()
  const [nominal, required, cooling, , , , , , heating] = text.slice(11)
  const typed = required === '' ? await cells.nth(12).getByRole('textbox').inputValue() : required
  return { nominal: numberIn(nominal), required: numberIn(typed), cooling: numberIn(cooling), heating: numberIn(heating) }
}

/** The figures of the units of the report's table of capacities, in tenths of a kW as the list shows them. */
async function reportFigures(page: Page, name: RegExp): Promise<Figures[]> {
  const table = page.getByRole('table', { name: /^Indoor units: required and delivered/ })
  const rows = await table.getByRole('row', { name }).all()
  return await Promise.all(
    rows.map(async (row) => {
      const [nominal, required, cooling, , , heating] = (await row.getByRole('cell').allInnerTexts()).slice(-6)
      return { nominal: numberIn(nominal), required: numberIn(required), cooling: numberIn(cooling), heating: numberIn(heating) }
    }),
  )
}

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}

test('a ventilator, a hydro unit and an air handler with three coils are added beside the list, and an outdoor unit is chosen by its card', async ({
  page,
}) => {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByRole('dialog').getByLabel('Project name').fill('All kinds of units')
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('button', { name: 'Start without rooms' }).click()
  await page.getByRole('button', { name: 'Add indoor units' }).first().click()

  await test.step('1. picks the same model whether the type or the load comes first, and follows each change', async () => {
    await type(catalogue(page).getByRole('textbox', { name: 'Required cooling' }), '5')
    await catalogue(page)
      .getByRole('radio', { name: /^Four-way cassette/ })
      .check()
    await expect(catalogue(page).getByRole('button', { name: 'Add C4-056' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(catalogue(page).getByRole('button', { name: 'Add DL-056' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await type(catalogue(page).getByRole('textbox', { name: 'Required cooling' }), '6.5')
    await expect(catalogue(page).getByRole('radio', { name: 'Four-way cassette, C4-071' })).toBeChecked()
    await type(catalogue(page).getByLabel('Count'), '6')
    await catalogue(page).getByRole('button', { name: 'Add C4-071' }).click()
  })

  await test.step('2. adds a ventilator by its air flow and a hydro unit, with the list in sight', async () => {
    await catalogue(page)
      .getByRole('radio', { name: /^Heat-recovery ventilator/ })
      .check()
    await type(catalogue(page).getByRole('textbox', { name: 'Required air flow' }), '500')
    await type(catalogue(page).getByRole('textbox', { name: 'At static pressure' }), '84')
    await catalogue(page).getByRole('button', { name: 'Add HRV-050' }).click()
    await catalogue(page)
      .getByRole('radio', { name: /^Hydro unit/ })
      .check()
    await catalogue(page).getByRole('row').filter({ hasText: 'HDO-L080' }).click()
    await expect(catalogue(page).getByText('25 … 50').first()).toBeVisible()
    await catalogue(page).getByRole('button', { name: 'Add HDO-L080' }).click()
    await expect(list(page).getByRole('combobox', { name: 'Model of HRV-050' })).toBeVisible()
    await expect(list(page).getByRole('combobox', { name: 'Model of HDO-L080' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('3. puts an air handler with three coils together and opens it again', async () => {
    await catalogue(page)
      .getByRole('radio', { name: /^Air-handler kit/ })
      .check()
    await catalogue(page)
      .getByRole('button', { name: /^Air handler with coils/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('RTU 1')
    await type(dialog.getByLabel('Coils'), '3')
    await type(dialog.getByLabel('Total cooling'), '30')
    await expect(dialog.getByRole('img', { name: 'Recommended' }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose 3 × AK-160' }).click()
    await expect(dialog.getByText('Kits: 3, ports: 3')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add air handler' }).click()
    await page.getByRole('button', { name: '3 × AK-160: Edit RTU 1' }).click()
    await expect(dialog.getByLabel('Total cooling')).toHaveValue('30')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('4. lists delivered capacities before anything is drawn, and chooses a card', async () => {
    await expect(page.getByRole('img', { name: /^Delivered cooling: 1\d\d\.\d %$/ }).first()).toBeVisible()
    await catalogue(page).getByRole('button', { name: 'Close the catalogue' }).click()
    await expect(catalogue(page)).toHaveCount(0)
    const best = page.getByRole('article').filter({ hasText: 'Best fit' })
    await expect(best).toHaveCount(1)
    await best.getByRole('button', { name: /^Choose / }).click()
    await expect(best.getByText('Chosen')).toBeVisible()
    await expect(page.getByText(/^Chosen: /)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('5. the report has the ventilator, the hydro unit and the three coils with the numbers of the selection', async () => {
    const hydro = await listFigures(page, 'HDO')
    const handler = await listFigures(page, 'AHU')
    // Nominal and required are those of the kits that were chosen, and of the coils together.
    expect([handler.nominal, handler.required]).toEqual([48, 30])
    await page.getByRole('link', { name: /^Report/ }).click()
    await page.mouse.move(720, 860)
    await expect(page.getByRole('heading', { name: 'VRF system report' })).toBeVisible()
    const ordered = (model: string) => page.getByRole('row', { name: new RegExp(`^${model} `) }).first()
    await expect(ordered('HRV-050')).toHaveAccessibleName(/^HRV-050 Heat-recovery ventilator 1 .* 500 33 /)
    await expect(ordered('HDO-L080')).toHaveAccessibleName(/^HDO-L080 Hydro unit 1 /)
    await expect(ordered('AK-160')).toHaveAccessibleName(/^AK-160 Air-handler kit 3 16\.0 /)
    expect(await reportFigures(page, /^HDO-\S+ HDO-L080 /)).toEqual([hydro])
    const coils = await reportFigures(page, /^AHU-\S+ RTU 1.* AK-160 /)
    expect(coils).toHaveLength(3)
    const sum = (figure: keyof Figures) => coils.reduce((total, coil) => total + coil[figure], 0)
    expect({ nominal: sum('nominal'), required: sum('required'), cooling: sum('cooling') }).toEqual({
      nominal: handler.nominal,
      required: handler.required,
      cooling: handler.cooling,
    })
    expect(sum('heating')).toBeCloseTo(handler.heating, 0)
    await expect(page.getByRole('row', { name: /AHU-\S+ · RTU 1.* RTU 1 · Coils/ }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
