import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** A real browser that draws without a graphics card, the machine's own where there is one. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--enable-precise-memory-info'],
  })
}
