import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMPILER = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'))
const OPTIMIZER = fileURLToPath(import.meta.resolve('binaryen/bin/wasm-opt'))

/** Features that wasm-opt may use, and its inlining limits: the loops of the check inline their kernels. */
const OPTIMIZED = [
  ...['simd', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals'].map((feature) => `--enable-${feature}`),
  ...['-O4', '-ifwl', '--flexible-inline-max-function-size=400', '--always-inline-max-function-size=90'],
  '--one-caller-inline-max-function-size=6000',
]

/** Files whose functions the core exports: the index, and every file with the tag `@verb`. */
function entries() {
  const files = readdirSync('assembly', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join('assembly', file))
    .sort()
  return ['assembly/index.ts', ...files.filter((file) => / \* @verb$/m.test(readFileSync(file, 'utf8')))]
}

function run(program, args) {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Compiles the core to build/core.wasm, or with assertions to build/core.debug.wasm. */
export function buildCore(isDebug) {
  mkdirSync('build', { recursive: true })
  const compile = (...args) => run(COMPILER, [...entries(), ...args])
  if (isDebug) return compile('--target', 'debug')
  compile('--target', 'release', '--outFile', 'build/core.plain.wasm')
  run(OPTIMIZER, ['build/core.plain.wasm', '-o', 'build/core.wasm', ...OPTIMIZED])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildCore(process.argv[2] === 'debug')
