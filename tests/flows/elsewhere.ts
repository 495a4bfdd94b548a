import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

/** Opens a page of somebody else, who shares nothing with the others but the server. */
export type Elsewhere = (options?: BrowserContextOptions) => Promise<Page>

/** A journey of several people. Their pages go when it ends: they would live on beside the journeys that follow, as long as the browser does. */
export const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      return await context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
