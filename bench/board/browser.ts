import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { ensureBrowser } from '../../scripts/servers/ensure-browser.mjs'

/** Starts a real browser that draws without a graphics card, as in the journeys. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--enable-precise-memory-info'],
  })
}
