import { execFileSync } from 'node:child_process'
import { preparedDatabase } from './prepared-database'

/** Tests run against the compiled core and the tables of today's sources, never against older ones. */
export default function setup(): void {
  execFileSync(process.execPath, ['-e', "import('./scripts/ensure-core.mjs').then((module) => module.ensureCore())"], {
    stdio: ['ignore', 2, 2],
  })
  preparedDatabase()
}
