import { existsSync } from 'node:fs'
import { chromium, type BrowserContext } from '@playwright/test'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** A real browser with a profile of its own, in which a session stays, and which listens to tools at a port. */
export function startProfile(folder: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', `--remote-debugging-port=${port}`],
    viewport: null,
  })
}
