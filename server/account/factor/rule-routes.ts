import { Type } from 'typebox'
import { SHARE_ROLE } from '../../../src/contract/account'
import { FactorRuleSchema, ResetFactorSchema } from '../../../src/contract/account-factor'
import { CENTER_PATH } from '../../../src/contract/center-paths'
import { ChangedUsersSchema } from '../../../src/contract/center/users'
import { answer, answersWith } from '../../answer'
import { audit } from '../../audit/audit'
import type { UserRepository } from '../../center/user-repository'
import { callerOf } from '../../plugins/access'
import type { Watchers } from '../../sockets/watchers'
import type { TypedApp } from '../../typed-app'
import { roleOf } from '../decision-rules'
import { removeFactor, type FactorRepository } from './factor-repository'

const tags = ['user centre']

/** Adds the calls by which administrators require second factors of roles, and remove one from an account whose telephone is lost. */
export function addFactorRuleRoutes(
  app: TypedApp,
  factors: Pick<FactorRepository, 'requiredRoles' | 'require'>,
  users: UserRepository,
  watchers: Pick<Watchers, 'accountChanged'>,
): void {
  const config = { access: { permission: 'center:role' } }

  app.post(
    CENTER_PATH.factorRule,
    { config, schema: { tags, summary: 'Roles that must have a second factor', response: answersWith(FactorRuleSchema) } },
    async (request) => answer(request, { roles: (await factors.requiredRoles()).map((role) => SHARE_ROLE[role]) }),
  )

  app.post(
    CENTER_PATH.setFactorRule,
    {
      config,
      schema: {
        tags,
        summary: 'Require a second factor of these roles, and of no others; who has none sets one up before anything else',
        body: FactorRuleSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const roles = request.body.roles.map(roleOf)
      await factors.require(roles, (within) => audit(request, 'second factor rule changed', 'roles', { roles }, within))
      return answer(request, null)
    },
  )

  app.post(
    CENTER_PATH.resetFactor,
    {
      config: { access: { permission: 'center:users:approve' } },
      schema: {
        tags,
        summary: 'Take the second factors of accounts away, for whoever has lost his',
        body: ResetFactorSchema,
        response: answersWith(ChangedUsersSchema),
      },
    },
    async (request) => {
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
      for (const id of userIds) await watchers.accountChanged(id)
      return answer(request, { changed: userIds })
    },
  )
}
