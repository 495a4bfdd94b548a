import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import packJson from '../../packs/default.json' with { type: 'json' }
import { readPack } from '../../src/contract/pack'
import { writeProject } from '../../src/contract/project/project-wire'
import report from '../../src/locales/zh/report.json' with { type: 'json' }
import { findKitLayout } from '../helpers/kit-layout'
import { sampleProject } from '../helpers/sample-projects'
import { addLargeBuilding } from '../helpers/samples/large-building'
import { startApp, type AppServer } from './app-server'
import { expectAccessible, expectNamedAsRead } from './axe-check'
import { pdfFonts, readPdf } from './read-pdf'
import { openSeeded } from './seed-project'
import { sheetCell, typeIntoCell } from './sheet-cell'

const PROJECT = 'Harbour clinic'
/** More than one file of the report holds. */
const SYSTEMS = 115
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

async function addUnits(page: Page, model: string, count: number, room: string, floor: string): Promise<void> {
  const drawer = page.getByRole('complementary', { name: /^Add indoor units to / })
  await drawer.getByLabel('Search', { exact: true }).fill(model)
  await drawer.getByRole('row').filter({ hasText: model }).first().click()
  await drawer.getByLabel('Count').fill(String(count))
  await drawer.getByLabel('Count').press('Tab')
  await drawer.getByRole('textbox', { name: 'Room' }).fill(room)
  await drawer.getByRole('textbox', { name: 'Floor' }).fill(floor)
  await drawer.getByRole('button', { name: `Add ${model}` }).click()
  await expect(page.getByText(`${count} × ${model} added`).first()).toBeVisible()
}

/** Follows a link of the rail; the rail opens over the screen while the pointer is on it. */
async function goTo(page: Page, step: RegExp): Promise<void> {
  await page.getByRole('link', { name: step }).click()
  await page.mouse.move(720, 860)
}

async function savePdf(page: Page): Promise<string> {
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: /Save as PDF|保存为 ?PDF|另存为 ?PDF|导出 ?PDF/ }).click()
  return await (await download).path()
}

test('an engineer designs a system from the sign-in to the saved PDF and finds everything again', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('1. signs in with the demo and finds a ready project', async () => {
    await page.goto(app.address)
    const demo = page.getByRole('button', { name: 'Try the demo' })
    await expect(demo).toBeVisible()
    await expectAccessible(page)
    await expectNamedAsRead(page)
    await demo.click()
    await expect(page).toHaveURL(/#\/gateway/)
    await expect(page.getByText('Riverside office building').first()).toBeVisible()
    await expectAccessible(page)
    await expectNamedAsRead(page)
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Riverside office building' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('2. creates a project with a number from the server and weather of its city', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Project name').fill(PROJECT)
    await expect(dialog.getByLabel('Project number')).not.toHaveValue('')
    const [country, city] = [dialog.getByRole('combobox', { name: 'Country' }), dialog.getByRole('combobox', { name: 'City' })]
    const first = page.getByRole('option').and(page.locator('[data-combobox-selected]'))
    // The first that begins with what is typed is taken with Enter.
    await country.click()
    await country.pressSequentially('Ger')
    await expect(first).toHaveText('Germany')
    await country.press('Enter')
    await expect(country).toHaveValue('Germany')
    await country.clear()
    await country.pressSequentially('ita')
    await expect(first).toHaveText('Italy')
    await country.press('Enter')
    await expect(country).toHaveValue('Italy')
    await city.click()
    await city.pressSequentially('rom')
    await expect(first).toHaveText(/^Rom/)
    await city.press('Enter')
    await expect(city).toHaveValue(/^Rom/)
    await expect(dialog.getByLabel('Cooling, outdoor, Dry bulb')).not.toHaveValue('')
    await expectAccessible(page)
    await expectNamedAsRead(page)
    await dialog.getByRole('button', { name: 'Create project' }).click()
    await expect(page).toHaveURL(/#\/navbar\/mssp\/selection/)
  })

  await test.step('3. selects indoor units and a proposed outdoor unit for two systems', async () => {
    await page.getByRole('button', { name: 'Start without rooms' }).click()
    await page.getByRole('button', { name: 'Add indoor units' }).first().click()
    await addUnits(page, 'C4-056', 4, 'Ward', '1F')
    await addUnits(page, 'C4-071', 2, 'Ward', '2F')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: /^Add indoor units to / })).toHaveCount(0)
    await expectAccessible(page)
    await expectNamedAsRead(page)
    await page.getByRole('button', { name: 'Choose X4P-12', exact: true }).first().click()
    await expect(page.getByText('109.3 %').first()).toBeVisible()
    await expect(page.getByText('Chosen: X4P-12')).toBeVisible()
    await page.getByRole('button', { name: 'Add system' }).first().click()
    await page.getByRole('button', { name: 'Add indoor units' }).first().click()
    await addUnits(page, 'WM-036', 3, 'Office', 'GF')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose S4P-04', exact: true }).first().click()
    await expect(page.getByText('Chosen: S4P-04')).toBeVisible()
  })

  await test.step('3b. chooses panels and accessories of both lines together, and of one, with the keyboard', async () => {
    await page.getByRole('navigation', { name: 'Systems', exact: true }).getByText('System1').click()
    const list = page.getByRole('grid', { name: /^Indoor units of System1/ })
    const dialog = page.getByRole('dialog')
    const both = list.getByRole('button', { name: /^1 × Standard panel: panel and accessories of / })
    await expect(both).toHaveCount(2)
    await list.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Panel and accessories', exact: true }).click()
    await expect(dialog.getByText('2 entries are selected.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: /^Black panel/ }).check()
    await dialog.getByRole('textbox', { name: 'Number of Energy meter, single-phase' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByText('at most 2')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByText('at most 2')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Apply' }).click()
    const chosen = list.getByRole('button', { name: /^1 × Black panel, 2 × Energy meter, single-phase: / })
    await expect(chosen).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(both).toHaveCount(2)
    await page.keyboard.press('Control+Shift+z')
    await chosen.last().click()
    await dialog.getByRole('button', { name: 'Reset to standard' }).click()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(chosen).toHaveCount(1)
    // Another model of the same type keeps everything.
    await list.getByRole('combobox').first().selectOption('C4-045')
    await expect(chosen).toHaveCount(1)
    await list.getByRole('combobox').first().selectOption('C4-056')
  })

  await test.step('4. edits the generated piping and sees what follows', async () => {
    await goTo(page, /Piping/)
    await page.getByRole('navigation', { name: 'Systems', exact: true }).getByText('System1').click()
    await expect(page.getByText('37.5').or(page.getByText('X4P-12')).first()).toBeVisible()
    await expectAccessible(page)
    await expectNamedAsRead(page)
    await page.getByText('Table', { exact: true }).click()
    await expect(await sheetCell(page, 2, 'Length')).toBeVisible()
    await expectAccessible(page)
    await typeIntoCell(page, 2, 'Length', '180')
    await expect(page.getByText(/175 m/).first()).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/limit of 175 m/)).toHaveCount(0)
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(page.getByText(/175 m/).first()).toBeVisible()
    await typeIntoCell(page, 2, 'Length', '24')
    await expect(page.getByText(/limit of 175 m/)).toHaveCount(0)
    await page.getByText('Board', { exact: true }).click()
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })

  await test.step('5. previews the report and saves it as PDF in English and in Chinese', async () => {
    await goTo(page, /Report/)
    await expect(page.getByRole('heading', { name: 'VRF system report' })).toBeVisible()
    await expect(page.getByText('X4P-12').first()).toBeVisible()
    await expectAccessible(page)
    const english = await savePdf(page)
    const text = readPdf(english)
    for (const words of [PROJECT, 'X4P-12', 'S4P-04', 'C4-056', 'C4-071', 'Refrigerant charge', 'BJ-', 'PN-C4-950K', 'EM-1'])
      expect(text).toContain(words)
    expect(text).toMatch(/24(\.0)?\b/)
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('listbox', { name: 'Language' }).getByRole('option', { name: '中文' }).click()
    await expect(page.getByRole('heading', { name: report.title })).toBeVisible()
    const chinese = await savePdf(page)
    const words = readPdf(chinese)
    expect(words).toContain(PROJECT)
    expect(words).toMatch(/室外机/)
    expect(words).toMatch(/室内机/)
    expect(pdfFonts(chinese)).toMatch(/yes/)
  })

  await test.step('6. closes the tab and finds everything as it was', async () => {
    const context = page.context()
    await goTo(page, /Piping/)
    await page.getByText('Table', { exact: true }).click()
    await typeIntoCell(page, 2, 'Length', '31')
    // The tab goes away before the auto-save could run; the journal has 100 ms.
    await page.waitForTimeout(150)
    await page.close()
    const again = await context.newPage()
    await again.goto(`${app.address}/#/navbar/mssp/piping`)
    await expect(again.getByText(PROJECT).first()).toBeVisible()
    await again.getByText('Table', { exact: true }).click()
    await expect(await sheetCell(again, 2, 'Length')).toHaveText('31')
    await again.close()
  })

  expect(problems).toEqual([])
})

test('the report of a large building draws what is near the view, can be cancelled while it is written, and is saved as several files', async ({
  page,
}) => {
  const building = sampleProject([], { id: 'large-building' })
  addLargeBuilding(building, { ...readPack(packJson), findKitLayout }, SYSTEMS)
  await openSeeded(page, app.address, writeProject(building), 60_000)
  await goTo(page, /^Report/)
  const sheet = page.getByRole('article', { name: 'VRF system report' })
  await expect(sheet.getByRole('heading', { name: 'Outdoor unit schedule' })).toBeVisible()
  const drawn = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)
  expect(await drawn()).toBeLessThan(8_000)
  await expect(sheet.getByRole('heading', { name: `System: System ${SYSTEMS}`, exact: true })).toHaveCount(0)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(async () => {
    await preview.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect(sheet.getByRole('heading', { name: 'Notes' })).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(sheet.getByRole('heading', { name: `System: System ${SYSTEMS}`, exact: true })).toHaveCount(1)
  await expect(sheet.getByRole('heading', { name: 'System: System 1', exact: true })).toHaveCount(0)
  expect(await drawn()).toBeLessThan(8_000)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save as PDF' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The PDF was cancelled.')).toBeVisible()

  for (const section of [
    'Piping diagram',
    'Pipe order list',
    'Pipe list',
    'Joints, headers and boxes',
    'Capacities and ratios',
    'Findings',
  ])
    await page.getByRole('checkbox', { name: section, exact: true }).uncheck()
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled()
  const files = unzipSync(readFileSync(await savePdf(page)))
  expect(Object.keys(files)).toEqual(['Sample systems report 1.pdf', 'Sample systems report 2.pdf'])
  const folder = mkdtempSync(join(tmpdir(), 'branchline-report-'))
  const texts = Object.values(files).map((content, place) => {
    const file = join(folder, `${place}.pdf`)
    writeFileSync(file, content)
    return readPdf(file)
  })
  rmSync(folder, { recursive: true })
  expect(texts[0]).toMatch(/Systems 1–\d+/)
  expect(texts[0]).toContain('Outdoor unit schedule')
  expect(texts[1]).toMatch(new RegExp(`Systems \\d+–${SYSTEMS}`))
  expect(texts[1]).toContain(`System: System ${SYSTEMS}`)
})
