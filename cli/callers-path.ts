import { resolve } from 'node:path'

/** A path as the caller means it: from the folder the command was given in, which npm leaves for that of the package. */
export function callersPath(path: string): string {
  const isOurScript = process.env['npm_lifecycle_event'] === 'cli'
  return resolve((isOurScript ? process.env['INIT_CWD'] : undefined) ?? process.cwd(), path)
}
