import { expect, type Page } from '@playwright/test'
import { choosePart, expectStep, press, spoken, undoStep, zoomOf } from './board-hands'
import { expectCells, expectTurned, seeInTable } from './see-in-table'

/** What is picked when the menu opens. */
export type Spot = 'nothing' | 'port' | 'cap' | 'unit' | 'lobby' | 'joint' | 'pipe' | 'note' | 'notes'

export interface Hands {
  /** Puts what is in hand on an open place. */
  putDown: (page: Page) => Promise<void>
  /** Picks what the menu is asked about. */
  pick: (page: Page, spot: Spot) => Promise<void>
}

export interface Walk {
  spot: Spot
  /** What the menu calls it. */
  entry: RegExp
  /** Makes a difference that the entry undoes, once it is picked. */
  before?: (page: Page) => Promise<void>
  /** Sees that it was done, and leaves the drawing as it was. */
  see: (page: Page, hands: Hands) => Promise<void>
}

const step =
  (name: string): Walk['see'] =>
  (page) =>
    undoStep(page, name)
/** Sees in the table what a step has done, and that it is undone by its name. */
const shows =
  (name: string, lines: Record<string, number>): Walk['see'] =>
  async (page) => {
    await expectStep(page, name)
    await seeInTable(page, async (grid) => {
      for (const [words, count] of Object.entries(lines)) await expectCells(grid, words, count)
    })
    await undoStep(page, name)
  }
const says =
  (words: RegExp | string): Walk['see'] =>
  (page) =>
    expect(spoken(page)).toContainText(words)
const text = (page: Page) => page.getByLabel('Text of the text block')

async function writes(page: Page, words: string): Promise<void> {
  await expect(text(page)).toBeFocused()
  await text(page).fill(words)
  await page.keyboard.press('Control+Enter')
  await expect(spoken(page)).toContainText(words)
}

/** What lies on the clipboard; it is emptied, so that the next copy is not taken for this one. */
async function copied(page: Page, kind: 'branches' | 'systems'): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`"kind":"${kind}"`)
  await page.evaluate(() => navigator.clipboard.writeText(''))
}

const ALIGNMENTS = { Left: 'left', Centre: 'centres', Right: 'right', Top: 'tops', Middle: 'middles', Bottom: 'bottoms' }
const MOVES = ['Left', 'Right', 'Up', 'Down']

/** How every entry of the board's menu is walked, by its key in the translations. */
export const MENU_WALKS: Record<string, Walk> = {
  place: {
    spot: 'port',
    entry: /^Place a part/,
    see: async (page, hands) => {
      await choosePart(page, 'C4-028', /^C4-028/)
      await shows('place on the diagram', { 'C4-028': 1, 'Open place': 6 })(page, hands)
    },
  },
  replace: {
    spot: 'unit',
    entry: /^Replace/,
    see: async (page) => {
      await choosePart(page, 'C4-071', /^C4-071/)
      await expect(spoken(page)).toContainText('C4-071')
      await undoStep(page, 'replace on the diagram')
    },
  },
  move: {
    spot: 'unit',
    entry: /^Move to another place/,
    see: async (page, hands) => {
      await expect(spoken(page)).toContainText('Placing Branch of 1 unit')
      await hands.putDown(page)
      await undoStep(page, 'move a branch')
    },
  },
  insert: {
    spot: 'pipe',
    entry: /^Insert a joint or box/,
    see: async (page, hands) => {
      await choosePart(page, 'Branch joint', /^Branch joint/)
      await shows('insert into a pipe', { 'Joint 3': 1, 'Open place': 8 })(page, hands)
    },
  },
  turn: {
    spot: 'joint',
    entry: /^Turn around/,
    see: async (page) => {
      await expectStep(page, 'turn a fitting')
      await seeInTable(page, (grid) => expectTurned(grid, ['Joint 2']))
      await undoStep(page, 'turn a fitting')
      await seeInTable(page, (grid) => expectTurned(grid, []))
    },
  },
  cap: { spot: 'port', entry: /^Close with an end cap/, see: shows('close open places', { 'End cap': 2, 'Open place': 6 }) },
  uncap: { spot: 'cap', entry: /^Open again/, see: shows('open closed places', { 'End cap': 0, 'Open place': 8 }) },
  capAll: { spot: 'nothing', entry: /^Close all open places/, see: shows('close open places', { 'End cap': 8, 'Open place': 0 }) },
  uncapAll: { spot: 'nothing', entry: /^Open all closed places/, see: shows('open closed places', { 'End cap': 0, 'Open place': 8 }) },
  disable: { spot: 'unit', entry: /^Take out of calculations/, see: step('take pipes out of the calculations') },
  enable: {
    spot: 'unit',
    entry: /^Put back into calculations/,
    before: (page) => press(page, 'x'),
    see: async (page) => {
      await undoStep(page, 'put pipes back into the calculations')
      await undoStep(page, 'take pipes out of the calculations')
    },
  },
  repairAll: {
    spot: 'nothing',
    entry: /^Repair all that is safe/,
    see: async (page) => {
      await expectStep(page, 'repair all that is safe')
      await expect(page.getByRole('tab', { name: /^Findings/ })).toHaveAttribute('aria-selected', 'true')
      await undoStep(page, 'repair all that is safe')
      await page.getByRole('tab', { name: /^Inspector/ }).click()
    },
  },
  regenerateAll: {
    spot: 'nothing',
    entry: /^Generate the diagrams of all systems/,
    see: async (page) => {
      const question = page.getByRole('dialog', { name: 'Generate all diagrams again?' })
      await question.getByRole('button', { name: 'Generate again' }).click()
      await expect(question).toHaveCount(0)
      await expectStep(page, 'generate all diagrams')
      await undoStep(page, 'generate all diagrams')
    },
  },
  regenerate: {
    spot: 'nothing',
    entry: /^Generate the diagram again/,
    see: async (page) => {
      const question = page.getByRole('dialog', { name: 'Generate the diagram again?' })
      await expect(question.getByRole('listitem')).not.toHaveCount(0)
      await question.getByRole('button', { name: 'Generate again' }).click()
      await expect(question).toHaveCount(0)
      await expectStep(page, 'generate the diagram')
      await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
      await expect(spoken(page)).toContainText('Riser east')
      await press(page, 'ArrowRight')
      await expect(spoken(page)).toContainText('Shaft, keep free')
      await undoStep(page, 'generate the diagram')
    },
  },
  remove: { spot: 'unit', entry: /^Remove/, see: shows('take a unit off the diagram', { 'C4-056': 1, 'Open place': 8 }) },
  copySystem: {
    spot: 'nothing',
    entry: /^Copy the system/,
    see: async (page) => {
      await press(page, 'Control+v')
      await undoStep(page, 'paste systems')
      await copied(page, 'systems')
    },
  },
  copy: { spot: 'unit', entry: /^Copy the branch/, see: (page) => copied(page, 'branches') },
  copyNote: {
    spot: 'note',
    entry: /^Copy the text/,
    see: async (page) => {
      await press(page, 'Control+v')
      await undoStep(page, 'add a text block')
    },
  },
  cut: {
    spot: 'unit',
    entry: /^Cut the branch/,
    see: async (page, hands) => {
      await expect(page.getByText('Branch cut.').first()).toBeVisible()
      await hands.pick(page, 'port')
      await press(page, 'Control+v')
      await undoStep(page, 'move a branch')
    },
  },
  // What was cut and moved lies on the clipboard still.
  paste: {
    spot: 'port',
    entry: /^Paste/,
    see: async (page, hands) => {
      await expect(spoken(page)).toContainText('C4-056')
      await shows('paste a branch', { 'C4-056': 3, 'Open place': 6 })(page, hands)
    },
  },
  duplicate: { spot: 'unit', entry: /^Duplicate/, see: shows('paste a branch', { 'C4-056': 3, 'Open place': 6 }) },
  cutNote: { spot: 'note', entry: /^Cut the text/, see: shows('remove a text block', { 'Riser east': 0 }) },
  addNote: {
    spot: 'nothing',
    entry: /^Add a text block/,
    see: async (page) => {
      await writes(page, 'Core drilling')
      await undoStep(page, 'edit a text block')
      await undoStep(page, 'add a text block')
    },
  },
  editNote: {
    spot: 'note',
    entry: /^Edit the text/,
    see: async (page) => {
      await writes(page, 'Riser west')
      await undoStep(page, 'edit a text block')
    },
  },
  ...Object.fromEntries(
    MOVES.map((to): [string, Walk] => [
      `move${to}`,
      { spot: 'note', entry: new RegExp(`^Move ${to.toLowerCase()}`), see: step('move text blocks') },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ALIGNMENTS).map(([key, to]): [string, Walk] => [
      `align${key}`,
      { spot: 'notes', entry: new RegExp(`^Align ${to}`), see: step('align text blocks') },
    ]),
  ),
  pickPipe: {
    spot: 'unit',
    entry: /^Select its pipe/,
    see: (page) => expect(page.getByRole('heading', { name: /to IDU-\S+ · Office/ })).toBeVisible(),
  },
  pickBranch: { spot: 'joint', entry: /^Select the whole branch/, see: says(/^9 items selected/) },
  pickSame: { spot: 'unit', entry: /^Select all of this model/, see: says('2 items selected') },
  pickAll: { spot: 'nothing', entry: /^Select everything/, see: says(/3\d items selected/) },
  editPipes: {
    spot: 'unit',
    entry: /^Edit pipes in a table/,
    see: async (page) => {
      const side = page.getByRole('region', { name: 'Pipes to edit' })
      await expect(side.getByRole('heading', { name: '1 pipe' })).toBeVisible()
      await side.getByRole('button', { name: 'Close the table' }).click()
      await expect(side).toHaveCount(0)
    },
  },
  floorLevels: {
    spot: 'unit',
    entry: /^Levels of the floors/,
    see: async (page) => {
      const dialog = page.getByRole('dialog', { name: /^Levels of the floors/ })
      const level = dialog.getByRole('textbox', { name: 'Level of Floor 2' })
      await expect(level).toBeFocused()
      await level.fill('-3')
      await level.press('Enter')
      await expectStep(page, 'set a level')
      await dialog.press('Escape')
      await expect(dialog).toHaveCount(0)
      await undoStep(page, 'set a level')
    },
  },
  why: {
    spot: 'lobby',
    entry: /^Why is this red/,
    see: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Why is this red?' })
      await expect(dialog.getByRole('listitem')).toContainText('IDU must be after MS box!')
      await dialog.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
  },
  full: { spot: 'unit', entry: /^Zoom to 100 %/, see: (page) => expect(zoomOf(page)).toHaveText('100 %') },
  fit: {
    spot: 'nothing',
    entry: /^Show everything/,
    before: async (page) => {
      await press(page, '1')
      await expect(zoomOf(page)).toHaveText('100 %')
    },
    see: (page) => expect(zoomOf(page)).not.toHaveText('100 %'),
  },
  zoomToPicked: {
    spot: 'unit',
    entry: /^Zoom to selection/,
    see: async (page) => {
      const picked = await zoomOf(page).textContent()
      await press(page, 'f')
      await expect(zoomOf(page)).not.toHaveText(picked ?? '')
    },
  },
}
