/**
 * Input that cannot be read. `path` is a JSON path (`$.selection.oduList[0].deviceName`), `expected` says what would have been right, so that
 * whoever wrote the file can mend it.
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
