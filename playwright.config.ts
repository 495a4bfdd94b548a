import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/flows',
  testMatch: '**/*.flow.ts',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['BRANCHLINE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    acceptDownloads: true,
    // Calls that a journey answers itself would be taken by the worker of the page. The journeys about it, and the sign-in, allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
})
