import { expect, test, type Locator } from '@playwright/test'
import { writeProject } from '../../src/contract/project/project-wire'
import { applyChange } from '../../src/model/change/apply'
import { equipAll } from '../../src/model/edits/wiring/equip-all'
import { defaultPack } from '../engine/core-record'
import { sampleProject, sampleWire } from '../helpers/sample-projects'
import { LANGUAGE_CODES } from '../../src/platform/words/languages'
import { startApp, type AppServer } from './app-server'
import { CutList } from './cut-texts'
import { openSeeded } from './seed-project'
import { speak } from './speak'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const LARGE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }

/** What a step shows last of all, once the core has answered. */
const CONTENT = { selection: '[aria-labelledby="outdoor-heading"] > h2 + *', report: 'article[data-paper] h3' }

/** Presses without waiting for the page to stand still: only words are looked at. */
async function press(target: Locator): Promise<void> {
  await target.dispatchEvent('click')
}

/** Presses one after the other, and looks at what each shows. */
async function pressEach(targets: Locator, look: (number: number) => Promise<void>): Promise<void> {
  const count = await targets.count()
  for (let at = 0; at < count; at++) {
    await press(targets.nth(at))
    await look(at + 1)
  }
}

test('section 3, languages: no word of a button, a tab, a head or a label is cut in any language', async ({ page }) => {
  await openSeeded(page, app.address, sampleWire(['every-kind']))
  const cuts = new CutList(page)
  const board = page.getByRole('application').first()
  const tabs = page.getByRole('tab')
  const views = page.getByRole('toolbar').locator('label')
  const goTo = (step: string): Promise<void> => page.evaluate((hash) => void (location.hash = hash), `#/navbar/mssp/${step}`)

  for (const language of LANGUAGE_CODES) {
    await speak(page, language)
    await expect(board).toBeVisible()
    // The panels beside the board follow it.
    await expect(tabs).toHaveCount(5)
    const count = await tabs.count()
    for (let at = 0; at < count; at++) {
      await press(tabs.nth(at))
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
      await cuts.look(language, `piping, panel ${at + 1}`)
    }
    await press(views.nth(1))
    await expect(page.getByRole('grid').first()).toBeVisible()
    await page.setViewportSize(TABLET)
    await cuts.look(language, 'table on a tablet')
    for (const [step, content] of Object.entries(CONTENT)) {
      await goTo(step)
      await expect(page.locator(content).first()).toBeVisible()
      await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0)
      await cuts.look(language, `${step} on a tablet`)
    }
    await goTo('piping')
    await press(views.first())
    await expect(board).toBeVisible()
  }
  expect(cuts.lines()).toEqual([])
})

test('section 3, languages: no word is cut on the steps of wiring and controllers in any language', async ({ page }) => {
  const project = sampleProject(['apartment', 'main-sub'], { id: 'fits-lines' })
  applyChange(
    project,
    equipAll(project, defaultPack, ({ nodeId }) => nodeId),
  )
  await openSeeded(page, app.address, writeProject(project))
  const cuts = new CutList(page)
  const tabs = page.getByRole('tab')
  const views = page.locator('[role=toolbar] [role=radiogroup]').first().locator('label')
  for (const language of LANGUAGE_CODES) {
    await speak(page, language)
    for (const step of ['wiring', 'controller']) {
      // A small window shows the panels at the right only where they are asked for.
      await page.setViewportSize(LARGE)
      await page.goto(`${app.address}/#/navbar/mssp/${step}`)
      await expect(tabs).toHaveCount(3)
      await expect(views).toHaveCount(step === 'wiring' ? 3 : 0)
      await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0)
      await pressEach(tabs, (at) => cuts.look(language, `${step}, panel ${at}`))
      await page.setViewportSize(TABLET)
      if (step === 'wiring') await pressEach(views, (at) => cuts.look(language, `${step} on a tablet, view ${at}`))
      else await pressEach(tabs, (at) => cuts.look(language, `${step} on a tablet, table ${at}`))
    }
  }
  expect(cuts.lines()).toEqual([])
})
