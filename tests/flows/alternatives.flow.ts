import { expect, test } from '@playwright/test'
import { writeProject } from '../../src/contract/project/project-wire'
import { sampleProject } from '../helpers/sample-projects'
import { startApp } from './app-server'
import { expectAccessible } from './axe-check'
import { saved } from './saved-after'
import { openSeeded } from './seed-project'

const PROJECT = { id: 'alternatives-of-an-apartment' }

test('an engineer keeps two alternatives of a design, changes one, compares them, and switches back with one click', async ({ page }) => {
  const app = await startApp()
  try {
    await openSeeded(page, app.address, writeProject(sampleProject(['apartment'], PROJECT)))
    await page.getByRole('application', { name: /^Piping diagram/ }).waitFor()
    const menu = page.getByRole('button', { name: /^(Alternatives of the design|Alternative: )/ })

    await test.step('a new alternative begins as a copy and is the current one', async () => {
      await menu.click()
      await page.getByRole('menuitem', { name: 'New alternative' }).click()
      await expect(page.getByRole('button', { name: 'Alternative: Alternative B' })).toBeVisible()
    })

    await test.step('a length is changed in the alternative alone', async () => {
      await page.getByRole('application', { name: /^Piping diagram/ }).focus()
      await page.keyboard.press('Control+a')
      const length = page.getByRole('textbox', { name: /^Length/ })
      await length.fill('12')
      await length.press('Enter')
      await expect(page.getByRole('button', { name: 'Undo: set a pipe' })).toBeVisible()
    })

    await test.step('the comparison shows figures, models and the pipes that differ', async () => {
      await menu.click()
      await page.getByRole('menuitem', { name: 'Manage and compare' }).click()
      await expect(page.getByRole('row', { name: /^Pipe length/ })).toContainText('+')
      await expect(page.getByRole('row', { name: /^Indoor units/ })).toContainText('–')
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Models' }).click()
      await expect(page.getByRole('row', { name: /^Indoor C1-036 1 1/ })).toBeVisible()
      await page.getByRole('tab', { name: 'Systems' }).click()
      await expect(page.getByRole('img', { name: /^Piping of .*Alternative A$/ })).toBeVisible()
      await expect(page.getByRole('row', { name: / Length / }).first()).toContainText('12.00 m')
      await expectAccessible(page)
    })

    await test.step('a design is renamed, and the other one is gone on with', async () => {
      await page.getByRole('button', { name: 'Rename Alternative A' }).click()
      await page.keyboard.type('Short pipes')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Switch to this' }).click()
      await expect(page.getByRole('button', { name: 'Alternative: Short pipes' })).toBeVisible()
      await page.getByRole('tab', { name: 'Key figures' }).click()
      await expect(page.getByRole('row', { name: /^Pipe length/ })).toContainText('−')
      await saved(page).waitFor()
    })

    await test.step('both designs are there after the page is loaded again, and one is removed after a question', async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Alternative: Short pipes' })).toBeVisible()
      await page.getByRole('button', { name: 'Remove Alternative B' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('There is only this one design.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo: edit the alternatives' }).click()
      await expect(page.getByRole('row', { name: /^Alternative B/ })).toBeVisible()
    })
  } finally {
    await app.stop()
  }
})
