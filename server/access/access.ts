import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEADER } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import { isDemo, type Account } from './account'
import { isPermitted } from './roles'
import type { Sessions } from './sessions'
import { forbidden, Refusal, signedOut } from '../refusal'
import { socketTokenOf } from '../plugins/upgrade'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access to the call: anyone, anyone signed in, or holders of a permission. A route under /api that declares none is closed to all. */
    access?: 'open' | 'signedIn' | { permission: string }
    /** The call is open to guests whose approval is still pending, too. */
    waitingToo?: boolean
    /** The call is open to accounts that must change a generated password first. */
    beforeOwnPassword?: boolean
    /** The call is open to accounts that must set up a second factor first. */
    beforeFactor?: boolean
  }
  interface FastifyRequest {
    account: Account | null
  }
}

/** Checks token and permission of every call under /api before its body is read. */
export function addAccess(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('account', null)
  app.addHook('onRequest', async (request) => {
    const { access, waitingToo, beforeOwnPassword, beforeFactor } = request.routeOptions.config
    if (access === 'open' || !isCall(request)) return
    const token = tokenOf(request)
    request.account = (token && (await sessions.find(token))) || null
    if (!request.account) throw signedOut()
    if (request.account.status === 'waiting' && !waitingToo) throw new Refusal(CODE.guestWaiting, 'Your registration waits for approval.')
    if (request.account.mustChangePassword && !beforeOwnPassword) throw passwordDue()
    if (request.account.mustSetUpFactor && !beforeFactor && !isDemo(request.account)) throw factorDue()
    if (access === 'signedIn') return
    if (!access || !isPermitted(request.account.role, access.permission)) throw forbidden()
  })
}

const passwordDue = (): Refusal =>
  new Refusal(CODE.passwordDue, 'This password was generated for you. Choose one of your own before anything else.')
const factorDue = (): Refusal => new Refusal(CODE.factorDue, 'Your administrator requires a second factor. Set it up before anything else.')

// Returns whether a request is a call; the public interface page and unknown addresses, which answer 404, are none.
const isCall = (request: FastifyRequest): boolean => {
  const url = request.routeOptions.url
  return url !== undefined && url.startsWith('/api/') && !url.startsWith('/api/docs')
}

/** Returns the token that a call or a socket carries, or an empty string. */
export const tokenOf = (request: FastifyRequest): string => {
  const header = request.headers[HEADER.token.toLowerCase()] ?? request.headers[HEADER.ssoSession.toLowerCase()]
  return typeof header === 'string' ? header : socketTokenOf(request)
}

/** Returns the account of a call that has passed the access check. */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw signedOut()
  return request.account
}
