import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { newestChange } from './newest.mjs'

const OUTPUT = 'build/core.wasm'

/** Compiles the core when a source of it is newer than the compiled module. Messages go to stderr: callers may own stdout. */
export function ensureCore() {
  const sources = newestChange(['assembly', 'asconfig.json', 'scripts/build-core.mjs'])
  let built = 0
  try {
    built = statSync(OUTPUT).mtimeMs
  } catch {
    mkdirSync('build', { recursive: true })
  }
  if (built >= sources) return
  const run = spawnSync('npm', ['run', '-s', 'build:core'], { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (run.status !== 0) {
    console.error('The core did not compile; see the messages above.')
    process.exit(1)
  }
}
