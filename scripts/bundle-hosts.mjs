import { copyFileSync, mkdirSync } from 'node:fs'
import { build } from 'esbuild'

/** Bundles what runs on Node (server, database thread, command line, headless functions) into dist; packages stay in node_modules. */
export async function bundleHosts() {
  await build({
    entryPoints: {
      'server/main': 'server/main.ts',
      'server/pglite.worker': 'server/database/embedded/pglite.worker.ts',
      'server/account': 'server/account/command.ts',
      headless: 'src/engine/headless.ts',
      'node-check.worker': 'src/engine/headless/node-check.worker.ts',
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  mkdirSync('dist', { recursive: true })
  copyFileSync('build/core.wasm', 'dist/core.wasm')
}
