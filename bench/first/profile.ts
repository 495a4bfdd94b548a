import { chromium, type BrowserContext } from '@playwright/test'
import { ensureBrowser } from '../../scripts/servers/ensure-browser.mjs'

/** Starts a real browser with a profile of its own, which keeps a session, and with a debugging port. */
export function startProfile(folder: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', `--remote-debugging-port=${port}`],
    viewport: null,
  })
}
