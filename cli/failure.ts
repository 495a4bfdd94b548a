import { JsonTextError } from '../src/contract/wire/json-text'
import { InputError } from '../src/engine/headless'

/** Why something could not be read: where, and what would have been right. */
export interface Failure {
  error: { file?: string; line?: number; column?: number; path?: string; argument?: string; expected: string; message: string }
}

/** A call of the command line that cannot be followed. */
export class ArgumentError extends Error {
  constructor(
    readonly argument: string,
    readonly expected: string,
  ) {
    super(`${argument}: expected ${expected}`)
  }
}

/** A file that cannot be read at all. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`${file}: expected ${expected}`)
  }
}

/** The failure an error stands for; `file` is what was being read. A fault of the program leaves its trace on stderr. */
export function failureOf(error: unknown, file?: string): Failure {
  const from = file === undefined ? {} : { file }
  if (error instanceof JsonTextError) {
    return { error: { ...from, line: error.line, column: error.column, expected: error.expected, message: error.message } }
  }
  if (error instanceof InputError) return { error: { ...from, path: error.path, expected: error.expected, message: error.message } }
  if (error instanceof FileError) return { error: { file: error.file, expected: error.expected, message: error.message } }
  if (error instanceof ArgumentError) return { error: { argument: error.argument, expected: error.expected, message: error.message } }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return { error: { ...from, expected: 'no fault of the program', message: error instanceof Error ? error.message : String(error) } }
}
