import type { FastifyRequest } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { WATCH_PROTOCOL } from '../../src/contract/account/session-watch'
import { Refusal } from '../refusal'

/** Returns whether a request asks to become a socket. */
export const isUpgrade = (request: FastifyRequest): boolean => request.headers.upgrade !== undefined

/** Returns the token a socket carries: the second entry after our own protocol's name; an empty string where there is none. */
export function socketTokenOf(request: FastifyRequest): string {
  const [protocol, token, ...more] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((entry) => entry.trim())
  return protocol === WATCH_PROTOCOL && token && more.length === 0 ? token : ''
}

/**
 * Refuses a socket that a page of another origin opens: the browser sends such a request with the user's cookies. A proxy that changes the
 * host name must be named in BRANCHLINE_TRUST_PROXY.
 */
export function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers
  if (origin === undefined || hostOf(origin) !== request.host) throw new Refusal(CODE.forbidden, 'This page may not open a socket here.')
}

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** Returns the HTTP status that refuses a socket, because no envelope can be read before there is a socket. */
export const upgradeStatus = (code: number): number =>
  code === CODE.signedOut ? 401 : code === CODE.forbidden ? 403 : code === CODE.tooManyRequests ? 429 : 400
