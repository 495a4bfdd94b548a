import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Folders whose tests leave state in their modules: an open project, a choice of the user, a session, a server under attack. */
const STATEFUL = ['app', 'attack', 'board', 'features', 'platform', 'schedule', 'state', 'ui', 'workbench']
const stateful = STATEFUL.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

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
      { extends: true, test: { name: 'stateful', include: stateful } },
      {
        extends: true,
        // Their files share one loading of the modules, which takes longer than most of the tests.
        test: { name: 'stateless', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...stateful, 'tests/flows/**'], isolate: false },
      },
    ],
  },
})
