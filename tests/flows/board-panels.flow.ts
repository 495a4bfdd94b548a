import { expect, test, type Locator, type Page } from '@playwright/test'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { RATING_CONDITIONS } from '../../src/model/project/defaults'
import { indoorUnit, projectBuilder } from '../helpers/project-builder'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { boardOf, pointOfPicked, press, spoken } from './board-hands'
import { openSeeded } from './seed-project'

let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

/** Eight units on an outdoor unit that carries half of them, one of them far away. */
function crowdedProject(): WireProject {
  const units = Array.from({ length: 8 }, (_, at) => indoorUnit('C4-056', { id: `u${at}`, name: `Room ${at + 1}`, requiredCoolingKw: 5 }))
  const project = projectBuilder()
    .named('Crowded hall')
    .design(RATING_CONDITIONS)
    .system(
      'crowded',
      (draw) => {
        const header = draw.outdoor('ODU', ['X4P-08']).joint('H', 'ODU', { lengthM: 20 }, 8)
        return units.reduce(
          (drawn, unit, at) => drawn.unit(`n${at}`, 'H', 'C4-056', { lengthM: at === 7 ? 52 : 6 }, { indoorUnitId: unit.id }),
          header,
        )
      },
      { indoorUnits: units, outdoorModels: ['X4P-08'] },
    )
    .build()
  return writeProject(project)
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('an engineer reads limits, repairs, follows findings and asks numbers how they came about', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await openSeeded(page, app.address, crowdedProject())
  const limits = page.getByRole('list', { name: 'Limits' })

  await test.step('1. the limits stand in the order of what is left, and a click leads to the worst place', async () => {
    await tab(page, /^Limits/).click()
    await expect(limits.getByRole('listitem').first()).toContainText(/^ErrorRoom: share of required cooling.* missing/)
    await expect(limits.getByRole('listitem').nth(1)).toContainText(/too much|above/)
    const far = limits.getByRole('button', { name: /^Unit to nearest joint: 52 of 40 m, 12 m too much/ })
    await far.click()
    await tab(page, /^Inspector/).click()
    await expect(page.getByRole('heading', { name: /Header 1 to IDU-\S+ · Room 8/ })).toBeVisible()
    await tab(page, /^Limits/).click()
    await page.getByRole('searchbox', { name: 'Search limits' }).fill('concentration')
    await expect(limits.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Holds for units whose room is given.').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search limits' }).fill('')
    await expectAccessible(page)
  })

  await test.step('2. the arrow keys walk the limits and Enter leads to the place', async () => {
    await limits.getByRole('button', { name: /Go to/ }).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(limits.locator('[data-meter]').nth(2)).toBeFocused()
    await page.keyboard.press('End')
    await expect(limits.locator('[data-meter]').last()).toBeFocused()
    // The board looks at the outdoor unit alone, with which nothing of the far unit is in view.
    await press(page, 'Escape', 'ArrowDown', 'z', ...Array.from({ length: 6 }, () => '+'))
    await expect(spoken(page)).toContainText('System 1, X4P-08')
    const looksAt = page.getByRole('application', { name: /^Overview of the drawing/ }).locator('span')
    const before = await looksAt.boundingBox()
    const far = limits.getByRole('button', { name: /^Unit to nearest joint: 52 of 40 m, 12 m too much/ })
    await limits.getByRole('button').first().focus()
    for (let step = 0; step < 12 && !(await far.evaluate((each) => each === document.activeElement)); step++)
      await page.keyboard.press('ArrowDown')
    await expect(far).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toContainText('52 m')
    await expect.poll(async () => (await looksAt.boundingBox())?.y).toBeGreaterThan(before?.y ?? Infinity)
    const frame = await boardOf(page).boundingBox()
    const place = await pointOfPicked(page)
    expect(Math.abs(place.x - (frame?.x ?? 0) - (frame?.width ?? 0) / 2)).toBeLessThan((frame?.width ?? 0) / 2)
    expect(Math.abs(place.y - (frame?.y ?? 0) - (frame?.height ?? 0) / 2)).toBeLessThan((frame?.height ?? 0) / 2)
    await tab(page, /^Inspector/).click()
    await expect(page.getByRole('heading', { name: /Header 1 to IDU-\S+ · Room 8/ })).toBeVisible()
    await tab(page, /^Limits/).click()
  })

  await test.step('3. a repair shows before and after, and is one step of undo', async () => {
    const compare = page.getByRole('button', { name: 'Before and after' }).first()
    const effect = page.getByRole('table', { name: 'Before and after' }).first()
    const repair = page.getByRole('button', { name: 'Repair', exact: true }).first()
    const bad = page.getByRole('button', { name: 'Rated CR 200.0 %' })
    for (const act of [(button: Locator) => button.click(), (button: Locator) => button.press('Enter')]) {
      await act(compare)
      await expect(effect.getByRole('row', { name: /Connection ratio 200\.0 % 99\.6 %/ }).first()).toBeVisible()
      await act(repair)
      await expect(page.getByRole('button', { name: 'Undo: apply a repair' })).toBeEnabled()
      await expect(bad).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(bad).toBeVisible()
      await expect(effect).toHaveCount(0)
    }
    await compare.click()
    await expect(effect).toBeVisible()
    await expectAccessible(page)
    await compare.press('Enter')
    await expect(effect).toHaveCount(0)
  })

  await test.step('4. F8 goes through the findings, and the list groups, filters and says what can be done', async () => {
    await tab(page, /^Findings/).click()
    const findings = page.getByRole('list', { name: 'Findings' })
    await page.keyboard.press('F8')
    const current = findings.locator('button[aria-current]')
    await expect(current).toHaveCount(1)
    const first = await current.textContent()
    await page.keyboard.press('F8')
    await expect(current).not.toHaveText(first ?? '')
    await page.keyboard.press('Shift+F8')
    await expect(current).toHaveText(first ?? '')
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('nearest branch joint')
    await expect(findings.getByText(/52 m, 12 m above/)).toHaveCount(1)
    await findings.getByText(/52 m, 12 m above/).click()
    await expect(findings.getByText('Make the way to this place 12 m shorter.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('')
    await page.getByRole('switch', { name: 'Group by kind' }).press('Space')
    await expect(findings.locator('[aria-expanded]')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('4b. the way that is too long says what the longer limit asks for, and before and after name what goes', async () => {
    const findings = page.getByRole('list', { name: 'Findings' })
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('first branch joint')
    await findings.getByText(/after the first branch joint is 52 m/).click()
    await expect(findings.getByText(/Keep every pipe from a joint to a unit within 20 m .* within 40 m of each other/)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('connection ratio')
    await findings.getByRole('button', { name: /ratio/ }).first().click()
    await findings.getByRole('button', { name: 'Before and after' }).first().click()
    const effect = page.getByRole('table', { name: 'Before and after' }).first()
    await expect(effect.getByRole('row', { name: /^Units, delivered cooling [\d.]+ kW [\d.]+ kW/ })).toBeVisible()
    await expect(findings.getByText('Findings resolved')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('')
  })

  await test.step('4c. all that is safe is repaired as one step of undo, and what is left is said with its reason', async () => {
    const all = page.getByRole('button', { name: 'Repair all that is safe', exact: true })
    const bad = page.getByRole('button', { name: 'Rated CR 200.0 %' })
    for (const act of [() => all.click(), () => all.press('Enter')]) {
      await act()
      await expect(page.getByRole('button', { name: 'Undo: repair all that is safe' })).toBeEnabled()
      await expect(bad).toHaveCount(0)
      const left = page.getByRole('region', { name: 'What is left, and why' })
      await expect(left.getByText(/fix it by hand/)).toBeVisible()
      await expectAccessible(page)
      await left.getByRole('button', { name: 'Close' }).click()
      await expect(left).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(bad).toBeVisible()
    }
  })

  await test.step('5. a number in the strip tells its formula, and its inputs tell theirs', async () => {
    await page.getByRole('button', { name: 'Rated CR 200.0 %' }).focus()
    await page.keyboard.press('Enter')
    const proof = page.getByRole('region', { name: 'Proof' })
    await expect(proof.getByRole('heading', { name: 'Rated connection ratio' })).toBeFocused()
    await expect(proof.getByText(/^= 448 × 10 ÷ 22\.4\skW$/)).toBeVisible()
    await expect(proof.getByRole('math', { name: 'I * 10 / N' })).toBeVisible()
    await proof.getByRole('button', { name: /^Nominal cooling capacity: 22.4/ }).press('Enter')
    await expect(proof.getByRole('heading', { name: 'Nominal cooling capacity' })).toBeFocused()
    await expect(proof.getByText(/\$\.oduModules\.items/).first()).toBeVisible()
    await expectAccessible(page)
    await proof.getByRole('button', { name: 'Back to the previous figure' }).click()
    await expect(proof.getByRole('heading', { name: 'Rated connection ratio' })).toBeVisible()
    await proof.getByRole('button', { name: 'Copy as text' }).click()
    await expect(proof.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  await test.step('6. the waterfall of the outdoor unit is a table, and its factors are proven', async () => {
    await tab(page, /^Inspector/).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show the whole system' }).click()
    const cooling = page.getByRole('table', { name: 'Cooling delivered' })
    await expect(cooling.getByRole('row')).toHaveCount(10)
    await expect(cooling.getByRole('row', { name: /^Nominal/ })).toContainText('22.40')
    await expectAccessible(page)
    await cooling.getByRole('button', { name: /^Pipe length × / }).press('Enter')
    await expect(page.getByRole('region', { name: 'Proof' }).getByRole('heading', { name: /Pipe length, factor of cooling/ })).toBeVisible()
  })

  await test.step('6b. so is that of an indoor unit, by click', async () => {
    await tab(page, /^Inspector/).click()
    await page.getByRole('application', { name: /^Piping diagram/ }).focus()
    await page.keyboard.press('Escape')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
    const cooling = page.getByRole('table', { name: /^Cooling: / })
    await expect(cooling.getByRole('row', { name: /^Nominal/ })).toContainText('5.60')
    await cooling.getByRole('button', { name: /^Pipe length × / }).click()
    const proof = page.getByRole('region', { name: 'Proof' })
    await expect(proof.getByRole('heading', { name: /Pipe length, factor of cooling/ })).toBeVisible()
    await expect(proof).toContainText('Room 1')
  })

  await test.step('7. what is picked is named and replaced in the inspector', async () => {
    await page.keyboard.press('F8')
    await tab(page, /^Findings/).click()
    await page.getByRole('searchbox', { name: 'Search findings' }).fill('nearest branch joint')
    await expect(page.getByRole('list', { name: 'Findings' }).locator('[data-entry]')).toHaveCount(1)
    await page.getByRole('list', { name: 'Findings' }).locator('[data-entry]').first().click()
    await tab(page, /^Inspector/).click()
    const material = page.getByRole('textbox', { name: 'Material' })
    await material.fill('copper')
    await material.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: set the material of pipes' })).toBeEnabled()
    await expect(material).toHaveValue('copper')
  })

  await test.step('7b. everything selected has a part for each kind; one value is set for all of a kind, and one kind is picked alone', async () => {
    await press(page, 'Escape', 'Control+a')
    const part = (name: string) => page.getByRole('region', { name })
    await expect(page.getByRole('heading', { name: '19 selected' })).toBeVisible()
    for (const name of ['8 units', '1 joint or box', '9 pipes', '1 other']) await expect(part(name)).toBeVisible()
    const level = part('8 units').getByRole('textbox', { name: /^Level/ })
    await level.fill('-2')
    await level.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo: set a level' })).toBeEnabled()
    const length = part('9 pipes').getByRole('textbox', { name: /^Length/ })
    await expect(length).toHaveAttribute('placeholder', 'Various')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo: set a level' }).click()
    await expect(page.getByRole('button', { name: /^Undo: set a level/ })).toHaveCount(0)
    await part('8 units').getByRole('button', { name: 'Only these' }).click()
    await expect(page.getByRole('heading', { name: '8 units' })).toBeVisible()
    await expect(part('9 pipes')).toHaveCount(0)
  })

  await test.step('8. the column is a drawer on a tablet and opens for a number that is asked', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('tab', { name: /^Limits/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Rated CR/ }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Rated connection ratio' })).toBeVisible()
    await expectAccessible(page)
  })

  expect(problems).toEqual([])
})

test('pipes between the modules and the parts of the charge tell how they came about', async ({ page }) => {
  const project = projectBuilder()
    .named('Two modules')
    .design(RATING_CONDITIONS)
    .system('twin', (draw) => draw.outdoor('ODU', ['X4P-12', 'X4P-12']).unit('U', 'ODU', 'C4-056', { lengthM: 20 }), {
      outdoorModels: ['X4P-12', 'X4P-12'],
    })
    .build()
  await openSeeded(page, app.address, writeProject(project))
  const between = page.locator('section', { has: page.getByRole('heading', { name: 'Between the modules' }) })
  const proof = page.getByRole('region', { name: 'Proof' })
  const proves = async (number: Locator, heading: string) => {
    await number.press('Enter')
    await expect(proof.getByRole('heading', { name: heading })).toBeFocused()
    await expect(proof.getByRole('math').first()).toBeVisible()
    await tab(page, /^Inspector/).click()
  }
  await proves(between.getByRole('button', { name: /^Module 2 to the joint, Liquid/ }), 'Liquid pipe of a module')
  await proves(between.getByRole('button', { name: /^Joint between the modules/ }), 'Joint between the modules')
  const charge = page.locator('section', { has: page.getByRole('heading', { name: 'Refrigerant' }) })
  await proves(charge.getByRole('button', { name: /^Liquid pipe .*20\Wm/ }), 'Charge of one size')
  const kg = async (name: RegExp) => Number(/(-?[\d.]+)\Wkg$/.exec((await charge.getByRole('button', { name }).textContent()) ?? '')?.[1])
  expect(await kg(/^Total charge/)).toBeCloseTo((await kg(/^Added on site/)) + (await kg(/^Factory charge/)), 2)
  await expectAccessible(page)
})
