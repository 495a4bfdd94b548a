import { expect, test, type Page } from '@playwright/test'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { indoorUnit } from '../helpers/project-builder'
import { AIR_HANDLER } from '../helpers/samples/air-handler'
import { startApp, type AppServer } from './app-server'
import {
  choosePart,
  drag,
  dropPart,
  expectStep,
  part,
  pointOfPicked,
  press,
  putOnFirst,
  spoken,
  takePart,
  undoStep,
  zoomOf,
  type Point,
} from './board-hands'
import { openBoard } from './open-board'
import { openFloor, roomUnit } from './open-floor'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

test('accessories are put beside a unit, by mouse and by keyboard', async ({ page }) => {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4P-10'])
    .joint('joint', 'outdoor', { lengthM: 10 })
    .unit('left', 'joint', 'C4-056', { lengthM: 5 })
    .unit('right', 'joint', 'C4-056', { lengthM: 6 })
  await openBoard(page, app.address, openFloor('beside', draw))
  await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  const unit = await pointOfPicked(page)

  await test.step('a controller is refused at a joint and stands beside a unit, by mouse', async () => {
    await press(page, 'ArrowUp')
    await dropPart(page, 'controller', /^Wired controller/, await pointOfPicked(page), 'Drop it on a unit')
    await expect(page.getByRole('alertdialog')).toContainText('Drop it on a unit')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await dropPart(page, 'controller', /^Wired controller/, unit)
    await expectStep(page, 'add an accessory')
  })

  await test.step('it is reached from the outdoor unit with an arrow key, named, and removed', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).toContainText('Wired controller')
    await expect(page.getByRole('heading', { name: 'Wired controller WC-01', exact: true })).toBeVisible()
    await press(page, 'Delete')
    await expectStep(page, 'remove an accessory')
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).not.toContainText('Wired controller')
    await undoStep(page, 'remove an accessory')
    await undoStep(page, 'add an accessory')
  })

  await test.step('it goes with its unit, and comes back with it', async () => {
    await dropPart(page, 'controller', /^Wired controller/, unit)
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Delete')
    await expectStep(page, 'take a unit off the diagram')
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).not.toContainText('Wired controller')
    await undoStep(page, 'take a unit off the diagram')
    await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
    await expect(spoken(page)).toContainText('Wired controller')
    await undoStep(page, 'add an accessory')
  })

  for (const [search, name] of [
    ['panel', 'Panel'],
    ['ventilator', 'Heat-recovery ventilator'],
    ['accessory', 'Accessory'],
    ['controller', 'Wired controller'],
  ] as const)
    await test.step(`by keyboard and by mouse: ${name}`, async () => {
      const words = new RegExp(`^${name}`)
      for (const put of [() => takePart(page, search, words).then(() => putOnFirst(page)), () => dropPart(page, search, words, unit)]) {
        await put()
        await expectStep(page, 'add an accessory')
        await press(page, 'Escape', 'ArrowDown', 'ArrowRight')
        await expect(spoken(page)).toContainText(name)
        await undoStep(page, 'add an accessory')
      }
    })

  await test.step('a rear-mounted component belongs to the unit, and a second one takes it off', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await takePart(page, 'rear', /^Rear-mounted/)
    await putOnFirst(page)
    await expect(spoken(page)).toHaveText(/^C4-056, rear-mounted component, /)
    await dropPart(page, 'rear', /^Rear-mounted/, unit)
    await expect(spoken(page)).toHaveText(/^C4-056, [\d.]/)
    await undoStep(page, 'add an accessory')
    await expect(spoken(page)).toHaveText(/^C4-056, rear-mounted component, /)
    await undoStep(page, 'add an accessory')
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })
})

test('air handlers come with all their kits, by mouse and by keyboard', async ({ page }) => {
  const lines = AIR_HANDLER.lines.map((line) => indoorUnit(line.model, { ...line, name: line.room }))
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-42C']).joint('header', 'outdoor', { lengthM: 18 }, 4)
  for (const at of [1, 2, 3, 4]) draw.placeholder(`open-${at}`, 'header', { lengthM: 4 })
  await openBoard(page, app.address, openFloor('kits', draw, lines))
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

  await test.step('a single kit of the catalogue, by mouse and by keyboard: placed, moved, replaced', async () => {
    await dropPart(page, 'AK-160', /^AK-160/, await pointOfPlace(page, 3))
    await expectStep(page, 'place on the diagram')
    const fourth = await pointOfPlace(page, 4)
    await drag(page, await pointOfPlace(page, 3), fourth)
    await expect(spoken(page)).toContainText('accepts Branch of 1 unit')
    await page.mouse.up()
    await undoStep(page, 'move a branch')
    await dropPart(page, 'AK-090', /^AK-090/, await pointOfPlace(page, 3))
    await undoStep(page, 'replace on the diagram')
    await undoStep(page, 'place on the diagram')
    await takePart(page, 'AK-160', /^AK-160/)
    await putOnFirst(page)
    await expectStep(page, 'place on the diagram')
    // What has just been placed can be moved once the board shows it.
    await expect(spoken(page)).toContainText('kW')
    await press(page, 'm', 'End', 'Enter')
    await undoStep(page, 'move a branch')
    await press(page, 'e')
    await choosePart(page, 'AK-090', /^AK-090/)
    await undoStep(page, 'replace on the diagram')
  })

  await test.step('the header that carries them is replaced by its like, and finds no other place', async () => {
    const open = await pointOfPlace(page, 4)
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown')
    const header = await pointOfPicked(page)
    await drag(page, header, open)
    await expect(spoken(page)).toContainText('This place is part of the branch itself.')
    await page.mouse.up()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await dropPart(page, 'Header 6', /^Header 6/, header)
    await undoStep(page, 'replace on the diagram')
  })

  await test.step('the table lists every kit', async () => {
    await page.getByText('Table', { exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search in the table' }).fill('AK-')
    // One and three of the lobby, two of the kitchen, the single one; what they feed stands below them.
    await expect(page.getByRole('row', { name: /(Lobby|Kitchen|AHU-\S+) (AHU-\S+ )?(Joint|Header) \d+ / })).toHaveCount(7)
    await page.getByText('Board', { exact: true }).click()
    await undoStep(page, 'place on the diagram')
    await undoStep(page, 'place an air handler')
    await page.getByLabel('Search parts').fill('lobby')
    await expect(part(page, /Lobby/)).toBeVisible()
  })
})

test('a main/sub system is built by hand', async ({ page }) => {
  const draw = new DiagramBuilder().outdoor('outdoor', ['X4P-24'], 'MainSub').placeholder('open', 'outdoor', { lengthM: 20 })
  await openBoard(page, app.address, openFloor('hand', draw, [roomUnit('Suite', 'WM-036')]))
  const choose = async (search: string, name: RegExp): Promise<void> => {
    await press(page, 'i')
    await choosePart(page, search, name)
    await expectStep(page, 'place on the diagram')
  }

  await test.step('a sub box is refused at the outdoor unit, a main box is taken, by mouse', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown')
    const open = await pointOfPicked(page)
    await dropPart(page, 'MS-SUB', /^MS-SUB MS-04/, open, 'A sub MS box can only follow')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await press(page, 'i')
    await choosePart(page, 'MS-MAIN', /^MS-MAIN MS-10/)
    await undoStep(page, 'place on the diagram')
    await dropPart(page, 'MS-MAIN', /^MS-MAIN MS-10/, open)
    await expectStep(page, 'place on the diagram')
    await page.getByLabel('Search parts').fill('')
  })

  await test.step('connectors by mouse', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    const port = await pointOfPicked(page)
    for (const connector of ['PLUS-SUB', 'MP2-SUB']) {
      await dropPart(page, connector, new RegExp(`^${connector}`), port)
      await expect(spoken(page)).toHaveText(connector)
      await undoStep(page, 'place on the diagram')
    }
    await page.getByLabel('Search parts').fill('')
  })

  await test.step('connectors, a sub box behind one and a unit on that, by keyboard alone', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await choose('PLUS-SUB', /^PLUS-SUB/)
    await undoStep(page, 'place on the diagram')
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

/** Where a place below the header stands, by its number from the left. */
async function pointOfPlace(page: Page, place: number): Promise<Point> {
  await press(page, 'Escape', 'f', 'ArrowDown', 'ArrowDown', 'ArrowDown', ...Array.from({ length: place - 1 }, () => 'ArrowRight'))
  return await pointOfPicked(page)
}

/** Parts by the words that are searched and the name they are found under, with the place that the mouse drops them on. */
type Parts = readonly (readonly [search: string, name: RegExp, at: string])[]

/** Drops each part on a place, and takes each to the first place that accepts it. */
async function placeAll(page: Page, parts: Parts, points: Record<string, Point>): Promise<void> {
  for (const [search, name, at] of parts)
    await test.step(search, async () => {
      const point = points[at]
      if (!point) throw new Error(`no place ${at}`)
      await dropPart(page, search, name, point)
      await undoStep(page, 'place on the diagram')
      await takePart(page, search, name)
      await putOnFirst(page)
      await undoStep(page, 'place on the diagram')
    })
}

test('fresh-air units, hydro units, joints, headers, boxes and merge joints are placed, by mouse and by keyboard', async ({ page }) => {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-24'], 'HR')
    .joint('first', 'outdoor', { lengthM: 10 })
    .box('box', 'first', 10, { lengthM: 6 }, 'MS', { model: 'MS-10' })
    .unit('hall', 'box', 'C4-056', { port: 1, lengthM: 5 })
  for (let port = 2; port <= 10; port++) draw.placeholder(`port-${port}`, 'box', { port, lengthM: 5 })
  draw.placeholder('open', 'first')
  await openSeeded(page, app.address, openFloor('every-part', draw))
  // Nothing is counted on this floor: that it is arranged is said by the zoom that shows all of it.
  await expect(zoomOf(page)).not.toHaveText('100 %')
  await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  const open = await pointOfPicked(page)
  // Merge joints begin at odd ports.
  await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight')
  const port = await pointOfPicked(page)
  await placeAll(
    page,
    [
      ['Branch joint', /^Branch joint/, 'open'],
      ['Header 4', /^Header 4/, 'open'],
      ['MS-04', /^MS-04/, 'open'],
      ['HDO-L080', /^HDO-L080/, 'open'],
      ['FA-090', /^FA-090/, 'port'],
      ['C4-028', /^C4-028/, 'port'],
      ['MP2', /^MP2/, 'port'],
      ['MP4', /^MP4 /, 'port'],
      ['MP8', /^MP8/, 'port'],
    ],
    { open, port },
  )
})
