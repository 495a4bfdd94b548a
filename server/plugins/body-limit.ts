import { CODE } from '../../src/contract/envelope'
import { badRequest, Refusal } from '../refusal'

const MB = 1024 * 1024

/** The most that any body may be, as it comes and unpacked. */
export const BODY_LIMIT_BYTES = 64 * MB

/** Refuses a body that becomes more than its call takes. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal(CODE.bodyTooLarge, `The unpacked body is larger than the ${Math.floor(limit / MB)} MB this call takes.`, null, 413)

/** Refuses a body whose header says gzip, or whose call sends gzip, where it is none. */
export const noGzip = (): Refusal => badRequest('The body is marked gzip but is no gzip.')
