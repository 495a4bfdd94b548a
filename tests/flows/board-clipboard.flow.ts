import { expect, test, type Page } from '@playwright/test'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { expectStep, menuByMouse, pointOfPicked, press, spoken, undoStep } from './board-hands'
import { openBoard } from './open-board'
import { recoveryFloor } from './recovery-floor'
import { expectLines, seeInTable } from './see-in-table'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Keys to the unit on the first port of the box, and on to the others. */
const OFFICE = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown']
const port = (number: number): string[] => [...OFFICE, ...Array.from({ length: number - 1 }, () => 'ArrowRight')]

async function openFloor(page: Page, id: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openBoard(page, app.address, recoveryFloor(id))
}

const refusal = (page: Page) => page.getByRole('alertdialog')

/** Both units of the box stand there twice, on its ports. */
async function seeBothTwice(page: Page): Promise<void> {
  await expect(refusal(page)).toHaveCount(0)
  await seeInTable(page, async (grid) => {
    await expectLines(grid, 'C4-056', 2)
    await expectLines(grid, 'C4-036', 2)
    await expectLines(grid, /Box 1.*C4-0/, 4)
    await expectLines(grid, 'Open place', 3)
  })
}

async function seeBothOnce(page: Page): Promise<void> {
  await seeInTable(page, async (grid) => {
    await expectLines(grid, /C4-0/, 2)
    await expectLines(grid, 'Open place', 5)
  })
}

test('several branches are copied and pasted where they are accepted, by keyboard', async ({ page }) => {
  await openFloor(page, 'several-keys')

  await test.step('two units of a box on its last port: the second goes round to a free one, not before the box', async () => {
    await press(page, 'Escape', ...OFFICE, ...Array.from({ length: 4 }, () => 'Shift+ArrowRight'))
    await expect(spoken(page)).toContainText('5 items selected')
    await press(page, 'Control+c')
    await expect(page.getByText('2 branches copied.')).toBeVisible()
    await press(page, 'Escape', ...port(6), 'Control+v')
    await expectStep(page, 'paste branches')
    await expect(spoken(page)).toContainText('2 items selected')
    await seeBothTwice(page)
    await undoStep(page, 'paste branches')
    await seeBothOnce(page)
  })

  await test.step('in hand they are put down together', async () => {
    await press(page, 'Escape', 'Control+v')
    await expect(spoken(page)).toContainText(/\d places accept it/)
    await press(page, 'End', 'Enter')
    await expectStep(page, 'paste branches')
    await seeBothTwice(page)
    await undoStep(page, 'paste branches')
  })

  await test.step('doubled they find places of their own', async () => {
    await press(page, 'Escape', ...OFFICE, ...Array.from({ length: 4 }, () => 'Shift+ArrowRight'), 'Control+d')
    await expectStep(page, 'paste branches')
    await seeBothTwice(page)
  })

  await test.step('of more than there are places for, it is said how many found none', async () => {
    await press(page, 'Escape', ...OFFICE, ...Array.from({ length: 5 }, () => 'Shift+ArrowRight'), 'Control+c')
    await expect(page.getByText('4 branches copied.')).toBeVisible()
    await press(page, 'Escape', 'Control+v')
    await expect(spoken(page)).toContainText(/2 places accept it/)
    await press(page, 'Home', 'Enter')
    // The rest is offered places of its own.
    await expect(refusal(page)).toContainText('Branches pasted: 2. Without an open place that accepts them: 2.')
    await expect(
      refusal(page)
        .getByRole('button', { name: /and add/ })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(refusal(page)).toHaveCount(0)
    await seeInTable(page, (grid) => expectLines(grid, 'Open place', 1))
    await undoStep(page, 'paste branches')
    await undoStep(page, 'paste branches')
    await seeBothOnce(page)
  })
})

test('several branches are copied and pasted where they are accepted, by mouse', async ({ page }) => {
  await openFloor(page, 'several-mouse')
  const pointOf = async (number: number) => {
    await press(page, 'Escape', ...port(number))
    return await pointOfPicked(page)
  }
  const [office, archive, last] = [await pointOf(1), await pointOf(5), await pointOf(6)]
  await press(page, 'Escape')
  await page.mouse.click(office.x, office.y)
  await page.keyboard.down('Shift')
  await page.mouse.click(archive.x, archive.y)
  await page.keyboard.up('Shift')
  await menuByMouse(page, office, /^Copy the branch/)
  await expect(page.getByText('2 branches copied.')).toBeVisible()
  await menuByMouse(page, last, /^Paste/)
  await expectStep(page, 'paste branches')
  await seeBothTwice(page)
  await undoStep(page, 'paste branches')
  await seeBothOnce(page)
})

/** An office behind a full header, and a second system with two units behind a full joint. */
function fullHouse(id: string): WireProject {
  const office = ['Lobby', 'Office', 'Archive'].map((room, at) =>
    indoorUnit('C4-036', { id: `o${at}`, name: room, room, requiredCoolingKw: 2 }),
  )
  const annex = ['Bar', 'Store'].map((room, at) => indoorUnit('C4-056', { id: `a${at}`, name: room, room, requiredCoolingKw: 3 }))
  const project = projectBuilder()
    .named(`Full house ${id}`)
    .design(RATING_CONDITIONS)
    .system(
      'office',
      (draw) =>
        office.reduce(
          (drawn, unit, at) => drawn.unit(`n${at}`, 'H', 'C4-036', { lengthM: 5, port: at + 1 }, { indoorUnitId: unit.id }),
          draw.outdoor('ODU', ['X4P-12'], 'HP').joint('H', 'ODU', { lengthM: 12 }, 4).unit('n3', 'H', 'C4-028', { lengthM: 5, port: 4 }),
        ),
      { indoorUnits: [...office, indoorUnit('C4-028', { id: 'o3', name: 'Meeting', room: 'Meeting' })], outdoorModels: ['X4P-12'] },
    )
    .system(
      'annex',
      (draw) =>
        annex.reduce(
          (drawn, unit, at) => drawn.unit(`m${at}`, 'Y', 'C4-056', { lengthM: 5 }, { indoorUnitId: unit.id }),
          draw.outdoor('ODU2', ['X4P-10'], 'HP').joint('Y', 'ODU2', { lengthM: 12 }),
        ),
      { indoorUnits: annex, outdoorModels: ['X4P-10'] },
    )
    .build()
  return { ...writeProject(project), projectId: `full-house-${id}` }
}

test('a copy that finds no open place gets one: a header grows, a joint is inserted, in another system too', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.address })
  await openBoard(page, app.address, fullHouse('places'))

  await test.step('Ctrl D offers that the header grows, and Enter does it in one step; the list follows', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+d')
    await expect(refusal(page)).toContainText('No open place accepts this branch.')
    const grow = refusal(page).getByRole('button', { name: /^Header 4 → Header 5 and add$/ })
    await expect(grow).toBeFocused()
    await expect(refusal(page).getByRole('button', { name: /^Insert a joint before .* and add$/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expectStep(page, 'paste a branch')
    await expect(refusal(page)).toHaveCount(0)
    await seeInTable(page, async (grid) => {
      await expectLines(grid, 'C4-036', 4)
      await expectLines(grid, 'Open place', 0)
    })
    await undoStep(page, 'paste a branch')
    await seeInTable(page, async (grid) => {
      await expectLines(grid, 'C4-036', 3)
      await expectLines(grid, 'Open place', 0)
    })
  })

  await test.step('by mouse a joint is inserted before the unit that was duplicated', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await menuByMouse(page, await pointOfPicked(page), /^Duplicate/)
    await refusal(page)
      .getByRole('button', { name: /^Insert a joint before/ })
      .click()
    await expectStep(page, 'paste a branch')
    await seeInTable(page, (grid) => expectLines(grid, 'C4-036', 4))
    await undoStep(page, 'paste a branch')
  })

  await test.step('a unit that is cut goes to another system, where a place is made for it', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+x')
    await expect(page.getByText('Branch cut. It moves when it is pasted.')).toBeVisible()
    await page.getByRole('treeitem', { name: /System 2/ }).click()
    await expect(page.getByRole('application', { name: /^Piping diagram/ })).toBeVisible()
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+v')
    await expect(refusal(page)).toContainText('No open place accepts this branch.')
    await page.keyboard.press('Enter')
    await expectStep(page, 'move a branch')
    await seeInTable(page, (grid) => expectLines(grid, 'C4-036', 1))
    await undoStep(page, 'move a branch')
    await seeInTable(page, (grid) => expectLines(grid, 'C4-036', 0))
  })
})
