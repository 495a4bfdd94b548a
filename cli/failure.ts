import { faultFailure, inputFailure, type Failure } from '../src/engine/headless/failure'

/** A call of the command line that cannot be followed. */
export class ArgumentError extends Error {
  constructor(
    readonly argument: string,
    readonly expected: string,
  ) {
    super(`${argument}: expected ${expected}`)
  }
}

/** The failure an error stands for; `file` is what was being read. A fault of the program leaves its trace on stderr. */
export function failureOf(error: unknown, file?: string): Failure {
  if (error instanceof ArgumentError) return { error: { argument: error.argument, expected: error.expected, message: error.message } }
  const failure = inputFailure(error, file)
  if (failure) return failure
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return faultFailure(error instanceof Error ? error.message : String(error), file)
}
