import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { ensureCore } from './ensure-core.mjs'

const REQUESTS = 1_000_000

/**
 * Fuzzes packs and projects, then drawings under random packs, then selections, then every call of the server, each over all cores: `npm run fuzz -- --seed 1 --inputs 1000000 --threads 4`.
 * With `inputs`, `rules`, `selection` or `calls` first: only these. Exit 1 where anything was not answered rightly.
 */
const [word, ...rest] = process.argv.slice(2)
const isWord = word === 'inputs' || word === 'rules' || word === 'selection' || word === 'calls'
const options = isWord ? rest : process.argv.slice(2)
ensureCore()
const isAsked = (area) => !isWord || word === area
const bundled = isAsked('inputs') || isAsked('rules') || isAsked('selection') ? await bundle() : undefined
const inputs = isAsked('inputs') ? fuzz(bundled, []) : 0
const rules = isAsked('rules') ? fuzz(bundled, ['--rules']) : 0
const selection = isAsked('selection') ? fuzz(bundled, ['--selection']) : 0
const calls = isAsked('calls') ? await fuzzCalls() : 0
process.exit(inputs || rules || selection || calls)

/** Bundles the fuzzer, so that its threads start without a compiler. */
async function bundle() {
  await build({
    entryPoints: {
      main: 'tests/fuzz/main.ts',
      'fuzz.worker': 'tests/fuzz/fuzz.worker.ts',
      'rule.worker': 'tests/fuzz/rule.worker.ts',
      'selection.worker': 'tests/fuzz/selection.worker.ts',
    },
    outdir: 'dist/fuzz',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  })
  copyFileSync('build/core.wasm', 'dist/fuzz/core.wasm')
  return 'dist/fuzz/main.js'
}

/** Runs the bundled fuzzer; answers its exit code. */
function fuzz(program, area) {
  return spawnSync(process.execPath, [program, ...area, ...options], { stdio: 'inherit' }).status ?? 1
}

/** A process with a server of its own for each core; each makes its share of the requests. */
async function fuzzCalls() {
  const text = { type: 'string' }
  const { values } = parseArgs({ args: options, options: { seed: text, inputs: text, first: text, threads: text } })
  const seed = values.seed ?? String(Date.now() % 2 ** 31)
  const first = Number(values.first ?? 0)
  const count = Number(values.inputs ?? REQUESTS)
  const threads = Math.min(count, Number(values.threads ?? availableParallelism()))
  // Made once: the processes would each make it at the same moment.
  process.env['BRANCHLINE_PREPARED_DATABASE'] ??= execFileSync(process.execPath, ['scripts/servers/ensure-database.mjs'], {
    encoding: 'utf8',
  }).trim()
  const from = (place) => first + Math.floor((count * place) / threads)
  const ends = Array.from({ length: threads }, async (_, place) => {
    const share = ['--seed', seed, '--first', String(from(place)), '--inputs', String(from(place + 1) - from(place))]
    const [status] = await once(
      spawn(process.execPath, ['--import', 'tsx', 'tests/fuzz/calls/main.ts', ...share], { stdio: 'inherit' }),
      'exit',
    )
    return status ?? 1
  })
  const failed = (await Promise.all(ends)).filter((status) => status !== 0).length
  console.log(
    `seed ${seed}, ${count} requests in ${threads} processes, ${failed === 0 ? 'none' : `those of ${failed} processes`} with a failure`,
  )
  return failed === 0 ? 0 : 1
}
