import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { sampleWire } from '../helpers/sample-projects'
import { startApp, type AppServer } from './app-server'
import { expectAccessible } from './axe-check'
import { readRaster, readSvg } from './saved-picture'
import { openBoard } from './open-board'
import { openSeeded } from './seed-project'

const HOSTILE = 'Hotel <"north"> & Söhne 酒店'
let app: AppServer

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(async () => {
  await app.stop()
})

interface Saved {
  name: string
  bytes: Buffer
}

async function saved(page: Page, act: () => Promise<void>): Promise<Saved> {
  const download = page.waitForEvent('download')
  await act()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

async function saveByMouse(page: Page, entry: string): Promise<Saved> {
  return await saved(page, async () => {
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  })
}

/** Opens the menu with Enter and walks down to its entry. */
async function saveByKeyboard(page: Page, downTo: number, entry: string): Promise<Saved> {
  return await saved(page, async () => {
    await page.getByRole('button', { name: 'Save picture' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    for (let step = 0; step < downTo; step++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
    await page.keyboard.press('Enter')
  })
}

/** Quality of a JPEG, as the specification has it. */
const QUALITY = 0.8

/** Keeps, of each canvas that the page writes as a JPEG, what the browser makes of it at the given quality. */
async function encodeBeside(page: Page, quality: number): Promise<void> {
  await page.addInitScript((given) => {
    const { prototype } = HTMLCanvasElement
    const write = Reflect.get(prototype, 'toBlob')
    prototype.toBlob = function (this: HTMLCanvasElement, take, type, ...rest) {
      if (type === 'image/jpeg') Reflect.set(globalThis, 'encodedBeside', this.toDataURL(type, given))
      write.call(this, take, type, ...rest)
    }
  }, quality)
}

async function encodedBeside(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => String(Reflect.get(globalThis, 'encodedBeside')))
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test('a system is saved as a picture, the view and the whole of it, for print whatever the board shows', async ({ page }) => {
  const project = sampleWire(['main-sub', 'air-handler'])
  const [system] = project.selection['oduList'] as { deviceName: string }[]
  if (system) system.deviceName = HOSTILE
  await encodeBeside(page, QUALITY)
  await openSeeded(page, app.address, project)
  await page.getByRole('navigation', { name: 'Systems', exact: true }).getByText(HOSTILE).click()
  await expect(page.getByRole('application')).toBeVisible()

  await test.step('the menu names every picture', async () => {
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(6)
    // The tip of the button goes with the pointer.
    await page.mouse.move(600, 500)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  const view = await page.getByRole('application').boundingBox()
  const png = await saveByMouse(page, 'PNG picture of the current view')
  await test.step('the view as PNG', async () => {
    expect(png.name).toMatch(/^Sample systems - Hotel north & Söhne 酒店 - view\.png$/)
    expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    const picture = await readRaster(page, png.bytes, 'image/png')
    expect(picture.width).toBeCloseTo(2 * (view?.width ?? 0), -1)
    expect(picture.height).toBeCloseTo(2 * (view?.height ?? 0), -1)
    expect(picture.ground).toEqual([255, 255, 255, 255])
    expect(picture.inked).toBeGreaterThan(0.002)
  })

  await test.step('and by keyboard', async () => {
    const again = await saveByKeyboard(page, 0, 'PNG picture of the current view')
    expect(again.name).toBe(png.name)
    expect(again.bytes.equals(png.bytes)).toBe(true)
  })

  const whole = await saveByMouse(page, 'PNG picture of the whole system')
  await test.step('the whole system as PNG is sharper than the view', async () => {
    const picture = await readRaster(page, whole.bytes, 'image/png')
    expect(whole.name).toMatch(/酒店\.png$/)
    expect(picture.width).toBeGreaterThan(2 * (view?.width ?? 0))
    expect(picture.inked).toBeGreaterThan(0.005)
  })

  await test.step('JPEG pictures hold the same drawing', async () => {
    for (const [entry, of] of [
      ['JPEG picture of the current view', png],
      ['JPEG picture of the whole system', whole],
    ] as const) {
      const jpeg = of === png ? await saveByKeyboard(page, 1, entry) : await saveByMouse(page, entry)
      expect(jpeg.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
      expect(jpeg.name).toMatch(/\.jpg$/)
      expect(jpeg.bytes.equals(await encodedBeside(page)), `quality ${QUALITY}`).toBe(true)
      const [lossy, exact] = [await readRaster(page, jpeg.bytes, 'image/jpeg'), await readRaster(page, of.bytes, 'image/png')]
      expect([lossy.width, lossy.height]).toEqual([exact.width, exact.height])
      expect(lossy.inked).toBeGreaterThan(0.8 * exact.inked)
      expect(lossy.ground.every((channel) => channel > 250)).toBe(true)
    }
  })

  await test.step('the whole system as SVG, by keyboard, holds every label as text', async () => {
    const svg = await saveByKeyboard(page, 5, 'SVG drawing of the whole system')
    expect(svg.name).toMatch(/酒店\.svg$/)
    const { error, texts, ground } = await readSvg(page, svg.bytes.toString('utf8'))
    expect(error).toBe('')
    expect(ground).toBe('#ffffff')
    for (const label of [
      HOSTILE,
      'X4P-24',
      'DM-071',
      'C4-056',
      'DH-200',
      'WM-036',
      'FS-045',
      'Ballroom',
      'Suite 2',
      'MP2',
      '22 m · 4 × 90°',
    ])
      expect(texts, label).toContain(label)
    expect(texts.some((text) => /^Actual CR:\d/.test(text))).toBe(true)
    expect(texts.filter((text) => /^G\d/.test(text)).length).toBeGreaterThan(10)
    expect(texts.filter((text) => /^L\d/.test(text)).length).toBeGreaterThan(10)
  })

  await test.step('a view as SVG, by keyboard, holds what is on screen', async () => {
    await page.getByRole('application').focus()
    for (let step = 0; step < 8; step++) await page.keyboard.press('+')
    const svg = await saveByKeyboard(page, 2, 'SVG drawing of the current view')
    expect(svg.name).toMatch(/view\.svg$/)
    const { error, texts } = await readSvg(page, svg.bytes.toString('utf8'))
    expect(error).toBe('')
    expect(texts.length).toBeGreaterThan(0)
    expect(texts).not.toContain(HOSTILE)
    const same = await saveByMouse(page, 'SVG drawing of the current view')
    expect(same.name).toBe(svg.name)
    expect(same.bytes.equals(svg.bytes)).toBe(true)
  })

  await test.step('the table offers the whole system alone', async () => {
    await page.getByText('Table', { exact: true }).click()
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(3)
  })
})

test('a system is laid out tall and wide again, by the tool and by the inspector, with mouse and keyboard', async ({ page }) => {
  await openBoard(page, app.address, sampleWire(['apartment'], { id: 'lay-out' }))
  const [tall, wide] = [page.getByRole('button', { name: 'Tall layout' }), page.getByRole('button', { name: 'Wide layout' })]
  const inspector = page.getByRole('radiogroup', { name: 'Layout' })

  await test.step('the tool turns it, and undo turns it back', async () => {
    await tall.click()
    await expect(wide).toBeVisible()
    await expect(inspector.getByRole('radio', { name: 'Tall' })).toBeChecked()
    await page.keyboard.press('Control+z')
    await expect(tall).toBeVisible()
    await tall.press('Enter')
    await expect(wide).toBeVisible()
  })

  await test.step('so does the inspector', async () => {
    await inspector.getByText('Wide').click()
    await expect(tall).toBeVisible()
    await inspector.getByRole('radio', { name: 'Wide' }).press('ArrowRight')
    await expect(wide).toBeVisible()
    await expect(inspector.getByRole('radio', { name: 'Tall' })).toBeChecked()
  })
})
