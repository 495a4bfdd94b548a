import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const COMPILER = 'node_modules/assemblyscript/bin/asc.js'
const OPTIMIZER = 'node_modules/binaryen/bin/wasm-opt'
const PLAIN = 'build/core.plain.wasm'
const OUTPUT = 'build/core.wasm'
/** What the compiler of the core may emit (asconfig.json); the optimizer refuses what is not named. */
const FEATURES = ['simd', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals'].map((name) => `--enable-${name}`)
/**
 * The kernels are written as many small functions. Taken into their loops, functions with loops of their own included, a whole check takes a quarter less
 * time; the compiler itself stops much earlier (decision 0016).
 */
const INLINING = [
  '-O4',
  '-ifwl',
  '--flexible-inline-max-function-size=400',
  '--always-inline-max-function-size=90',
  '--one-caller-inline-max-function-size=6000',
]

/** Compiles the core from its sources. Messages go to stderr: callers may own stdout. */
export function compileCore() {
  mkdirSync('build', { recursive: true })
  run(COMPILER, ['assembly/index.ts', '--target', 'release', '--outFile', PLAIN])
  run(OPTIMIZER, [PLAIN, ...FEATURES, ...INLINING, '-o', OUTPUT])
  rmSync(PLAIN)
}

function run(tool, options) {
  const { status } = spawnSync(process.execPath, [tool, ...options], { stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error('The core did not compile; see the messages above.')
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileCore()
