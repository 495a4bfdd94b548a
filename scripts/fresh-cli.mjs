import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { newestChange } from './newest.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = [
  'assembly',
  'asconfig.json',
  'cli',
  'packs',
  'workers',
  'src/contract',
  'src/engine',
  'src/locales',
  'src/model',
  'package-lock.json',
  'scripts/bundle/bundle-cli.mjs',
]

/**
 * Address of a module of the bundled command line (`main` or `headless`), bundled anew when a source is newer. A bundle's folder is named after
 * the latest change of its sources. Nothing is written to stdout, which belongs to the command.
 */
export function freshCli(module) {
  const folder = join('dist', 'cli', Math.round(newestChange(SOURCES.map((path) => join(ROOT, path)))).toString(36))
  if (!existsSync(join(ROOT, folder))) {
    const run = spawnSync(process.execPath, [join('scripts', 'bundle-cli.mjs'), folder], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    if (run.status !== 0) throw new Error('The command line could not be built; see the messages above.')
  }
  return pathToFileURL(join(ROOT, folder, `${module}.js`)).href
}
