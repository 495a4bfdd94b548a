import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The releases of Node that servers run on beside the one that is installed here, by their major version. */
const RELEASES = { 22: '22.23.3', 24: '24.21.0' }
const CACHE = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'node-releases')

/** Path of a release's program; fetches npm's package of it where it is not there yet. */
function ensureNode(major) {
  const release = RELEASES[major]
  if (!release) throw new Error(`Name one of the major versions ${Object.keys(RELEASES).join(', ')} first, then what Node runs.`)
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(CACHE, release)
  const program = join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const fetched = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${release}`], {
    stdio: ['ignore', 2, 2],
  })
  if (fetched.status !== 0) throw new Error(`Node ${release} cannot be fetched: npm has no package ${name} of it, or cannot be reached.`)
  return program
}

const [major = '', ...args] = process.argv.slice(2)
const program = resolve(ensureNode(major))
const env = { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` }
process.exit(spawnSync(program, args, { env, stdio: 'inherit' }).status ?? 1)
