import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What is tested there keeps nothing between two calls, so that its files share one loading of the modules: half of their time. */
const STATELESS = ['assembly', 'canvas', 'cli', 'contract', 'engine', 'fuzz', 'locales', 'model', 'packs', 'server', 'workers']
const stateless = STATELESS.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    environment: 'node',
    // Long enough for a crowded machine: only what hangs is found by it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/helpers/seeded-properties.ts', 'tests/helpers/patient-screens.ts'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    pool: 'forks',
    // Servers under test wait for disks and for each other: half as many more than there are cores keep them busy.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      { extends: true, test: { name: 'stateless', include: stateless, isolate: false } },
      { extends: true, test: { name: 'stateful', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...stateless, 'tests/flows/**'] } },
    ],
  },
})
