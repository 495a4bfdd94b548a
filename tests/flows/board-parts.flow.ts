import { expect, test, type Page } from '@playwright/test'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { indoorUnit } from '../helpers/project-builder'
import { AIR_HANDLER } from '../helpers/samples/air-handler'
import { startApp, type AppServer } from './app-server'
import { dropPart, expectStep, part, pointOfPicked, press, spoken, takePart, undo, undoStep } from './board-hands'
import { openFloor } from './open-floor'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Puts the part in hand on the first place that takes it. */
async function putOnFirst(page: Page): Promise<void> {
  await expect(spoken(page)).toContainText(/\d places? accepts? it/)
  await press(page, 'Home', 'Enter')
}

test('accessories are put beside a unit, by mouse and by keyboard', async ({ page }) => {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4P-10'])
    .joint('joint', 'outdoor', { lengthM: 10 })
    .unit('left', 'joint', 'C4-056', { lengthM: 5 })
    .unit('right', 'joint', 'C4-056', { lengthM: 6 })
  await openSeeded(page, app.address, openFloor('beside', draw))
  await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  const unit = await pointOfPicked(page)

  await test.step('a controller is refused at a joint and stands beside a unit, by mouse', async () => {
    await press(page, 'ArrowUp')
    await dropPart(page, 'controller', /^Wired controller/, await pointOfPicked(page))
    await expect(page.getByRole('alertdialog')).toContainText('Drop it on a unit')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await dropPart(page, 'controller', /^Wired controller/, unit)
    await expectStep(page, 'add an accessory')
  })

  await test.step('it is reached from the outdoor unit with an arrow key, named, and removed', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).toContainText('Wired controller')
    await expect(page.getByRole('heading', { name: 'Wired controller', exact: true })).toBeVisible()
    await press(page, 'Delete')
    await expectStep(page, 'remove from the diagram')
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).not.toContainText('Wired controller')
    await undo(page)
    await undoStep(page, 'add an accessory')
  })

  for (const [search, name] of [
    ['panel', 'Panel'],
    ['ventilator', 'Heat-recovery ventilator'],
    ['accessory', 'Accessory'],
    ['controller', 'Wired controller'],
  ] as const)
    await test.step(`by keyboard: ${name}`, async () => {
      await takePart(page, search, new RegExp(`^${name}`))
      await putOnFirst(page)
      await expectStep(page, 'add an accessory')
      await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
      await expect(spoken(page)).toContainText(name)
      await undo(page)
    })

  await test.step('a rear-mounted component belongs to the unit, and a second one takes it off', async () => {
    await takePart(page, 'rear', /^Rear-mounted/)
    await putOnFirst(page)
    await expectStep(page, 'add an accessory')
    await dropPart(page, 'rear', /^Rear-mounted/, unit)
    await undoStep(page, 'add an accessory')
    await undoStep(page, 'add an accessory')
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })
})

test('air handlers come with all their kits, by mouse and by keyboard', async ({ page }) => {
  const lines = AIR_HANDLER.lines.map((line) => indoorUnit(line.model, { ...line, name: line.room }))
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-42C']).joint('header', 'outdoor', { lengthM: 18 }, 4)
  for (const at of [1, 2, 3, 4]) draw.placeholder(`open-${at}`, 'header', { lengthM: 4 })
  await openSeeded(page, app.address, openFloor('kits', draw, lines))
  await expect(part(page, /Kitchen/)).toBeVisible()

  await test.step('two merged kits, by mouse', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await dropPart(page, 'kitchen', /Kitchen/, await pointOfPicked(page))
    await expectStep(page, 'place an air handler')
    await expect(part(page, /Kitchen/)).toHaveCount(0)
  })

  await test.step('four kits of one air handler, by keyboard', async () => {
    await takePart(page, 'lobby', /Lobby/)
    await putOnFirst(page)
    await expectStep(page, 'place an air handler')
    await expect(part(page, /Lobby/)).toHaveCount(0)
  })

  await test.step('a single kit of the catalogue, by keyboard', async () => {
    await takePart(page, 'AK-160', /^AK-160/)
    await putOnFirst(page)
    await expectStep(page, 'place on the diagram')
  })

  await test.step('the table lists every kit', async () => {
    await page.getByText('Table', { exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search in the table' }).fill('AK-')
    // One and three of the lobby, two of the kitchen, the single one; what they feed stands below them.
    await expect(page.getByRole('row', { name: /(Lobby|Kitchen|AK-160) (Joint|Header) \d+ AK-/ })).toHaveCount(7)
    await page.getByText('Board', { exact: true }).click()
    await undoStep(page, 'place on the diagram')
    await undoStep(page, 'place an air handler')
    await page.getByLabel('Search parts').fill('lobby')
    await expect(part(page, /Lobby/)).toBeVisible()
  })
})

test('a main/sub system is built by hand', async ({ page }) => {
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-24'], 'MainSub').placeholder('open', 'outdoor', { lengthM: 20 })
  await openSeeded(page, app.address, openFloor('hand', draw, [indoorUnit('WM-036', { name: 'Suite', room: 'Suite' })]))
  const choose = async (search: string, name: RegExp): Promise<void> => {
    await press(page, 'i')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search parts').fill(search)
    await dialog.getByRole('button', { name }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expectStep(page, 'place on the diagram')
  }

  await test.step('a sub box is refused at the outdoor unit, a main box is taken, by mouse', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown')
    const open = await pointOfPicked(page)
    await dropPart(page, 'MS-SUB', /^MS-SUB MS-04/, open)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await dropPart(page, 'MS-MAIN', /^MS-MAIN MS-10/, open)
    await expectStep(page, 'place on the diagram')
    await page.getByLabel('Search parts').fill('')
  })

  await test.step('a connector, a sub box behind it and a unit on that, by keyboard alone', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await choose('MP2-SUB', /^MP2-SUB/)
    await press(page, 'ArrowDown')
    await choose('MS-SUB', /^MS-SUB MS-06/)
    await press(page, 'ArrowDown')
    await takePart(page, 'Suite', /Suite/)
    await expect(spoken(page)).toContainText(/\d+ places accept it/)
    await press(page, 'End', 'Enter')
    await expectStep(page, 'place on the diagram')
    await expect(part(page, /Suite/)).toHaveCount(0)
  })

  await test.step('what was built is walked down from the outdoor unit', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    for (const name of ['MP2-SUB', 'MS-06']) {
      await expect(spoken(page)).toContainText(name)
      await press(page, 'ArrowDown')
    }
  })
})
