import { execFileSync } from 'node:child_process'

/** Tests run against the compiled core of today's sources, never against an older one. */
export default function setup(): void {
  execFileSync(process.execPath, ['-e', "import('./scripts/ensure-core.mjs').then((module) => module.ensureCore())"], {
    stdio: ['ignore', 2, 2],
  })
}
