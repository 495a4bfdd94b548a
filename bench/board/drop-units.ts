import type { Browser, Page } from '@playwright/test'
import { saved } from '../../tests/flows/saved-after'
import { longestTask } from '../tasks/longest-task'

/** A unit's casing is wider than a placeholder: at this distance from the middle of the place only the casing is drawn. Pixels at 125 %. */
const PROBE = { right: 30, up: 15 }
/** Space for labels pushes a symbol that is shown alone up from the middle of the window, in pixels. */
const UP_FROM_MIDDLE = 25
const MODEL = 'C4-056'
const REST_MS = 1_200
/** Time limit for saving, which may take long on a busy machine; the drop's time does not include it. */
const SAVED_WITHIN_MS = 180_000
/** The pointer rests on the place for this long before the unit is dropped. */
const AIM_MS = 300

/** The pixels are watched for further changes for this long after the first one; the core answers well before. */
const STILL_MS = 300
/** Half the side of the watched square around the probe, in pixels. */
const AROUND = 150

export interface DropTime {
  /** Time from pointer up to the frame after the probed pixel has changed its colour, when the unit is visible. */
  seen: number
  /** Time to the last change around the probe, when the core's answer is drawn. */
  still: number
}

interface DropWatch {
  next: Promise<DropTime>
}

declare global {
  interface Window {
    dropWatch?: DropWatch
  }
}

interface Point {
  x: number
  y: number
}

/**
 * Drops a unit from the palette on the place reached by the keys and undoes it, `count` times with the pixels watched, then `count` times for the longest task,
 * which must not include reading the pixels. Each drop waits until the one before is saved: the server works on the same machine.
 */
export async function dropUnits(
  browser: Browser,
  page: Page,
  keys: readonly string[],
  count: number,
): Promise<{ times: DropTime[]; longest: number }> {
  // The runner's compiler calls this helper in functions that it sends to the page.
  await page.evaluate('globalThis.__name = (named) => named')
  const board = page.getByRole('application', { name: /^Piping diagram/ })
  await board.focus()
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('z')
  await page.getByRole('textbox', { name: 'Search parts' }).fill(MODEL)
  const part = page.getByRole('button', { name: new RegExp(`^${MODEL}`) }).first()
  const [from, to] = [await part.boundingBox(), await board.boundingBox()]
  if (!from || !to) throw new Error('The palette or the board is not on screen')
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const target = { x: to.x + to.width / 2, y: to.y + to.height / 2 - UP_FROM_MIDDLE }
  const watched = async (): Promise<DropTime> => {
    await drag(page, start, target)
    await watchPixel(page, target.x + PROBE.right, target.y - PROBE.up)
    await page.mouse.up()
    const time = await page.evaluate(() => window.dropWatch?.next ?? Promise.reject(new Error('nothing is watched')))
    await takeBack(page)
    return time
  }
  const times: DropTime[] = []
  for (let at = 0; at < count; at++) times.push(await watched())
  let longest = 0
  for (let at = 0; at < count; at++) {
    await drag(page, start, target)
    const task = await longestTask(browser, page, async () => {
      await page.mouse.up()
      await page.waitForTimeout(REST_MS)
    })
    longest = Math.max(longest, task)
    await takeBack(page)
  }
  return { times, longest }
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.waitForTimeout(REST_MS)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x - 40, to.y, { steps: 8 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.waitForTimeout(AIM_MS)
}

async function takeBack(page: Page): Promise<void> {
  await page.waitForTimeout(REST_MS)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(REST_MS)
  await saved(page).waitFor({ timeout: SAVED_WITHIN_MS })
}

async function watchPixel(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([clientX, clientY, stillMs, around]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[role=application]:not([data-over-board]) canvas')
      const context = canvas?.getContext('2d')
      if (!canvas || !context) throw new Error('The board has no canvas')
      const box = canvas.getBoundingClientRect()
      const ratio = canvas.width / box.width
      const [atX, atY] = [(clientX - box.left) * ratio, (clientY - box.top) * ratio]
      const pixel = (): string => String(context.getImageData(atX, atY, 1, 1).data)
      const surroundings = (): Uint32Array =>
        new Uint32Array(context.getImageData(atX - around, atY - around, 2 * around, 2 * around).data.buffer)
      const before = pixel()
      const next = new Promise<DropTime>((resolve, reject) => {
        window.addEventListener(
          'pointerup',
          (event) => {
            const stillAfter = (seen: number): void => {
              let still = seen
              let shown = surroundings()
              const look = (now: number): void => {
                const drawn = surroundings()
                if (drawn.some((colour, place) => colour !== shown[place])) still = now - event.timeStamp
                shown = drawn
                if (now - event.timeStamp < seen + stillMs) requestAnimationFrame(look)
                else resolve({ seen, still })
              }
              requestAnimationFrame(look)
            }
            const look = (now: number): void => {
              if (pixel() !== before) stillAfter(now - event.timeStamp)
              else if (now - event.timeStamp > 10_000) reject(new Error('The drop is not to be seen'))
              else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      })
      window.dropWatch = { next }
    },
    [x, y, STILL_MS, AROUND] as const,
  )
}
