import type { Page } from '@playwright/test'

/** A unit's casing is wider than a free place: this far from the place's middle it alone is drawn, above its letters. Pixels at 125 %. */
const PROBE = { right: 30, up: 15 }
/** Room for labels pushes what is shown alone up from the middle of the window. */
const UP_FROM_MIDDLE = 25
const MODEL = 'C4-056'
const REST_MS = 1_200

/** So long after its first change the picture is watched for further ones: the answer has come long before. */
const STILL_MS = 300
/** Half of the square around the probe in which they are looked for, in pixels. */
const AROUND = 150

export interface DropTime {
  /** From pointer up to the frame after the one in which the probed pixel took another colour: the unit is to be seen. */
  seen: number
  /** The same for the last change around it: what the core answered is drawn. */
  still: number
}

interface DropWatch {
  next: Promise<DropTime>
}

declare global {
  interface Window {
    dropWatch?: DropWatch
    longTasks?: number[]
  }
}

/** Drops a unit from the palette on the place that the keys lead to, again and again, undone in between. */
export async function dropUnits(page: Page, keys: readonly string[], count: number): Promise<{ times: DropTime[]; longestTask: number }> {
  // The runner's compiler marks the names of functions with a helper that a page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  const board = page.getByRole('application', { name: /^Piping diagram/ })
  await board.focus()
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('z')
  await page.getByRole('textbox', { name: 'Search parts' }).fill(MODEL)
  const part = page.getByRole('button', { name: new RegExp(`^${MODEL}`) }).first()
  const [from, to] = [await part.boundingBox(), await board.boundingBox()]
  if (!from || !to) throw new Error('The palette or the board is not on screen')
  const target = { x: to.x + to.width / 2, y: to.y + to.height / 2 - UP_FROM_MIDDLE }
  const times: DropTime[] = []
  let longestTask = 0
  for (let at = 0; at < count; at++) {
    await page.waitForTimeout(REST_MS)
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x - 40, target.y, { steps: 8 })
    await page.mouse.move(target.x, target.y, { steps: 4 })
    await page.waitForTimeout(300)
    await watchPixel(page, target.x + PROBE.right, target.y - PROBE.up)
    await page.mouse.up()
    times.push(await page.evaluate(() => window.dropWatch?.next ?? Promise.reject(new Error('nothing is watched'))))
    longestTask = Math.max(longestTask, await page.evaluate(() => Math.max(0, ...(window.longTasks ?? []))))
    await page.waitForTimeout(REST_MS)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
  }
  return { times, longestTask }
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
      window.longTasks = []
      const tasks = new PerformanceObserver((list) => window.longTasks?.push(...list.getEntries().map((entry) => entry.duration)))
      tasks.observe({ type: 'longtask' })
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
              if (pixel() !== before) {
                tasks.disconnect()
                stillAfter(now - event.timeStamp)
              } else if (now - event.timeStamp > 10_000) reject(new Error('The drop is not to be seen'))
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
