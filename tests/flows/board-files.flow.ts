import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf, choosePart, expectStep, press, undoStep } from './board-hands'
import { openBoard } from './open-board'
import { openFloor } from './open-floor'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

const floor = (): DiagramBuilder =>
  new DiagramBuilder()
    .outdoor('outdoor', ['X4P-10'])
    .joint('joint', 'outdoor', { lengthM: 10 })
    .unit('left', 'joint', 'C4-112', { lengthM: 5, heightM: -3 })
    .unit('right', 'joint', 'C4-112', { lengthM: 6 })

/** Names of the files in an archive, from its directory at the end. */
function namesInZip(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 46, 'latin1')) {
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.subarray(at + 46, at + 46 + length).toString('utf8'))
  }
  return names
}

test('a drawing that is larger than any picture is saved as sheets in one file, by keyboard', async ({ page }) => {
  const project = openFloor('wide', floor().text('far', 'The end of the site'))
  const [list] = project.selection['oduList'] as { pipingGraphData: { nodes: { id: string; x: number; y: number }[] } }[]
  const far = list?.pipingGraphData.nodes.find((node) => node.id === 'far')
  if (!far) throw new Error('the text block is lost')
  far.x = 30_000
  await openBoard(page, app.address, project)
  await expect(boardOf(page)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'JPEG picture of the whole system' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is saved as \d sheets in one file/)).toBeVisible()
  const file = await download
  expect(file.suggestedFilename()).toBe('Floor wide - Open floor.zip')
  const bytes = readFileSync(await file.path())
  const names = namesInZip(bytes)
  expect(names.length).toBeGreaterThan(2)
  expect(names[0]).toBe('Floor wide - Open floor 1.jpg')
  expect(names.every((name) => name.endsWith('.jpg'))).toBe(true)
  expect(bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBeGreaterThan(0)
})

/** Holds pictures back before they are painted, as a large one is. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held = new Promise((release) => Reflect.set(globalThis, 'releasePictures', release))
    Object.defineProperty(document.fonts, 'ready', { configurable: true, value: held })
  })
  return () => page.evaluate(() => (Reflect.get(globalThis, 'releasePictures') as () => void)())
}

test('while a picture is drawn no key changes what is painted, and Escape or a click cancels it', async ({ page }) => {
  await openBoard(page, app.address, openFloor('held', floor()))
  await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Delete')
  await expectStep(page, 'take a unit off the diagram')
  let downloads = 0
  page.on('download', () => downloads++)
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('status').getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('status').getByRole('button', { name: 'Cancel' }).press('Enter'),
  ]) {
    const release = await holdPictures(page)
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('menuitem', { name: 'PNG picture of the whole system' }).click()
    await expect(page.getByText('Drawing the picture …')).toBeVisible()
    for (const key of ['Control+z', 'Control+y', 'Delete', 'Control+k', 'Alt+1']) await page.keyboard.press(key)
    await cancel()
    await release()
    await expect(page.getByText('Drawing the picture …')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectStep(page, 'take a unit off the diagram')
    await expect(page).toHaveURL(/piping/)
  }
  expect(downloads).toBe(0)
  await undoStep(page, 'take a unit off the diagram')
})

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
const copy = (page: Page, text: string): Promise<void> => page.evaluate((given) => navigator.clipboard.writeText(given), text)

test('installed lengths are pasted from a spreadsheet and compared in one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBoard(page, app.address, openFloor('built', floor()))
  const paste = page.getByRole('button', { name: 'Paste installed lengths' })

  await test.step('the design is frozen by keyboard', async () => {
    await page.getByRole('tab', { name: /^Inspector/ }).focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'As built' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Freeze the design', exact: true }).press('Enter')
    await expectStep(page, 'freeze the design')
  })

  await test.step('a text that is no length, and too many of them, change nothing and say why', async () => {
    await page.getByText('All', { exact: true }).click()
    await copy(page, '12.5\nabout 7\n8')
    await paste.click()
    await expect(page.getByText(/about 7/)).toBeVisible()
    await copy(page, '1\n2\n3\n4\n5')
    await paste.press('Enter')
    await expect(page.getByText('5 lines are more than the 3 pipes shown')).toBeVisible()
    await expectStep(page, 'freeze the design')
  })

  await test.step('a column is pasted as one step', async () => {
    await copy(page, '12,5\r\n7.25\r\n180\r\n')
    await paste.click()
    await expectStep(page, 'set many pipes')
    await page.getByText('Differences', { exact: true }).click()
    await expect(page.getByText('3 lines', { exact: true })).toBeVisible()
  })

  await test.step('and copied as a table that a spreadsheet reads, by keyboard and by mouse', async () => {
    await page.getByRole('button', { name: 'Copy as CSV' }).press('Enter')
    await expect(page.getByText('3 lines are copied.')).toBeVisible()
    const table = await copied(page)
    await copy(page, 'something else')
    await page.getByRole('button', { name: 'Copy as CSV' }).click()
    await expect.poll(() => copied(page)).toBe(table)
    const lines = table.split('\r\n')
    expect(lines[0]).toBe('Place,Quantity,Unit,Designed,Installed,Difference,State,Default length')
    expect(lines.map((line) => line.split(',').slice(-6).join())).toEqual([
      'Unit,Designed,Installed,Difference,State,Default length',
      'm,10,12.5,2.5,changed,',
      'm,5,7.25,2.25,changed,',
      'm,6,180,174,changed,',
    ])
  })

  const table = page.getByRole('table', { name: 'Designed and installed, line by line' })
  const lines = (count: number) => expect(page.getByText(`${count} line${count === 1 ? '' : 's'}`, { exact: true })).toBeVisible()
  const field = (name: string) => table.getByRole('textbox', { name: new RegExp(`^Installed ${name}`) }).first()

  await test.step('bends are typed after a click, a level after Tab, each a line and a step of its own', async () => {
    await undoStep(page, 'set many pipes')
    await page.getByText('All', { exact: true }).click()
    await field('Bends').click()
    await page.keyboard.type('7')
    await page.keyboard.press('Tab')
    await expectStep(page, 'set a pipe')
    // Levels stand below all pipes, where the list is drawn as far as it is walked.
    const focused = page.locator(':focus')
    for (let at = 0; at < 20 && !/^Installed Level/.test((await focused.getAttribute('aria-label')) ?? ''); at++)
      await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName(/^Installed Level/)
    await page.keyboard.type('-4')
    await page.keyboard.press('Enter')
    await expectStep(page, 'set a level')
    await page.getByText('Differences', { exact: true }).click()
    await lines(2)
    await expect(table.getByRole('row', { name: /Bends/ })).toContainText('+7')
    await expect(table.getByRole('row', { name: /Level/ })).toContainText('4')
  })

  await test.step('what is installed is frozen as the design, by click and by keyboard, and taken back', async () => {
    const again = page.getByRole('button', { name: 'Freeze the current state' })
    for (const act of [() => again.click(), () => again.press('Enter')]) {
      await act()
      await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
      await undoStep(page, 'freeze the design')
      await lines(2)
    }
    await undoStep(page, 'set a level')
    await undoStep(page, 'set a pipe')
  })

  await test.step('another model, what was added and what was removed stand in the comparison', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'e')
    await choosePart(page, 'C4-090', /^C4-090/)
    await expect(table.getByRole('row', { name: /Model/ })).toContainText(/C4-112.*C4-090/)
    await lines(1)
    await press(page, 'l', 'i')
    await choosePart(page, 'Branch joint', /^Branch joint/)
    await expect(table.getByRole('row').filter({ hasText: 'added' }).first()).toBeVisible()
    await undoStep(page, 'insert into a pipe')
    await undoStep(page, 'replace on the diagram')
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'Delete')
    await expect(table.getByRole('row').filter({ hasText: 'removed' }).first()).toBeVisible()
    await undoStep(page, 'remove a joint or box')
    await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
  })

  await test.step('the design is released by keyboard, frozen again by undo, and released by redo', async () => {
    const release = page.getByRole('button', { name: 'Release', exact: true })
    const freeze = page.getByRole('button', { name: 'Freeze the design', exact: true })
    await release.press('Enter')
    await expect(freeze).toBeVisible()
    await undoStep(page, 'release the frozen design')
    await expect(release).toBeVisible()
    await page.keyboard.press('Control+y')
    await expect(freeze).toBeVisible()
    await page.getByRole('button', { name: 'Undo: release the frozen design' }).click()
    await expect(release).toBeVisible()
    await page.getByRole('button', { name: 'Redo: release the frozen design' }).click()
    await expect(freeze).toBeVisible()
  })
})

test('a branch that was moved and another default length stand beside the frozen design', async ({ page }) => {
  const boxes = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-22'], 'HR')
    .box('box', 'outdoor', 6, { lengthM: 12 })
    .unit('left', 'box', 'C4-112', { port: 1 }, { label: 'Hall' })
    .unit('right', 'box', 'C4-112', { port: 2, lengthM: 6 }, { label: 'Bar' })
    .placeholder('free', 'box', { port: 5 })
  await openBoard(page, app.address, openFloor('moved', boxes))
  const asBuilt = page.getByRole('tab', { name: 'As built' })
  const rows = page.getByRole('table', { name: 'Designed and installed, line by line' }).getByRole('row')
  await asBuilt.click()
  await page.getByRole('button', { name: 'Freeze the design', exact: true }).click()
  await expect(page.getByText('What is installed is what was designed.')).toBeVisible()

  await test.step('both pipes lead elsewhere once a branch was moved, and the board outlines them', async () => {
    await press(page, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'm', 'End', 'Enter')
    await expectStep(page, 'move a branch')
    await asBuilt.click()
    await expect(page.getByText('2 lines', { exact: true })).toBeVisible()
    const moved = rows.filter({ hasText: 'Designed: Box 1, port 5 → Open place' })
    await expect(moved).toContainText('Box 1, port 5 → Hall · C4-112')
    await expect(moved).toContainText('moved')
    await expect(moved).toContainText('The effect has not been calculated.')
    await expect(rows.filter({ hasText: 'Designed: Box 1, port 1 → Hall · C4-112' })).toContainText('Box 1, port 1 → Open place 1')
    await undoStep(page, 'move a branch')
    await expect(page.getByText('What is installed is what was designed.')).toBeVisible()
  })

  await test.step('another default length is one line, with what it does to all pipes it holds for', async () => {
    await press(page, 'Escape')
    await page.getByRole('tab', { name: /^Inspector/ }).click()
    await page.getByLabel('Default pipe length').fill('80')
    await page.keyboard.press('Enter')
    await expectStep(page, 'set the default pipe length')
    await asBuilt.click()
    await expect(page.getByText('1 line', { exact: true })).toBeVisible()
    const line = rows.filter({ hasText: '2 pipes with the default length' })
    await expect(line).toContainText('3 m80 m+77')
    await expect(line).toContainText(/Charge \+\d/)
    await expect(line).toContainText(/\d limits?/)
    await expect(page.getByRole('row').filter({ hasText: 'Total length' })).toContainText('+154')
    await page.getByText('All', { exact: true }).click()
    await expect(rows.filter({ hasText: 'Hall' }).filter({ hasText: 'Length' })).toContainText('+77')
    await page.getByText('Differences', { exact: true }).click()
    await expectAccessible(page)
  })

  await test.step('an inactive system is not frozen, and says why', async () => {
    const reason = page.getByText('Activate it first.')
    await expect(reason).toHaveCount(0)
    await page.getByRole('treeitem').filter({ hasText: 'Open floor' }).first().click()
    await page.keyboard.press('a')
    await expect(reason).toBeVisible()
    await expect(page.getByRole('button', { name: 'Freeze the current state' })).toBeDisabled()
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Freeze the design', exact: true })).toBeDisabled()
    await expect(reason).toBeVisible()
    await expectAccessible(page)
  })
})
