import { defineConfig } from 'vitest/config'

/** What is tested there keeps nothing between two calls, so that its files share one loading of the modules: half of their time. */
const STATELESS = ['assembly', 'canvas', 'contract', 'engine', 'locales', 'model', 'packs']
const stateless = STATELESS.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    environment: 'node',
    // Long enough for a crowded machine: only what hangs is found by it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/helpers/seeded-properties.ts'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    pool: 'forks',
    // Its own choice leaves one core idle, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'stateless', include: stateless, isolate: false } },
      { extends: true, test: { name: 'stateful', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...stateless, 'tests/flows/**'] } },
    ],
  },
})
