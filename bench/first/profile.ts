import { chromium, type BrowserContext } from '@playwright/test'
import { ensureBrowser } from '../../scripts/servers/ensure-browser.mjs'

/** A real browser with a profile of its own, in which a session stays, and which listens to tools at a port. */
export function startProfile(folder: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', `--remote-debugging-port=${port}`],
    viewport: null,
  })
}
