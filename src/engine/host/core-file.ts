import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the compiled core's bytes in Node. Looks beside this file (a bundle includes it), then for `build/core.wasm` in the folders above.
 * @throws Error that says how to build it.
 */
export function readCore(): Uint8Array<ArrayBuffer> {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    for (const place of [join(folder, 'core.wasm'), join(folder, 'build', 'core.wasm')]) {
      if (existsSync(place)) return new Uint8Array(readFileSync(place))
    }
    const above = dirname(folder)
    if (above === folder) throw new Error("The compiled core is missing: run 'npm run build:core'.")
    folder = above
  }
}
