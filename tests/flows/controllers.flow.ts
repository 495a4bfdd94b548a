import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { writeProject } from '../../src/contract/project/project-wire'
import { emptyDiagram } from '../../src/model/diagram/diagram-rows'
import { chooseByKeyboard } from '../helpers/menu'
import { sampleProject } from '../helpers/sample-projects'
import { addAdministrator, openAsAdministrator } from './administrator'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { test } from './elsewhere'
import { savedAfter } from './saved-after'
import { openSeeded } from './seed-project'
import { textsOf } from './step-texts'

let app: AppServer
let password = ''

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-flow-'))
  password = addAdministrator(folder)
  app = await startApp({ BRANCHLINE_DATA: folder })
})

test.afterAll(async () => {
  await app.stop()
})

const LANGUAGES = ['en', 'zh', 'de'] as const

/** Opens a building of three systems, which have lists of units and outdoor units. */
async function openBuilding(page: Page, language: string, name: string, isDrawn: boolean): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: app.address }])
  const project = sampleProject(['apartment', 'air-handler', 'main-sub'], { id: `controllers-${name}` })
  project.information.projectName = `Controllers ${name}`
  if (!isDrawn) for (const system of Object.values(project.systems)) system.diagram = emptyDiagram()
  await openSeeded(page, app.address, writeProject(project))
}

/** Opens the drawn building at the step of controllers, through the rail. */
async function openControllers(page: Page, name: string): Promise<void> {
  await openBuilding(page, 'en', name, true)
  await rail(page, 'en', 'controller').click()
  await expect(page.getByRole('tab', { name: 'Groups' }).first()).toBeVisible()
}

const rail = (page: Page, language: string, step: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${textsOf(language, 'app')(`steps.${step}`)}`) })

const rowOf = (page: Page, text: RegExp | string): Locator => page.getByRole('row').filter({ hasText: text })
/** Row of the cable schedule. */
const lineOf = (page: Page, number: string): Locator =>
  page.locator('tr', { has: page.locator('td', { hasText: new RegExp(`^${number}$`) }) })
const strip = (page: Page, name: string, count: number): Locator =>
  page.locator('footer span').filter({ hasText: new RegExp(`^${name} ${count}$`) })

for (const language of LANGUAGES)
  test(`a building of three systems is drawn, wired up to its cable schedule, equipped and checked, with one exception recorded, in ${language}`, async ({
    page,
  }) => {
    const t = textsOf(language, 'control')
    const wires = textsOf(language, 'wiring')
    const tools = page.getByRole('toolbar', { name: t('tools.label') })
    const equip = tools.getByRole('button', { name: t('tools.equipAll') })

    await test.step('1. the piping of all systems is drawn from their lists', async () => {
      await openBuilding(page, language, language, false)
      await page.getByRole('button', { name: textsOf(language, 'placing')('all.name') }).click()
      await expect(page.getByRole('application').first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('2. a line that is too long is a finding until its length follows the piping again', async () => {
      await rail(page, language, 'wiring').click()
      await page.mouse.move(720, 860)
      await page.getByText(wires('tools.schedule'), { exact: true }).first().click()
      await lineOf(page, 'C1').click()
      const length = page.getByRole('tabpanel').getByLabel(wires('field.length'), { exact: true })
      await length.fill('1500')
      await length.press('Tab')
      const tab = page.getByRole('tab', { name: new RegExp(`^${wires('tab.findings')}`) })
      await tab.click()
      const findings = page.getByRole('list', { name: wires('tab.findings') })
      await expect(findings.getByText(/1[.,\u202f\u00a0]?200/).first()).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(findings.getByText(/1[.,\u202f\u00a0]?200/)).toHaveCount(0)
    })

    await test.step('3. the cable schedule of the building holds power and communication of every system', async () => {
      await page.getByText(wires('tools.building'), { exact: true }).click()
      await expect(page.getByRole('columnheader', { name: wires('column.system') })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: wires('schedule.export') }).click()
      await chooseByKeyboard(page, wires('schedule.csv'))
      const file = readFileSync(await (await download).path(), 'utf8')
      for (const part of ['ODU-1', 'ODU-2', 'ODU-3', 'IDU-4-01', 'P1', 'C1']) expect(file).toContain(part)
      await rail(page, language, 'controller').click()
      await page.mouse.move(720, 860)
      await expect(page.getByRole('tab', { name: t('groups.title') }).first()).toBeVisible()
    })

    await test.step('4. without controllers every unit says so', async () => {
      await expect(strip(page, t('strip.without'), 23)).toBeVisible()
      await expect(page.getByText(t('groups.noController')).first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('5. equip all tells what it adds, adds it, and is undone as one step', async () => {
      await equip.click()
      const dialog = page.getByRole('dialog', { name: t('equip.title') })
      await expect(dialog.getByText(/WC-01/)).toBeVisible()
      await expect(dialog.getByText(/CC-64/)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('equip.submit') }).click()
      await expect(strip(page, t('strip.without'), 0)).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(strip(page, t('strip.without'), 23)).toBeVisible()
      await expect(strip(page, t('strip.groups'), 0)).toBeVisible()
      await page.keyboard.press('Control+Shift+z')
      await expect(strip(page, t('strip.without'), 0)).toBeVisible()
    })

    await test.step('6. a controller for one unit in a group of several is a finding', async () => {
      const [living, bedroom] = [rowOf(page, /IDU-4-01/), rowOf(page, /IDU-4-02/)]
      await living.getByRole('checkbox').check()
      await bedroom.getByRole('checkbox').check()
      await tools.getByRole('button', { name: t('tools.group'), exact: true }).click()
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).toContainText('WC-10')
      // The new group is picked: Enter on a controller of the catalogue adds it there.
      await page.getByRole('button', { name: /WC-01/ }).press('Enter')
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).toContainText('WC-01')
      await page.getByRole('tab', { name: t('check.title') }).click()
      // The controller itself, and its line, which holds one unit.
      await expect(rowOf(page, 'WC-01')).toHaveCount(1)
      await expect(page.getByText(t('check.open').replace('{{number}}', '2'))).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('7. the finding is accepted with a reason, and the acceptance withdrawn', async () => {
      const finding = rowOf(page, 'WC-01')
      await finding.getByRole('button', { name: t('check.accept') }).click()
      const dialog = page.getByRole('dialog', { name: t('accept.title') })
      await expect(dialog.getByRole('button', { name: t('accept.submit') })).toBeDisabled()
      await dialog.getByRole('textbox').fill('Two doors, agreed with the client')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('accept.submit') }).click()
      await expect(rowOf(page, 'WC-01')).toHaveCount(0)
      await page.getByText(t('check.accepted').replace('{{number}}', '1')).click()
      const record = rowOf(page, 'Two doors, agreed with the client')
      await expect(record).toContainText('WC-01')
      await expectAccessible(page)
    })

    await test.step('8. the other finding leads to the group; without the controller the exception says what it was for, and is withdrawn', async () => {
      await page.getByText(t('check.open').replace('{{number}}', '1')).click()
      await page
        .getByRole('button', { name: t('check.goTo') })
        .first()
        .click()
      await page.getByRole('button', { name: t('picked.removeController').replace('{{model}}', 'WC-01') }).click()
      await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).not.toContainText('WC-01')
      await page.getByRole('tab', { name: t('check.title') }).click()
      await page.getByText(t('check.accepted').replace('{{number}}', '1')).click()
      const record = rowOf(page, 'Two doors, agreed with the client')
      await expect(record).toContainText('WC-01')
      await expect(record).toContainText(t('check.over'))
      await expectAccessible(page)
      await record.getByRole('button', { name: t('check.withdraw') }).click()
      await expect(record).toHaveCount(0)
      await page.getByRole('tab', { name: t('centrals.title') }).click()
      await expect(rowOf(page, 'CC-64').first()).toBeVisible()
      await expectAccessible(page)
    })
  })

test('what a change elsewhere left behind is listed and cleared in one step', async ({ page }) => {
  await openControllers(page, 'gone')
  await page.getByRole('button', { name: 'Equip all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(strip(page, 'Without controller', 0)).toBeVisible()
  const tree = page.getByRole('tree')
  await tree.getByText('Apartment 4B').click()
  await page.keyboard.press('Delete')
  await expect(tree.getByText('Apartment 4B')).toHaveCount(0)
  await expect(page.getByText('Changes elsewhere have left this without effect')).toBeVisible()
  await page.getByRole('button', { name: 'Clear these' }).click()
  await expect(page.getByText('Changes elsewhere have left this without effect')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Changes elsewhere have left this without effect')).toBeVisible()
})

test('controllers and units are dragged, and a visitor who may only look drags and types nothing', async ({ page, elsewhere }) => {
  await openControllers(page, 'drag')
  const catalogue = (model: string): Locator => page.getByRole('button', { name: new RegExp(`^Add ${model}`) })
  await savedAfter(page, async () => {
    await catalogue('WC-10').dragTo(rowOf(page, /IDU-4-01/))
    await expect(rowOf(page, /IDU-4-01/)).toContainText('WC-10')
    await expect(strip(page, 'Without controller', 22)).toBeVisible()
    // A unit is taken by its chip and put into the group of another.
    await page
      .getByText('IDU-4-02', { exact: true })
      .first()
      .dragTo(rowOf(page, /IDU-4-01/))
    await expect(rowOf(page, /IDU-4-01.*IDU-4-02/)).toContainText('WC-10')
    await expect(strip(page, 'Without controller', 21)).toBeVisible()
    // A controller that is dropped on a system serves the units of that system that have no controller yet.
    await catalogue('WC-01').dragTo(page.getByRole('tree').getByText('Apartment 4B'))
    await expect(rowOf(page, /IDU-4-03/)).toContainText('WC-01')
  })
  const before = await rowOf(page, /IDU-4-0/).allTextContents()

  const visitor = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await openAsAdministrator(visitor, app.address, password, 'Controllers drag')
  await test.step('the step of controllers shows the groups and takes nothing', async () => {
    await visitor.goto(`${app.address}/#/navbar/mssp/controller`)
    await expect(rowOf(visitor, /IDU-4-01.*IDU-4-02/)).toContainText('WC-10')
    const tools = visitor.getByRole('toolbar', { name: 'Controllers and groups' })
    for (const name of ['Equip all', 'Group', 'Remove']) await expect(tools.getByRole('button', { name, exact: true })).toBeDisabled()
    await expect(visitor.getByRole('button', { name: /^Add WC-01/ })).toHaveAttribute('draggable', 'false')
    await expect(visitor.getByText('IDU-4-03', { exact: true }).first().locator('..')).toHaveAttribute('draggable', 'false')
    await rowOf(visitor, /IDU-4-03/)
      .getByRole('checkbox')
      .check()
    await expect(tools.getByRole('button', { name: 'Group', exact: true })).toBeDisabled()
    await visitor.keyboard.press('Delete')
    expect(await rowOf(visitor, /IDU-4-0/).allTextContents()).toEqual(before)
    await expectAccessible(visitor)
  })
  await test.step('the step of wiring shows lines and figures and lets nothing be typed', async () => {
    await visitor.goto(`${app.address}/#/navbar/mssp/wiring`)
    await expect(visitor.getByRole('application').first()).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Add board' })).toBeDisabled()
    await visitor.getByText('Cable schedule', { exact: true }).first().click()
    await lineOf(visitor, 'P2').click()
    await expect(visitor.getByRole('tabpanel').getByLabel('Length', { exact: true })).toBeDisabled()
    await visitor.keyboard.press('Delete')
    await expect(visitor.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
    await expectAccessible(visitor)
  })
})
