import { statSync } from 'node:fs'
import { compileCore } from './compile-core.mjs'
import { newestChange } from './newest.mjs'

const OUTPUT = 'build/core.wasm'

/** Compiles the core when a source of it is newer than the compiled module. */
export function ensureCore() {
  const sources = newestChange(['assembly', 'asconfig.json'])
  let built = 0
  try {
    built = statSync(OUTPUT).mtimeMs
  } catch {
    // Never compiled here.
  }
  if (built < sources) compileCore()
}
