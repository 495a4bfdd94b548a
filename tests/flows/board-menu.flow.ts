import { expect, test, type Page } from '@playwright/test'
import placing from '../../src/locales/en/placing.json' with { type: 'json' }
import { startApp, type AppServer } from './app-server'
import {
  boardOf,
  choosePart,
  drag,
  dropPart,
  expectStep,
  menuByKeys,
  menuByMouse,
  pointOfPicked,
  press,
  spoken,
  undoStep,
  zoomOf,
  type Point,
} from './board-hands'
import { menuFloor } from './menu-floor'
import { MENU_WALKS, type Hands, type Spot } from './menu-walks'
import { openBoard } from './open-board'
import { expectCells, expectTurned, seeInTable } from './see-in-table'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Keys that lead to a place with nothing selected. */
const UNIT = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']
const HEADER = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']
const JOINT = [...HEADER, 'ArrowDown']
const WAY = {
  outdoor: ['ArrowDown'],
  first: ['ArrowDown', 'ArrowDown'],
  box: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  unit: UNIT,
  port: [...UNIT, 'ArrowRight'],
  cap: [...UNIT, ...Array.from({ length: 5 }, () => 'ArrowRight')],
  header: HEADER,
  joint: JOINT,
  spare: [...JOINT, 'ArrowRight'],
  lobby: [...JOINT, 'ArrowRight', 'ArrowRight'],
  small: [...JOINT, 'ArrowDown', 'ArrowRight'],
  note: ['ArrowDown', 'ArrowRight'],
}
type Place = keyof typeof WAY

const walkTo = (page: Page, place: Place): Promise<void> => press(page, 'Escape', ...WAY[place])

async function pointOf(page: Page, place: Place): Promise<Point> {
  await walkTo(page, place)
  return await pointOfPicked(page)
}

async function openFloor(page: Page, id: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openBoard(page, app.address, menuFloor(id))
}

const refusal = (page: Page) => page.getByRole('alertdialog')

test('every entry of the menu is walked', () => {
  // Words of the menu itself, of keys that have no entry, and of the board of wiring, which its own journey walks.
  const others = ['label', 'open', 'menu', 'wires']
  const entries = Object.keys(placing.menu).filter((key) => !others.includes(key))
  expect(Object.keys(MENU_WALKS).sort()).toEqual(entries.sort())
})

test('every entry of the menu does what it says, by keyboard', async ({ page }) => {
  await openFloor(page, 'menu-keys')
  const hands: Hands = {
    pick: async (page, spot) => {
      if (spot === 'nothing') await press(page, 'Escape')
      else if (spot === 'pipe') await press(page, 'Escape', ...WAY.first, 'l')
      else if (spot === 'notes') await press(page, 'Escape', ...WAY.note, 'Shift+ArrowRight')
      else await walkTo(page, spot)
    },
    putDown: (page) => press(page, 'Home', 'Enter'),
  }
  for (const [key, { spot, entry, before, see }] of Object.entries(MENU_WALKS))
    await test.step(key, async () => {
      await hands.pick(page, spot)
      await before?.(page)
      await menuByKeys(page, entry)
      await see(page, hands)
    })
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

test('every entry of the menu does what it says, by mouse', async ({ page }) => {
  await openFloor(page, 'menu-mouse')
  const [unit, lobby, port, cap, joint, note] = [
    await pointOf(page, 'unit'),
    await pointOf(page, 'lobby'),
    await pointOf(page, 'port'),
    await pointOf(page, 'cap'),
    await pointOf(page, 'joint'),
    await pointOf(page, 'note'),
  ]
  await press(page, 'ArrowRight')
  const second = await pointOfPicked(page)
  const zoom = (await zoomOf(page).textContent()) ?? ''
  const spots: Record<Spot, Point> = {
    nothing: { x: note.x, y: note.y + 140 },
    pipe: await pipeBelowOutdoor(page),
    notes: note,
    unit,
    lobby,
    port,
    cap,
    joint,
    note,
  }
  const hands: Hands = {
    pick: async (page, spot) => {
      await page.mouse.click(spots[spot].x, spots[spot].y)
      if (spot !== 'notes') return
      await page.keyboard.down('Shift')
      await page.mouse.click(second.x, second.y)
      await page.keyboard.up('Shift')
    },
    putDown: (page) => page.mouse.click(port.x, port.y),
  }
  for (const [key, { spot, entry, before, see }] of Object.entries(MENU_WALKS))
    await test.step(key, async () => {
      await hands.pick(page, spot)
      await before?.(page)
      await menuByMouse(page, spots[spot], entry)
      await see(page, hands)
      // A drop moves the drawing under the pointer.
      await showAll(page, zoom)
    })
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
})

test('the menu of empty ground is about the board, and what it adds stands where it was asked for', async ({ page }) => {
  await openFloor(page, 'menu-ground')
  const note = await pointOf(page, 'note')
  const ground = { x: note.x, y: note.y + 140 }
  await walkTo(page, 'unit')
  const entry = (name: RegExp) => page.getByRole('menuitem', { name })

  await test.step('what was picked elsewhere is picked no more', async () => {
    await page.mouse.click(ground.x, ground.y, { button: 'right' })
    await expect(entry(/^Copy the system/)).toBeVisible()
    await expect(entry(/^Remove/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await press(page, 'Delete')
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('the menu key is asked about what is picked', async () => {
    await walkTo(page, 'unit')
    await press(page, 'Shift+F10')
    await expect(entry(/^Remove/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a text block stands where the right button was, not where the entry is', async () => {
    await menuByMouse(page, ground, /^Add a text block/)
    await page.getByLabel('Text of the text block').fill('North')
    await page.keyboard.press('Control+Enter')
    await expect(spoken(page)).toContainText('North')
    const stands = await pointOfPicked(page)
    expect(Math.abs(stands.y - ground.y), `${stands.y} and ${ground.y}`).toBeLessThan(20)
    expect(Math.abs(stands.x - ground.x), `${stands.x} and ${ground.x}`).toBeLessThan(30)
  })
})

/** A point on the pipe between the outdoor unit and the first joint. */
async function pipeBelowOutdoor(page: Page): Promise<Point> {
  const outdoor = await pointOf(page, 'outdoor')
  const first = await pointOf(page, 'first')
  return { x: first.x, y: first.y - (first.y - outdoor.y) * 0.25 }
}

/** What is dropped stays under the pointer, and the drawing moves for it: once a step is taken back everything is shown anew. */
/** Shows the whole drawing as it was at first: again and again, until the undone step has been drawn. */
async function showAll(page: Page, zoom: string): Promise<void> {
  await expect(async () => {
    await press(page, 'f')
    await expect(zoomOf(page)).toHaveText(zoom, { timeout: 500 })
  }).toPass()
}

/** A point on the pipe between the header and the unit that lacks its box. */
async function pipeOfLobby(page: Page): Promise<Point> {
  const header = await pointOf(page, 'header')
  const lobby = await pointOf(page, 'lobby')
  return { x: lobby.x, y: lobby.y - (lobby.y - header.y) * 0.5 }
}

test('joints and boxes are moved, turned, replaced and inserted, by mouse', async ({ page }) => {
  await openFloor(page, 'fittings-mouse')
  const zoom = (await zoomOf(page).textContent()) ?? ''
  await test.step('a box and a joint are dragged to another place, with what hangs on them', async () => {
    for (const place of ['box', 'joint'] as const) {
      const spare = await pointOf(page, 'spare')
      // A joint is small: it is dragged once it is picked.
      await drag(page, await pointOf(page, place), spare)
      await expect(spoken(page)).toContainText(/accepts Branch of/)
      await page.mouse.up()
      await undoStep(page, 'move a branch')
      await showAll(page, zoom)
    }
  })

  await test.step('where a box would stand behind another one, a joint is refused for the box it carries', async () => {
    const port = await pointOf(page, 'port')
    await drag(page, await pointOf(page, 'joint'), port)
    await expect(spoken(page)).toContainText('MS box can not be after MS box!')
    await page.mouse.up()
    await expect(refusal(page)).toContainText('MS box can not be after MS box!')
    await refusal(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('a box is turned from the menu; not one that small units hang on', async () => {
    await menuByMouse(page, await pointOf(page, 'small'), /^Turn around/)
    await expectStep(page, 'turn a fitting')
    await seeInTable(page, (grid) => expectTurned(grid, ['Box 2']))
    await undoStep(page, 'turn a fitting')
    await menuByMouse(page, await pointOf(page, 'box'), /^Turn around/)
    await expect(refusal(page)).toContainText('reversed MS box')
    await refusal(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('dropped on its like it takes its place, on a pipe it goes into it', async () => {
    for (const [search, name, at, done, shown] of [
      ['Header 6', /^Header 6/, 'joint', 'replace on the diagram', 'Header 2'],
      ['MS-08', /^MS-08/, 'box', 'replace on the diagram', 'MS-08'],
      ['MS-01', /^MS-01/, 'pipe', 'insert into a pipe', 'MS-01'],
      ['Header 4', /^Header 4/, 'pipe', 'insert into a pipe', 'Header 2'],
    ] as const) {
      await dropPart(page, search, name, at === 'pipe' ? await pipeOfLobby(page) : await pointOf(page, at))
      await expectStep(page, done)
      await seeInTable(page, (grid) => expectCells(grid, shown, 1))
      await undoStep(page, done)
      await showAll(page, zoom)
    }
  })

  await test.step('a unit and a joint are written where they stand with a double click, a text block too', async () => {
    const unit = await pointOf(page, 'unit')
    await page.mouse.dblclick(unit.x, unit.y)
    const form = page.getByRole('form', { name: /^Edit IDU-\S+ · Office/ })
    await form.getByRole('textbox', { name: 'Room' }).fill('Studio')
    await page.keyboard.press('Enter')
    await undoStep(page, 'edit an indoor unit')
    const joint = await pointOf(page, 'joint')
    await page.mouse.dblclick(joint.x, joint.y)
    await page
      .getByRole('form', { name: /^Edit Joint/ })
      .getByRole('textbox', { name: 'Name' })
      .fill('Shaft joint')
    await page.keyboard.press('Enter')
    await undoStep(page, 'rename on the diagram')
    const note = await pointOf(page, 'note')
    await page.mouse.dblclick(note.x, note.y)
    await page.getByLabel('Text of the text block').fill('Riser north')
    await page.keyboard.press('Control+Enter')
    await undoStep(page, 'edit a text block')
  })
})

test('joints and boxes are moved, turned, replaced and inserted, by keyboard', async ({ page }) => {
  await openFloor(page, 'fittings-keys')

  await test.step('a box and a joint move with M to the place that is walked to', async () => {
    for (const place of ['box', 'joint'] as const) {
      await walkTo(page, place)
      await press(page, 'm')
      await expect(spoken(page)).toContainText(/Placing Branch of .* places? accepts? it/)
      await press(page, 'End', 'Enter')
      await undoStep(page, 'move a branch')
    }
  })

  await test.step('a joint that everything hangs on finds no place', async () => {
    await walkTo(page, 'first')
    await press(page, 'm')
    await expect(spoken(page)).toContainText('0 places accept it')
    await press(page, 'Escape')
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('a box is turned with R; not one that small units hang on, and Escape closes the reason', async () => {
    await walkTo(page, 'small')
    await press(page, 'r')
    await expectStep(page, 'turn a fitting')
    await seeInTable(page, (grid) => expectTurned(grid, ['Box 2']))
    await undoStep(page, 'turn a fitting')
    await walkTo(page, 'box')
    await press(page, 'r')
    await expect(refusal(page)).toContainText('reversed MS box')
    await page.keyboard.press('Escape')
    await expect(refusal(page)).toHaveCount(0)
    await expect(boardOf(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('replaced with E, put into the pipe above with I', async () => {
    for (const [place, keys, search, name, done, shown] of [
      ['joint', ['e'], 'Header 6', /^Header 6/, 'replace on the diagram', 'Header 2'],
      ['box', ['e'], 'MS-08', /^MS-08/, 'replace on the diagram', 'MS-08'],
      ['lobby', ['l', 'i'], 'MS-01', /^MS-01/, 'insert into a pipe', 'MS-01'],
      ['lobby', ['l', 'i'], 'Header 4', /^Header 4/, 'insert into a pipe', 'Header 2'],
    ] as const) {
      await walkTo(page, place)
      await press(page, ...keys)
      await choosePart(page, search, name)
      await expectStep(page, done)
      await seeInTable(page, (grid) => expectCells(grid, shown, 1))
      await undoStep(page, done)
    }
  })

  await test.step('a unit, a joint and the material of a pipe are written where they stand with Enter', async () => {
    for (const [keys, form, field, typed, done] of [
      [WAY.unit, /^Edit IDU-\S+ · Office/, 'Name', 'Studio', 'rename on the diagram'],
      [WAY.unit, /^Edit IDU-\S+ · Office/, /^Level/, '-3', 'set a level'],
      [WAY.joint, /^Edit Joint/, 'Name', 'Shaft joint', 'rename on the diagram'],
      [WAY.joint, /^Edit Joint/, /^Level/, '-2', 'set a level'],
      [[...WAY.first, 'l'], /^Pipe ODU-1/, 'Material', 'copper', 'set the material of pipes'],
    ] as const) {
      await press(page, 'Escape', ...keys, 'Enter')
      await page.getByRole('form', { name: form }).getByRole('textbox', { name: field }).fill(typed)
      await page.keyboard.press('Enter')
      await undoStep(page, done)
    }
  })

  await test.step('a step that was taken back is done again by its name, with both keys', async () => {
    for (const key of ['Control+y', 'Control+Shift+z']) {
      await walkTo(page, 'small')
      await press(page, 'r')
      await undoStep(page, 'turn a fitting')
      await press(page, key)
      await undoStep(page, 'turn a fitting')
    }
  })
})
