import { InputError } from '../../contract/input-error'
import { JsonTextError } from '../../contract/wire/json-text'

/** The reason why something could not be read: the position, and the expected value. */
export interface Failure {
  error: { file?: string; line?: number; column?: number; path?: string; argument?: string; expected: string; message: string }
}

/** The error for a file that cannot be read at all. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    readonly expected: string,
  ) {
    super(`${file}: expected ${expected}`)
    this.name = 'FileError'
  }
}

/** Returns the failure for an error about input; null for any other error, which is a fault of the program. `file` is the file being read. */
export function inputFailure(error: unknown, file?: string): Failure | null {
  const from = file === undefined ? {} : { file }
  if (error instanceof JsonTextError) {
    return { error: { ...from, line: error.line, column: error.column, expected: error.expected, message: error.message } }
  }
  if (error instanceof InputError) return { error: { ...from, path: error.path, expected: error.expected, message: error.message } }
  if (error instanceof FileError) return { error: { file: file ?? error.file, expected: error.expected, message: error.message } }
  return null
}

/** Returns the failure for a fault of the program. */
export function faultFailure(message: string, file?: string): Failure {
  return { error: { ...(file === undefined ? {} : { file }), expected: 'no fault of the program', message } }
}
