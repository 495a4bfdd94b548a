import { expect, test, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { writeProject } from '../../src/contract/project/project-wire'
import { applyChange } from '../../src/model/change/apply'
import { equipAll } from '../../src/model/edits/wiring/equip-all'
import { chooseByKeyboard } from '../helpers/menu'
import { sampleProject } from '../helpers/sample-projects'
import { defaultPack } from '../engine/core-record'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { cutTexts } from './cut-texts'
import { openSeeded } from './seed-project'
import { textsOf } from './step-texts'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const LANGUAGES = ['en', 'zh', 'de'] as const

/** Opens a building of three systems, with controllers for all units, at the wiring step. */
async function openWiring(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: app.address }])
  const project = sampleProject(['apartment', 'heat-recovery', 'main-sub'], { id: `wiring-${language}` })
  project.information.projectName = `Wiring ${language}`
  applyChange(
    project,
    equipAll(project, defaultPack, ({ nodeId }) => nodeId),
  )
  await openSeeded(page, app.address, writeProject(project))
  await page.keyboard.press('Alt+3')
  await expect(page.getByRole('application').first()).toBeVisible()
}

const rowOf = (page: Page, text: string): Locator => page.locator('tr', { has: page.locator('td', { hasText: new RegExp(`^${text}$`) }) })

/** What the button says that gives one line back; some languages have one form for all counts. */
function resetText(t: (key: string) => string): string {
  const one = t('inspector.reset_one')
  return (one === 'undefined' ? t('inspector.reset_other') : one).replace('{{count}}', '1')
}

for (const language of LANGUAGES)
  test(`lines of a building follow the piping, are changed, proven and listed as a cable schedule, in ${language}`, async ({ page }) => {
    const t = textsOf(language, 'wiring')
    await openWiring(page, language)
    const board = page.getByRole('application').first()
    const inspector = page.getByRole('tabpanel')
    const length = inspector.getByLabel(t('field.length'), { exact: true })
    const view = (key: string): Locator =>
      page.getByRole('radiogroup', { name: t('tools.view') }).getByText(t(`tools.${key}`), { exact: true })

    await test.step('1. a length typed in the inspector makes the cable thicker; Enter goes on; undo brings it back', async () => {
      await expectAccessible(page)
      await board.focus()
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
      await expect(inspector.getByRole('heading', { name: 'ODU-1' })).toBeVisible()
      await expect(inspector.getByText('3 × 10 mm²')).toBeVisible()
      await page.keyboard.press('m')
      await expect(inspector.getByLabel(t('field.from'))).toBeFocused()
      await length.fill('250')
      await length.press('Enter')
      await expect(inspector.getByRole('heading', { name: t('device.indoorBoard') })).toBeVisible()
      await expect(length).toBeFocused()
      await length.press('Shift+Enter')
      await expect(inspector.getByRole('heading', { name: 'ODU-1' })).toBeVisible()
      await expect(inspector.getByText('3 × 35 mm²')).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(inspector.getByText('3 × 10 mm²')).toBeVisible()
    })

    await test.step('2. a figure shows its proof', async () => {
      await inspector.getByRole('button', { name: t('column.mca') }).click()
      await expect(page.getByRole('tab', { name: t('tab.proof') })).toHaveAttribute('aria-selected', 'true')
      await expect(inspector.getByText(/33[.,]5/).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: t('tab.inspector'), exact: true }).click()
    })

    await test.step('3. the menu of the board takes the isolator away, moves on to the schedule and gives the line back', async () => {
      const entry = (key: string): Locator => page.getByRole('menuitem', { name: textsOf(language, 'placing')(`menu.wires.${key}`) })
      const isolator = inspector.getByLabel(t('field.isolator'))
      await expect(isolator).toBeChecked()
      await board.focus()
      await page.keyboard.press('Shift+F10')
      await entry('isolator').click()
      await expect(isolator).not.toBeChecked()
      await page.keyboard.press('Shift+F10')
      await entry('resetWires').click()
      await expect(isolator).toBeChecked()
      await page.keyboard.press('Shift+F10')
      await entry('showInSchedule').click()
      await expect(page.getByLabel(t('schedule.filter'))).toBeVisible()
      await page.getByText(t('tools.power'), { exact: true }).first().click()
    })

    await test.step('4. a board is added, feeds a unit, and leaves no line behind when it is removed', async () => {
      await page.getByRole('button', { name: t('tools.addBoard') }).click()
      const named = t('device.numberedBoard').replace('{{number}}', '1')
      await expect(inspector.getByRole('heading', { name: named })).toBeVisible()
      await page.getByText(t('tools.schedule'), { exact: true }).first().click()
      await rowOf(page, 'IDU-4-03').first().click()
      await inspector.getByLabel(t('field.from')).selectOption({ label: named })
      await expect(rowOf(page, named).filter({ hasText: 'IDU-4-03' })).toBeVisible()
      await rowOf(page, named).filter({ hasNotText: 'IDU' }).click()
      await inspector.getByRole('button', { name: t('inspector.removeBoard') }).click()
      await expect(rowOf(page, named)).toHaveCount(0)
      await expect(page.getByRole('row').filter({ hasText: 'IDU-4-03' }).first()).toBeVisible()
    })

    await test.step('5. an address given twice is a finding, which leads to its place', async () => {
      for (const wire of ['C3', 'C4']) {
        await rowOf(page, wire).click()
        const address = inspector.getByLabel(t('field.address'), { exact: true })
        await address.fill('7')
        await address.press('Tab')
        await expect(rowOf(page, wire)).toContainText('7')
      }
      await page.getByRole('tab', { name: new RegExp(`^${t('tab.findings')}`) }).click()
      const finding = page.getByRole('list', { name: t('tab.findings') }).locator('button:has(svg)')
      await expect(finding.first()).toBeVisible()
      await expectAccessible(page)
      const exceptions = textsOf(language, 'control')
      await page
        .getByRole('button', { name: exceptions('check.accept') })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: exceptions('accept.title') })
      await dialog.getByLabel(exceptions('accept.reason')).fill('Agreed with the site')
      await dialog.getByRole('button', { name: exceptions('accept.submit') }).click()
      await expect(page.getByText(/Agreed with the site/).first()).toBeVisible()
      await page
        .getByRole('button', { name: exceptions('check.withdraw') })
        .first()
        .click()
      await expect(page.getByText(/Agreed with the site/)).toHaveCount(0)
      await finding.first().click()
      await expect(view('signal')).toBeVisible()
      await expect(board).toBeFocused()
      await page.getByRole('tab', { name: t('tab.inspector'), exact: true }).click()
      for (const figure of ['figures.total', 'figures.units', 'column.length']) {
        await inspector.getByRole('button', { name: new RegExp(`^${t(figure)}`) }).click()
        await expect(page.getByRole('tab', { name: t('tab.proof') })).toHaveAttribute('aria-selected', 'true')
        await expect(inspector.getByRole('heading', { level: 3 }).first()).toBeVisible()
        await page.getByRole('tab', { name: t('tab.inspector'), exact: true }).click()
      }
      await inspector.locator('button', { hasText: resetText(t) }).click()
      await expect(page.getByRole('tab', { name: t('tab.findings'), exact: true })).toBeVisible()
    })

    await test.step('6. the schedule of the building holds every line, leads to the diagram and goes into a spreadsheet', async () => {
      await page.getByText(t('tools.schedule'), { exact: true }).first().click()
      await page.getByText(t('tools.building'), { exact: true }).click()
      await page.getByLabel(t('schedule.filter')).selectOption({ label: t('schedule.kind.power') })
      await expect(page.getByRole('columnheader', { name: t('column.system') })).toBeVisible()
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: t('schedule.export') }).click()
      await chooseByKeyboard(page, t('schedule.csv'))
      const file = readFileSync(await (await download).path(), 'utf8')
      // 79 units, 8 and 3 boxes, 4 + 2 modules and a board for each of three systems.
      expect(file.trim().split('\r\n').length).toBeGreaterThan(90)
      expect(file).toContain('ODU-2 · 4')
      await rowOf(page, 'P2').dblclick()
      await expect(board).toBeFocused()
      await expect(inspector.getByRole('heading', { name: t('device.indoorBoard') })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('7. nothing is cut on a large and a small window', async () => {
      const cuts: string[] = []
      for (const size of [
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
      ]) {
        await page.setViewportSize(size)
        for (const key of ['power', 'signal', 'schedule']) {
          await page
            .getByText(t(`tools.${key}`), { exact: true })
            .first()
            .click()
          await page.waitForTimeout(300)
          cuts.push(...(await cutTexts(page)).map((text) => `${key} ${size.width}: ${text}`))
        }
      }
      expect(cuts).toEqual([])
    })
  })
