import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { CALLS } from '../../src/contract/calls'
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

async function openList(page: Page): Promise<void> {
  await page.goto(app.address)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(/#\/gateway/)
  await page.goto(`${app.address}/#/list/mssp`)
  await expect(row(page, DEMO).first()).toBeVisible()
}

test('section 2, project lists: copy, delete, undo, export, import and columns, by mouse and by keyboard', async ({ page }) => {
  test.setTimeout(120_000)
  await openList(page)

  await test.step("a row's menu opens by keyboard with its first entry, and gives the focus back", async () => {
    const more = page.getByRole('button', { name: `More for ${DEMO}` })
    for (let time = 0; time < 2; time += 1) {
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem')).toHaveCount(0)
      await expect(more).toBeFocused()
    }
  })

  await test.step('a copy has a name and a number of its own', async () => {
    await page.getByRole('button', { name: `More for ${DEMO}` }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(1)
    await expect(row(page, `${DEMO} (2)`)).toContainText(/P\d{8}-\d{3}/)
  })

  await test.step('Delete takes it away without a question, and Undo brings it back', async () => {
    await row(page, `${DEMO} (2)`).click()
    await page.keyboard.press('Delete')
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Delete 1/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(1)
  })

  await test.step('Ctrl Z takes a deletion back by keyboard', async () => {
    await row(page, `${DEMO} (2)`).click()
    await page.keyboard.press('Delete')
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(0)
    await row(page, DEMO).focus()
    await page.keyboard.press('Control+z')
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(1)
  })

  await test.step('what was deleted is found again for 30 days, by keyboard', async () => {
    await row(page, `${DEMO} (2)`).click()
    await page.keyboard.press('Delete')
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Deleted projects' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Deleted projects' })
    await expect(dialog).toContainText('kept here for 30 days')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Restore ${DEMO} (2)` }).press('Enter')
    await expect(dialog.getByText('No deleted projects')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, `${DEMO} (2)`)).toHaveCount(1)
  })

  await test.step('a project file comes back as a new project', async () => {
    await page.getByRole('button', { name: `More for ${DEMO}`, exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as a file' }).click()
    const file = await (await download).path()
    const project = JSON.parse(readFileSync(file, 'utf8')) as { projectName: string; id: string }
    expect(project.projectName).toBe(DEMO)
    const files = [
      {
        name: 'tower.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ ...project, projectName: 'Imported tower' })),
      },
      { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"selection":\n  oduList}') },
      {
        name: 'wrong.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ projectName: 'Wrong', selection: { oduList: 5 } })),
      },
    ]
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import' }).click()
    await (await chooser).setFiles(files)
    await expect(row(page, 'Imported tower')).toHaveCount(1)
    const refused = page.getByRole('alert').filter({ hasText: '2 files were not imported' })
    await expect(refused).toContainText('broken.json: This file is not valid JSON: line 2, column 3.')
    await expect(refused).toContainText(/wrong\.json: .*selection\.oduList/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close the list of refused files' }).click()
  })

  await test.step('an import ends where its reader cannot be loaded, and where it is stopped', async () => {
    const file = {
      name: 'late.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ projectName: 'Late', selection: {} })),
    }
    const importFile = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
      await (await chooser).setFiles([file])
    }
    await page.route('**/read-file.worker*', (route) => route.abort())
    await importFile()
    await expect(page.getByRole('alert').filter({ hasText: '1 file was not imported' })).toContainText(
      'late.json: Part of the program has stopped. Reload the page and try again.',
    )
    await page.unroute('**/read-file.worker*')
    await page.getByRole('button', { name: 'Close the list of refused files' }).click()

    // The server takes its time.
    await page.route(`**${CALLS.project.mssp.save.path}`, () => undefined)
    await importFile()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
    await expect(row(page, 'Late')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'late.json' })).toHaveCount(0)
    await page.unroute(`**${CALLS.project.mssp.save.path}`)
  })

  await test.step('a file dropped on the list is imported, too', async () => {
    const text = JSON.stringify({ projectName: 'Dropped tower', selection: { oduList: [] } })
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
      return data
    }, text)
    await page.getByRole('grid').dispatchEvent('drop', { dataTransfer: transfer })
    await expect(row(page, 'Dropped tower')).toHaveCount(1)
    // It says nothing of its type, so nothing is said.
    await expect(row(page, 'Dropped tower')).not.toContainText('type')
  })

  await test.step('several are saved in one file, and deleted and restored together', async () => {
    await row(page, 'Imported tower').click()
    await row(page, 'Dropped tower').click({ modifiers: ['Control'] })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save 2 files' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await page.getByRole('button', { name: 'Delete 2 projects' }).click()
    await expect(row(page, 'tower')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(row(page, 'tower')).toHaveCount(2)
  })

  await test.step('columns are chosen and moved by keyboard, and kept', async () => {
    const heads = () => page.getByRole('columnheader').allInnerTexts()
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Place' }).press('Space')
    await page.getByRole('button', { name: 'Move Owner up' }).press('Enter')
    await page.keyboard.press('Escape')
    const shown = (await heads()).map((head) => head.trim())
    expect(shown).not.toContain('Place')
    expect(shown.indexOf('Owner')).toBe(shown.indexOf('Last change') - 1)
    await page.waitForTimeout(150)
    await page.reload()
    await expect(row(page, DEMO).first()).toBeVisible()
    expect((await heads()).map((head) => head.trim())).toEqual(shown)
  })
})

test('section 2, project lists: Enter in a search that finds no country leaves the form open', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Project name').fill('Nowhere')
  const country = dialog.getByRole('combobox', { name: 'Country' })
  await country.fill('Atlantis')
  await expect(page.getByRole('listbox', { name: 'Country' }).getByText('No match')).toBeVisible()
  await country.press('Enter')
  await expect(dialog).toBeVisible()
  await country.press('Escape')
  await expect(country).toHaveAttribute('aria-expanded', 'false')
  await country.press('Enter')
  await expect(page).toHaveURL(/#\/navbar\/mssp\/selection/)
})

test('section 2, project lists: the lists of simulation and noise projects take files and say that their editor comes later', async ({
  page,
}) => {
  await openList(page)
  for (const [path, title] of [
    ['list/simulation', 'Simulation projects'],
    ['list/noise', 'Noise projects'],
  ] as const) {
    await page.goto(`${app.address}/#/${path}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('Projects of this kind cannot be created here yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import' }).first().click()
    const project = { projectName: `From a file, ${title}`, selection: { oduList: [] } }
    await (await chooser).setFiles([{ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(project)) }])
    await expect(row(page, project.projectName)).toHaveCount(1)
    await expectAccessible(page)
  }
})
