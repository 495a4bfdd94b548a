import { faultFailure, inputFailure, type Failure } from '../src/engine/headless/failure'

/** Thrown for an invalid call of the command line. */
export class ArgumentError extends Error {
  constructor(
    readonly argument: string,
    readonly expected: string,
  ) {
    super(`${argument}: expected ${expected}`)
  }
}

/** Converts an error to a failure; `file` is the file that was being read. The stack of a bug is printed to stderr. */
export function failureOf(error: unknown, file?: string): Failure {
  if (error instanceof ArgumentError) return { error: { argument: error.argument, expected: error.expected, message: error.message } }
  const failure = inputFailure(error, file)
  if (failure) return failure
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return faultFailure(error instanceof Error ? error.message : String(error), file)
}
