/**
 * Thrown for input that cannot be read. `path` is a JSON path (`$.selection.oduList[0].deviceName`), `expected` describes a valid value, so that
 * the author of the file can correct it.
 */
export class InputError extends Error {
  readonly path: string
  readonly expected: string

  constructor(path: string, expected: string) {
    super(`${path}: expected ${expected}`)
    this.name = 'InputError'
    this.path = path
    this.expected = expected
  }
}
