import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { build } from 'esbuild'
import { ensureCore } from './ensure-core.mjs'

/** Bundles the fuzzer, so that its threads start without a compiler, and runs it: `npm run fuzz -- --seed 1 --inputs 1000000`. With `calls` first: the calls of the server. */
ensureCore()
if (process.argv[2] === 'calls') {
  const calls = spawnSync(process.execPath, ['--import', 'tsx', 'tests/fuzz/calls/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(calls.status ?? 1)
}
await build({
  entryPoints: { main: 'tests/fuzz/main.ts', 'fuzz.worker': 'tests/fuzz/fuzz.worker.ts' },
  outdir: 'dist/fuzz',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
})
copyFileSync('build/core.wasm', 'dist/fuzz/core.wasm')
const run = spawnSync(process.execPath, ['dist/fuzz/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(run.status ?? 1)
