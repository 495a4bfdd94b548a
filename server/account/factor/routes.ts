import type { FastifyInstance } from 'fastify'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import type { Limits } from '../../attempts/limits'
import { audit } from '../../audit/audit'
import { callerOf } from '../../access/access'
import { badAt, forbidden } from '../../refusal'
import type { SessionNotices } from '../../access/session-notices'
import { isDemo, type Account } from '../../access/account'
import type { OwnPassword } from '../password/own-password'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { SecondFactor } from './second-factor'

export interface FactorRouteParts {
  factor: SecondFactor
  ownPassword: Pick<OwnPassword, 'check'>
  limits: Limits
  notices: Pick<SessionNotices, 'accountChanged'>
}

/** Registers the calls that set up and remove one's own second factor. */
export function addFactorRoutes(app: FastifyInstance, { factor, ownPassword, limits, notices }: FactorRouteParts): void {
  /** Everybody at this machine shares the demo, and a second factor would lock out the others. */
  const ownerOf = (account: Account): Account => {
    if (isDemo(account)) throw forbidden()
    return account
  }

  handle(app, CALLS.ownAccount.factorState, async (request) => await factor.stateOf(callerOf(request)))

  handle(app, CALLS.ownAccount.beginFactor, async (request) => {
    const caller = ownerOf(callerOf(request))
    await limits({ factorByAccount: caller.id })
    return await factor.begin(caller)
  })

  handle(
    app,
    CALLS.ownAccount.confirmFactor,
    async (request) => {
      const caller = ownerOf(callerOf(request))
      await limits({ factorByAccount: caller.id })
      const recoveryCodes = await factor.confirm(caller, request.body.code, (within) =>
        audit(request, 'second factor set up', caller.id, {}, within),
      )
      await notices.accountChanged(caller.id)
      return { recoveryCodes }
    },
    { onRequest: noSecretInAddress },
  )

  handle(
    app,
    CALLS.ownAccount.removeFactor,
    async (request) => {
      const caller = ownerOf(callerOf(request))
      const { key, password, code } = request.body
      if (caller.kind !== 'LDAP') {
        if (key === undefined || password === undefined) throw badAt('$.password', 'the encrypted password, with its key')
        await ownPassword.check(caller, key, password)
      }
      await limits({ factorByAccount: caller.id })
      await factor.remove(caller, code, (within) => audit(request, 'second factor removed', caller.id, {}, within))
      await notices.accountChanged(caller.id)
      return null
    },
    { config: { proves: 'ownPassword' }, onRequest: noSecretInAddress },
  )
}
