import { CODE, type Envelope } from '../../contract/envelope'

/** `errorCode` that counts as success, and the one that ends the session at once (specification, sections 7 and 8). */
const ERROR_CODE = { ok: 200, expired: 1001 }

/** Codes after which the user is asked whether to sign in again. */
export const SIGN_OUT_CODES: readonly number[] = [CODE.signedOut, 50012, 50014, 52008]

/** Message of a refusal without text. */
export const UNNAMED = 'Error'

export type Answer = { frontEndVersion?: string } & (
  | { kind: 'success'; data: unknown }
  | { kind: 'refused'; code: number; message: string; data: unknown; traceId: string; session: 'kept' | 'ask' | 'ended' }
)

function isEnvelope(body: unknown): body is Partial<Envelope<unknown>> {
  return typeof body === 'object' && body !== null && ('code' in body || 'errorCode' in body)
}

/** Reads an answer's body; a body that is no envelope is a refusal without a code. */
export function readEnvelope(body: unknown): Answer {
  if (!isEnvelope(body)) return { kind: 'refused', code: -1, message: UNNAMED, data: null, traceId: '', session: 'kept' }
  const version = typeof body.frontEndVersion === 'string' ? { frontEndVersion: body.frontEndVersion } : {}
  if (body.code === CODE.ok || body.errorCode === ERROR_CODE.ok) return { kind: 'success', data: body.data, ...version }
  const code = body.code ?? body.errorCode ?? -1
  const session = body.errorCode === ERROR_CODE.expired ? 'ended' : SIGN_OUT_CODES.includes(code) ? 'ask' : 'kept'
  const message = body.message || body.errorMsg || UNNAMED
  return { kind: 'refused', code, message, data: body.data ?? null, traceId: body.traceId ?? '', session, ...version }
}
