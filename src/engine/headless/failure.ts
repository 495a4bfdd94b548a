import { InputError } from '../../contract/input-error'
import { JsonTextError } from '../../contract/wire/json-text'

/** Why something could not be read: where, and what would have been right. */
export interface Failure {
  error: { file?: string; line?: number; column?: number; path?: string; argument?: string; expected: string; message: string }
}

/** A file that cannot be read at all. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`${file}: expected ${expected}`)
    this.name = 'FileError'
  }
}

/** The failure that an error about input stands for; null for any other error, which is a fault of the program. `file` is what was being read. */
export function inputFailure(error: unknown, file?: string): Failure | null {
  const from = file === undefined ? {} : { file }
  if (error instanceof JsonTextError) {
    return { error: { ...from, line: error.line, column: error.column, expected: error.expected, message: error.message } }
  }
  if (error instanceof InputError) return { error: { ...from, path: error.path, expected: error.expected, message: error.message } }
  if (error instanceof FileError) return { error: { file: file ?? error.file, expected: error.expected, message: error.message } }
  return null
}

/** The failure that a fault of the program stands for. */
export function faultFailure(message: string, file?: string): Failure {
  return { error: { ...(file === undefined ? {} : { file }), expected: 'no fault of the program', message } }
}
