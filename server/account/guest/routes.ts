import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEADER } from '../../../src/contract/account/account'
import { handle } from '../../handle'
import { CALLS } from '../../../src/contract/calls'
import { createLimits, type Limits } from '../../attempts/limits'
import { networkOf } from '../../attempts/network-of'
import { attemptRepository } from '../../attempts/repository'
import { audit, auditBy } from '../../audit/audit'
import { languageOf } from '../../plugins/language'
import { callerOf } from '../../access/access'
import { reachOf } from '../../access/decision-rules'
import type { AccountRepository } from '../../access/account-repository'
import { isPermitted } from '../../access/roles'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { Approval } from './approval'
import { recordOf } from './guest-record'
import type { Joining, Origin } from './joining'

const originOf = (request: FastifyRequest): Origin => ({
  network: networkOf(request.ip),
  language: languageOf(request.headers[HEADER.language]),
})

export interface GuestRouteParts {
  accounts: AccountRepository
  joining: Joining
  approval: Approval
  limits: Limits
}

/** Registers the calls of registration, retrieval and guest approval: sections 3, 6 and 7 of the platform specification. */
export function addGuestRoutes(app: FastifyInstance, { accounts, joining, approval, limits }: GuestRouteParts): void {
  handle(app, CALLS.guest.sendCode, async (request) => {
    await joining.sendCode(request.body, originOf(request))
    return null
  })

  handle(
    app,
    CALLS.guest.register,
    async (request) => {
      const { id } = await joining.register(request.body, originOf(request))
      return { userId: id, guestStatus: 0 }
    },
    { onRequest: noSecretInAddress },
  )

  handle(
    app,
    CALLS.guest.retrievePassword,
    async (request) => {
      request.meant = (await accounts.byLogin(request.body.personalEmail)) ?? null
      await joining.retrieve(request.body, originOf(request), (account, within) =>
        auditBy(request, account, 'password reset', account.id, { way: 'mail', address: request.ip }, within),
      )
      return null
    },
    { config: { proves: 'mail' }, onRequest: noSecretInAddress },
  )

  handle(app, CALLS.guest.guestRecord, async (request) => {
    const caller = callerOf(request)
    await limits({ lookUpByAccount: caller.id })
    const email = request.query.personalEmail.trim().toLowerCase()
    const isApprover = isPermitted(caller.role, 'center:users:approve')
    const found = caller.login === email || isApprover ? await accounts.byLogin(email) : undefined
    const reach = reachOf(caller)
    const isSeen = found?.id === caller.id || (isApprover && (reach === null || found?.library === reach))
    return found?.kind === 'GUEST' && isSeen ? recordOf(found) : null
  })

  handle(app, CALLS.guest.approveGuest, async (request) => {
    const act = request.body.isApproved ? 'guest approved' : 'guest refused'
    const guests = await approval.decide(callerOf(request), request.body, ({ id, expiresAt }, within) =>
      audit(request, act, id, expiresAt ? { expiresAt: expiresAt.toISOString() } : {}, within),
    )
    return guests.map(recordOf)
  })

  handle(app, CALLS.guest.sendReminder, async (request) => {
    const caller = callerOf(request)
    const { userIds } = request.body
    await approval.remind(caller, userIds, async ({ id }, within) => {
      // Counted in the transaction of the mail: a call that sends no reminder uses up no attempt.
      await createLimits(attemptRepository(within))({ reminderOfGuest: `${caller.id} ${id}` })
      await audit(request, 'guest reminded', id, {}, within)
    })
    return null
  })
}
