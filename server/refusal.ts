import { CODE } from '../src/contract/envelope'

// See docs/decisions/0025-refusals-travel-with-http-200.md.
/** A call that is refused on purpose: it is sent to the caller as an envelope with this code, sentence and data. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  readonly data: unknown
  /** HTTP status; other than 200 only where HTTP itself has a status for it. */
  readonly status: number

  constructor(code: number, message: string, data: unknown = null, status = 200) {
    super(message)
    this.code = code
    this.data = data
    this.status = status
  }
}

export const signedOut = (): Refusal => new Refusal(CODE.signedOut, 'You are signed out. Sign in again.')
export const forbidden = (): Refusal => new Refusal(CODE.forbidden, 'Your account has no permission for this.')
export const badRequest = (message: string): Refusal => new Refusal(CODE.badRequest, message)
/** Returns the refusal of a wrong value at a path of a call's input: the sentence, and `data` for the page as from a schema. */
export const badAt = (path: string, expected: string, part: 'body' | 'params' | 'querystring' = 'body'): Refusal =>
  new Refusal(CODE.badRequest, `${part} ${path}: expected ${expected}`, { path, expected })
