import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Folders whose tests leave something behind for the next file: an open project and its journal, a process under attack. */
const STATEFUL = ['attack', 'state']
/** Modules that were replaced for one file would be replaced for the next one, or be there unreplaced already. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/

// All other files share one loading of the modules, which takes longer than the tests themselves.
const stateful = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => STATEFUL.includes(path.split(/[/\\]/)[0] ?? '') || REPLACES_MODULES.test(readFileSync(join('tests', path), 'utf8')))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)

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
        test: { name: 'stateless', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...stateful, 'tests/flows/**'], isolate: false },
      },
    ],
  },
})
