import type { FastifyInstance } from 'fastify'
import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import { type AuditFilter, type AuditList } from '../../src/contract/center/audit'
import { type Page } from '../../src/contract/center/page'
import { ROLE_PERMISSIONS } from '../../src/contract/account/permissions'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import type { UserRepository } from '../access/user-repository'

const ROLES = Object.keys(SHARE_ROLE) as Role[]

export interface RoleRouteParts {
  users: UserRepository
  auditedActs: (filter: AuditFilter, page: Page) => Promise<Pick<AuditList, 'records' | 'total'>>
}

/** Registers the calls for the permissions and holders of roles, and for the acts of administrators. */
export function addRoleRoutes(app: FastifyInstance, { users, auditedActs }: RoleRouteParts): void {
  handle(app, CALLS.center.roles, async () => {
    const counts = await users.countByRole()
    const roles = ROLES.map((role) => ({
      shareRole: SHARE_ROLE[role],
      permissions: [...ROLE_PERMISSIONS[role]],
      ...(counts.get(role) ?? { users: 0, openUsers: 0 }),
    }))
    return roles
  })

  handle(app, CALLS.center.audit, async (request) => ({ ...(await auditedActs(request.body, request.query)), ...request.query }))
}
