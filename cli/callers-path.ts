import { resolve } from 'node:path'

/** Resolves a path against the folder in which the command was typed, because npm changes to the package's folder. */
export function callersPath(path: string): string {
  const isOurScript = process.env['npm_lifecycle_event'] === 'cli'
  return resolve((isOurScript ? process.env['INIT_CWD'] : undefined) ?? process.cwd(), path)
}
