import { CODE } from '../../src/contract/envelope'
import { Refusal } from '../refusal'

const MB = 1024 * 1024

/** The most that any body may be, as it comes and unpacked. */
export const BODY_LIMIT_BYTES = 64 * MB

/** Refuses a body that becomes more than its call takes. */
export const tooLarge = (limit: number): Refusal =>
  new Refusal(CODE.bodyTooLarge, `The unpacked body is larger than the ${Math.floor(limit / MB)} MB this call takes.`, null, 413)
