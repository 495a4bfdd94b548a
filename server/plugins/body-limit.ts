import { CODE } from '../../src/contract/envelope'
import { badRequest, Refusal } from '../refusal'

const MB = 1024 * 1024

/** The greatest size of any body, both as sent and unpacked. */
export const BODY_LIMIT_BYTES = 64 * MB

/** Returns the refusal of a body above the limit of its call. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal(CODE.bodyTooLarge, `The unpacked body is larger than the ${Math.floor(limit / MB)} MB this call takes.`, null, 413)

/** Returns the refusal of a body that is marked gzip, or must be gzip, but is none. */
export const noGzip = (): Refusal => badRequest('The body is marked gzip but is no gzip.')
