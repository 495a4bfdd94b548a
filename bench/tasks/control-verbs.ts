import type { Locator, Page } from '@playwright/test'
import { scrollTable } from './scroll-table'
import { backAndForth, type Verb } from './verbs'

const PATIENCE_MS = 120_000

const tools = (page: Page, name: string): Locator => page.getByRole('toolbar', { name })
const openStep = (path: string) => async (page: Page) => {
  await page.evaluate((hash) => (location.hash = hash), `#/navbar/mssp/${path}`)
}
const grid = async (page: Page): Promise<void> => {
  await page.locator('tbody tr[data-place="1"]').first().waitFor({ timeout: PATIENCE_MS })
}

/** The verbs of controllers and wiring that touch a whole building. */
export const CONTROL_VERBS: readonly Verb[] = [
  {
    name: 'open the controllers',
    run: async (page) => {
      await openStep('controller')(page)
      await grid(page)
    },
  },
  { name: 'scroll the units without controller', run: scrollTable },
  {
    name: 'propose to equip all',
    run: async (page) => {
      await tools(page, 'Controllers and groups').getByRole('button', { name: 'Equip all' }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'equip all',
    run: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('button', { name: 'Undo: equip all with controllers' }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  ...backAndForth('equip all with controllers'),
  {
    name: 'scroll the groups',
    before: async (page) => {
      await page.getByRole('button', { name: 'Redo: equip all with controllers' }).click()
      await page.getByRole('button', { name: 'Undo: equip all with controllers' }).waitFor({ timeout: PATIENCE_MS })
    },
    run: scrollTable,
  },
  {
    name: 'list the findings',
    run: async (page) => {
      await page.getByRole('tab', { name: /^Check/ }).click()
      await page.getByRole('tabpanel', { name: /^Check/ }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'open the cable schedule of the building',
    before: async (page) => {
      await openStep('wiring')(page)
      await tools(page, 'Wiring tools').waitFor({ timeout: PATIENCE_MS })
    },
    run: async (page) => {
      await tools(page, 'Wiring tools').getByText('Cable schedule', { exact: true }).click()
      await tools(page, 'Wiring tools').getByText('Building', { exact: true }).click()
      // The lines of a building name their system.
      await page.getByRole('columnheader', { name: 'System' }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  { name: 'scroll the cable schedule', run: scrollTable },
]
