import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureCore } from '../ensure-core.mjs'

const UNUSED_AFTER_MS = 3_600_000

/**
 * Bundles the command line and the headless functions with the compiled core into the folder given. The bundle is made beside and renamed, so
 * that of two commands started at once none ever sees half of one. Run by scripts/fresh-cli.mjs in the package's folder.
 */
async function bundleCli(folder) {
  ensureCore()
  const beside = `${folder}.${process.pid}`
  await build({
    entryPoints: {
      main: 'cli/main.ts',
      headless: 'src/engine/headless.ts',
      'node-check.worker': 'src/engine/headless/many/node-check.worker.ts',
    },
    outdir: beside,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    logLevel: 'warning',
  })
  copyFileSync('build/core.wasm', join(beside, 'core.wasm'))
  if (existsSync(folder)) rmSync(beside, { recursive: true })
  else renameSync(beside, folder)
}

function removeUnused(parent, keep) {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (path !== keep && Date.now() - statSync(path).mtimeMs > UNUSED_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}

const folder = process.argv[2]
const parent = join(folder, '..')
mkdirSync(parent, { recursive: true })
await bundleCli(folder)
removeUnused(parent, folder)
