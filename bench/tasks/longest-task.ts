import type { Browser, Page } from '@playwright/test'

/** A task of a thread as Chromium traces it. Times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args?: { name?: string }
}

/** Runs a piece of work on the page and returns the longest task of its main thread meanwhile, in ms; a trace has short tasks too. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  let text: string
  try {
    await work()
  } finally {
    text = (await browser.stopTracing()).toString()
  }
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] }
  const mainThreads = new Set(
    traceEvents.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}.${tid}`),
  )
  let longest = 0
  for (const { ph, pid, tid, dur = 0 } of traceEvents) if (ph === 'X' && mainThreads.has(`${pid}.${tid}`)) longest = Math.max(longest, dur)
  return longest / 1_000
}
