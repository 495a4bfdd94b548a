import { expect, test, type Page } from '@playwright/test'
import { startApp, type AppServer } from './app-server'
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
    await expect(spoken(page)).toContainText('5 things picked')
    await press(page, 'Control+c')
    await expect(page.getByText('2 branches copied.')).toBeVisible()
    await press(page, 'Escape', ...port(6), 'Control+v')
    await expectStep(page, 'paste branches')
    await expect(spoken(page)).toContainText('2 things picked')
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
    await expect(page.getByText('Branches pasted: 2. Without an open place that accepts them: 2.')).toBeVisible()
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
