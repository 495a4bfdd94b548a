import type { Page } from '@playwright/test'

const STEPS = 120
const STEP_PX = 120
/** Places of the scroll bar, dragged to the end in so many steps. */
const DRAGS = 40

/** Scrolls the table on the screen by three rows a frame, then drags its scroll bar to the end. */
export async function scrollTable(page: Page): Promise<void> {
  await page.evaluate(
    async ({ steps, px, drags }) => {
      const scroller = document.querySelector('table')?.parentElement
      if (!scroller) throw new Error('There is no table to scroll.')
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let at = 0; at < steps; at++) {
        scroller.scrollBy(0, px)
        await frame()
      }
      for (let at = 1; at <= drags; at++) {
        scroller.scrollTo(0, (scroller.scrollHeight * at) / drags)
        await frame()
      }
    },
    { steps: STEPS, px: STEP_PX, drags: DRAGS },
  )
}
