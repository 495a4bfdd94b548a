import type { Locator, Page } from '@playwright/test'
import { sheetCell } from '../../tests/flows/sheet-cell'

/** One action of a user; its tasks are measured from its first key until the page is idle. */
export interface Verb {
  name: string
  /** Brings the page to the start of the verb; not measured. */
  before?: (page: Page) => Promise<void>
  run: (page: Page) => Promise<void>
}

const PATIENCE_MS = 30_000
/** A joint of a floor's line with everything behind it: a tenth of the drawing and more. */
const TO_BRANCH = ['Escape', 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']
const PASTED_LENGTHS = 100_000

const boardOf = (page: Page): Locator => page.getByRole('application', { name: /^Piping diagram/ })
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()

async function keys(page: Page, ...all: string[]): Promise<void> {
  await boardOf(page).focus()
  for (const key of all) await page.keyboard.press(key)
}

async function step(page: Page, name: string): Promise<void> {
  await button(page, `Undo: ${name}`).waitFor({ timeout: PATIENCE_MS })
}

/** Undo and redo of the last step, measured on their own. */
export function backAndForth(what: string): Verb[] {
  const back = (label: string) => async (page: Page) => {
    await button(page, new RegExp(`^${label}:`)).click()
    await button(page, new RegExp(`^${label === 'Undo' ? 'Redo' : 'Undo'}: ${what}`)).waitFor({ timeout: PATIENCE_MS })
  }
  return [
    { name: `undo: ${what}`, run: back('Undo') },
    { name: `redo: ${what}`, run: back('Redo') },
    { name: `undo again: ${what}`, run: back('Undo') },
  ]
}

const openTab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
}

const toTable = async (page: Page): Promise<void> => {
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('grid', { name: /as a table/ }).waitFor({ timeout: PATIENCE_MS })
}

const arranged = async (page: Page): Promise<void> => {
  await page.getByRole('status').filter({ hasText: /rows$/ }).waitFor({ timeout: PATIENCE_MS })
}

export const VERBS: readonly Verb[] = [
  {
    name: 'pick all',
    run: async (page) => {
      await keys(page, 'Escape', 'Control+a')
      await boardOf(page).locator('[aria-live=polite]').filter({ hasText: 'items selected' }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'set the length of all pipes',
    run: async (page) => {
      const length = page.getByRole('textbox', { name: /^Length/ })
      await length.fill('4')
      await length.press('Enter')
      await step(page, 'set a pipe')
    },
  },
  ...backAndForth('set a pipe'),
  { name: 'pick a branch', before: (page) => keys(page, ...TO_BRANCH), run: (page) => keys(page, 'b') },
  {
    name: 'copy a branch',
    before: (page) => keys(page, ...TO_BRANCH),
    run: async (page) => {
      await keys(page, 'Control+c')
      await page.getByText('1 branch copied.').waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'paste a branch',
    before: (page) => keys(page, ...TO_BRANCH),
    run: async (page) => {
      await keys(page, 'Control+d')
      await step(page, 'paste a branch')
    },
  },
  ...backAndForth('paste a branch'),
  {
    name: 'move a branch',
    before: (page) => keys(page, ...TO_BRANCH),
    run: async (page) => {
      await keys(page, 'm')
      await boardOf(page)
        .locator('[aria-live=polite]')
        .filter({ hasText: /accept/ })
        .waitFor({ timeout: PATIENCE_MS })
      await keys(page, 'Home', 'Enter')
      await step(page, 'move a branch')
    },
  },
  ...backAndForth('move a branch'),
  {
    name: 'remove a branch',
    before: (page) => keys(page, ...TO_BRANCH),
    run: async (page) => {
      await keys(page, 'Delete')
      await step(page, 'remove a joint or box')
    },
  },
  ...backAndForth('remove a joint or box'),
  { name: 'limits', before: (page) => keys(page, 'Escape', 'Escape'), run: openTab(/^Limits/) },
  {
    name: 'prove a number',
    run: async (page) => {
      await button(page, /^Rated CR/).click()
      await page.getByRole('region', { name: 'Proof' }).getByRole('math').first().waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'freeze the design',
    before: openTab(/^As built/),
    run: async (page) => {
      await button(page, 'Freeze the design').click()
      await step(page, 'freeze the design')
    },
  },
  {
    name: 'compare with the frozen design, every line',
    run: async (page) => {
      await page.getByText('All', { exact: true }).first().click()
      await page.getByRole('table').first().waitFor({ timeout: PATIENCE_MS })
    },
  },
  ...backAndForth('freeze the design'),
  { name: 'open the table', before: openTab(/^Inspector/), run: toTable },
  {
    name: 'sort a column of the table',
    run: async (page) => {
      await page.getByRole('columnheader', { name: /^Length/ }).click()
      await arranged(page)
    },
  },
  {
    name: 'group the table by floor',
    run: async (page) => {
      await page.getByRole('switch', { name: 'By floor' }).click()
      await arranged(page)
    },
  },
  {
    name: 'paste a column of all lengths',
    before: async (page) => {
      await page.getByRole('switch', { name: 'By floor' }).click()
      await page.evaluate(
        (count) => navigator.clipboard.writeText(Array.from({ length: count }, (_, at) => 2 + (at % 9)).join('\n')),
        PASTED_LENGTHS,
      )
      await (await sheetCell(page, 1, 'Length')).click()
    },
    run: async (page) => {
      await page.keyboard.press('Control+v')
      await button(page, /^Set [\d,. ]+ values/).click({ timeout: PATIENCE_MS })
      await step(page, 'set many pipes')
    },
  },
  ...backAndForth('set many pipes'),
  {
    name: 'open all pipes beside the board',
    before: async (page) => {
      await page.getByText('Board', { exact: true }).click()
      await keys(page, 'Escape', 'Escape')
    },
    run: async (page) => {
      await button(page, /^Edit pipes in a table/).click()
      await page.getByRole('region', { name: 'Pipes to edit' }).waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    name: 'add to all pipes',
    run: async (page) => {
      const side = page.getByRole('region', { name: 'Pipes to edit' })
      await side.getByRole('combobox', { name: 'How' }).selectOption('add')
      await side.getByRole('textbox', { name: 'Value' }).fill('0.5')
      await side.getByRole('textbox', { name: 'Value' }).press('Enter')
      await step(page, 'set many pipes')
    },
  },
  ...backAndForth('set many pipes'),
  {
    name: 'set the material of all pipes',
    run: async (page) => {
      const side = page.getByRole('region', { name: 'Pipes to edit' })
      await side.getByRole('combobox', { name: 'What to change' }).selectOption('material')
      await side.getByRole('combobox', { name: 'How' }).selectOption('set')
      await side.getByRole('textbox', { name: 'Value' }).fill('copper')
      await side.getByRole('textbox', { name: 'Value' }).press('Enter')
      await step(page, 'set the material of pipes')
    },
  },
  ...backAndForth('set the material of pipes'),
  {
    name: 'draw the diagram anew',
    run: async (page) => {
      await button(page, 'Generate diagram again').click()
      // Lengths were entered for every pipe before.
      await button(page, 'Generate anew').click()
      await step(page, 'generate the diagram')
    },
  },
  ...backAndForth('generate the diagram'),
]
