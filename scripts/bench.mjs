import { spawnSync } from 'node:child_process'
import { ensureCore } from './ensure-core.mjs'

ensureCore()
const run = spawnSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(run.status ?? 1)
