import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureCore } from './ensure-core.mjs'

/**
 * Attacks a server with the whole list in tests/attack: in small as `npm test` does, `npm run attack -- --long` with all of it. Names of files after
 * that choose some of them. Exit 1 where an attack succeeded.
 */
const { values, positionals } = parseArgs({ options: { long: { type: 'boolean', default: false } }, allowPositionals: true })
ensureCore()
const files = positionals.length > 0 ? positionals.map((name) => `tests/attack/${name}`) : ['tests/attack']
// One after the other: each measures what the others would disturb.
const words = ['scripts/test.mjs', ...files, ...(values.long ? ['--no-file-parallelism'] : [])]
const env = { ...process.env, ...(values.long && { BRANCHLINE_ATTACK: 'full' }) }
process.exit(spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 1)
