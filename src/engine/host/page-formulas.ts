import { compileCore } from '../../../workers/fetch-core'
import { startFormulas } from './page-core'

let starting: Promise<void> | undefined

/** Starts the formulas of a browser's page once, for the few screens that compute single numbers while something is typed. */
export function startPageFormulas(): Promise<void> {
  starting ??= compileCore()
    .then(startFormulas)
    .catch((error: unknown) => {
      starting = undefined
      throw error
    })
  return starting
}
