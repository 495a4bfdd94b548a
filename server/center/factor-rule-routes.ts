import type { FastifyInstance } from 'fastify'
import { SHARE_ROLE } from '../../src/contract/account/account'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import type { UserRepository } from '../access/user-repository'
import { callerOf } from '../access/access'
import type { SessionNotices } from '../access/session-notices'
import { roleOf } from '../access/decision-rules'
import { removeFactor, type FactorRepository } from '../account/factor/factor-repository'

/** Adds the calls by which administrators require second factors of roles, and remove one from an account whose telephone is lost. */
export function addFactorRuleRoutes(
  app: FastifyInstance,
  factors: Pick<FactorRepository, 'requiredRoles' | 'require'>,
  users: UserRepository,
  notices: Pick<SessionNotices, 'accountChanged'>,
): void {
  handle(app, CALLS.center.factorRule, async () => ({ roles: (await factors.requiredRoles()).map((role) => SHARE_ROLE[role]) }))

  handle(app, CALLS.center.setFactorRule, async (request) => {
    const roles = request.body.roles.map(roleOf)
    await factors.require(roles, (within) => audit(request, 'second factor rule changed', 'roles', { roles }, within))
    return null
  })

  handle(app, CALLS.center.resetFactor, async (request) => {
    const { userIds } = request.body
    await users.change(callerOf(request).id, userIds, {
      to: { has_second_factor: false },
      noted: async (within, accounts) => {
        for (const { id } of accounts) {
          await removeFactor(within, id)
          await audit(request, 'second factor reset', id, {}, within)
        }
      },
    })
    for (const id of userIds) await notices.accountChanged(id)
    return { changed: userIds }
  })
}
