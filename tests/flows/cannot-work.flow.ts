import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import german from '../../src/locales/de/findings.json' with { type: 'json' }
import chinese from '../../src/locales/zh/findings.json' with { type: 'json' }
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import { LANGUAGES, type Language } from '../../src/platform/words/languages'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** A folder for pictures of the screens, where one is given. */
const PICTURES = process.env['BRANCHLINE_PICTURES']

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `cannot-work ${name}.png`) })
}

/** Modules of two refrigerants under heat recovery, capacities far from their models, air that cannot be; a pipe beyond its table; a unit behind a unit. */
function impossibleProject(): WireProject {
  const halls = Array.from({ length: 6 }, (_, at) => `hall ${at + 1}`)
  const project = projectBuilder()
    .named('What cannot work')
    .design({ ...RATING_CONDITIONS, coolingIndoorDryBulbC: 24, coolingIndoorWetBulbC: 25, heatingIndoorDryBulbC: 66, elevationM: 5000 })
    .system(
      'mixed',
      (draw) =>
        draw
          .outdoor('odu', ['X4P-10', 'X3P-10'], 'HR')
          .box('box', 'odu', 4, { lengthM: 10 })
          .unit('tenfold', 'box', 'C4-071', { port: 1, lengthM: 5 }, { coolingKw: 71, indoorUnitId: 'tenfold' })
          .unit('near', 'box', 'C4-071', { port: 2, lengthM: 5 }, { coolingKw: 8, indoorUnitId: 'near' }),
      { outdoorModels: ['X4P-10', 'X3P-10'], indoorUnits: ['tenfold', 'near'].map((id) => indoorUnit('C4-071', { id, name: id })) },
    )
    .system(
      'beyond',
      (draw) =>
        halls.reduce(
          (drawn, name) => drawn.unit(name, 'header', 'DH-560', { lengthM: 8 }),
          draw.outdoor('odu', ['X4P-96C'], 'HP').joint('first', 'odu', { lengthM: 10 }).joint('header', 'first', { lengthM: 12 }, 8),
        ),
      { outdoorModels: ['X4P-96C'] },
    )
    .system(
      'chained',
      (draw) => draw.outdoor('odu', ['X4P-10'], 'HP').joint('j', 'odu').unit('a', 'j', 'C4-112').unit('behind', 'a', 'C4-112'),
      { outdoorModels: ['X4P-10'] },
    )
    .build()
  return writeProject(project)
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const system = (page: Page, id: string) => page.locator(`[data-system="${id}"]`)

async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('button:has(.tabler-icon-language)').click()
  await page.getByRole('menuitem', { name: LANGUAGES[language].name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].intl)
}

test('an engineer is told what cannot work on the board, in the panels and in the report', async ({ page }) => {
  await openSeeded(page, app.address, impossibleProject())
  const findings = page.getByRole('list', { name: 'Findings' })

  await test.step('1. modules, mode, capacities and air are findings of the system', async () => {
    await system(page, 'mixed').click()
    await tab(page, /^Findings/).click()
    for (const sentence of [
      'The outdoor modules do not belong together: they differ in refrigerant, number of pipes or series.',
      'This outdoor unit does not fit the kind of this system',
      'The cooling capacity given for this unit, 71 kW, cannot be its model’s: what is possible ends at 14.2 kW.',
      'The cooling capacity given for this unit, 8 kW, differs from its model’s: without a reason it should stay within 7.81 kW.',
      'Cooling, indoor wet bulb: 25 ℃ lies 1 ℃ above the dry bulb of 24 ℃. Such air does not exist.',
      'The indoor design temperature for heating is 66 ℃, 26 ℃ outside what a room is designed for, which ends at 40 ℃.',
      'The site lies at 5,000 m, 2,000 m above the 3,000 m at which the correction for altitude ends',
    ]) {
      // The list draws what is in view, so each is looked for.
      await page.getByRole('searchbox', { name: 'Search findings' }).fill(sentence.slice(0, 40))
      await expect(findings.getByText(sentence)).toHaveCount(1)
    }
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('')
    await picture(page, 'findings en light 1440')
    await expectAccessible(page)
  })

  await test.step('2. the limits say the same, with what is too much', async () => {
    await tab(page, /^Limits/).click()
    const limits = page.getByRole('list', { name: 'Limits' })
    await expect(limits.getByRole('button', { name: /^A unit’s own capacity: 71 of 14.2 kW, 56.8 kW too much/ })).toHaveCount(1)
    await expect(limits.getByRole('button', { name: /^Elevation of the site: 5,?000 of 3,?000 m, 2,?000 m too much/ })).toHaveCount(1)
    await picture(page, 'limits en light 1440')
  })

  await test.step('3. a pipe beyond its table and a unit behind a unit are found where they are drawn', async () => {
    await tab(page, /^Findings/).click()
    await system(page, 'beyond').click()
    await expect(findings.getByText('The load of this pipe is 336 kW, 56 kW beyond the 280 kW')).toHaveCount(1)
    await picture(page, 'beyond en light 1440')
    await system(page, 'chained').click()
    await expect(findings.getByText('named twice or fed by a unit.')).toHaveCount(1)
    await picture(page, 'chained en light 1440')
  })

  await test.step('4. the report has them, and other languages say them', async () => {
    await page.goto(`${app.address}/#/navbar/mssp/report`)
    await expect(page.getByText('The outdoor modules do not belong together').first()).toBeVisible()
    await page.goto(`${app.address}/#/navbar/mssp/piping`)
    await system(page, 'mixed').click()
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [language, words, panel] of [
      ['de', german, /^Prüfhinweise/],
      ['zh', chinese, /^检查项/],
    ] as const) {
      await speak(page, language)
      await page.setViewportSize({ width: 1440, height: 900 })
      await tab(page, panel).click()
      await expect(page.getByText(words.outdoorMixed)).toBeVisible()
      await picture(page, `findings ${language} dark 1440`)
      await page.setViewportSize({ width: 1024, height: 768 })
      await picture(page, `board ${language} dark 1024`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
})
