import { copyFileSync, mkdirSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleServer } from './bundle-server.mjs'

/** Bundles what runs on Node (server, database thread, command line, headless functions) into dist; most packages stay in node_modules. */
export async function bundleHosts() {
  await bundleServer('dist/server', { sourcemap: true })
  await build({
    entryPoints: {
      headless: 'src/engine/headless.ts',
      'node-check.worker': 'src/engine/headless/many/node-check.worker.ts',
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
