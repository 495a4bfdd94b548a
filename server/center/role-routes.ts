import { Type } from 'typebox'
import { SHARE_ROLE, type Role } from '../../src/contract/account'
import { AuditFilterSchema, AuditListSchema, type AuditFilter, type AuditList } from '../../src/contract/center/audit'
import { PageSchema, type Page } from '../../src/contract/center/page'
import { CENTER_PATH } from '../../src/contract/center-paths'
import { CenterRoleSchema } from '../../src/contract/center/users'
import { ROLE_PERMISSIONS } from '../../src/contract/permissions'
import { answer, answersWith } from '../answer'
import type { TypedApp } from '../typed-app'
import type { UserRepository } from './user-repository'

const tags = ['user centre']
const config = { access: { permission: 'center:role' } }
const ROLES = Object.keys(SHARE_ROLE) as Role[]

export interface RoleRouteParts {
  users: UserRepository
  auditedActs: (filter: AuditFilter, page: Page) => Promise<Pick<AuditList, 'records' | 'total'>>
}

/** What each role may do and who holds it, and what administrators did. */
export function addRoleRoutes(app: TypedApp, { users, auditedActs }: RoleRouteParts): void {
  app.post(
    CENTER_PATH.roles,
    {
      config,
      schema: {
        tags,
        summary: 'The roles with their permissions and how many hold them',
        response: answersWith(Type.Array(CenterRoleSchema)),
      },
    },
    async (request) => {
      const counts = await users.countByRole()
      const roles = ROLES.map((role) => ({
        shareRole: SHARE_ROLE[role],
        permissions: [...ROLE_PERMISSIONS[role]],
        ...(counts.get(role) ?? { users: 0, openUsers: 0 }),
      }))
      return answer(request, roles)
    },
  )

  app.post(
    CENTER_PATH.audit,
    {
      config,
      schema: {
        tags,
        summary: 'Acts of administrators, and sign-ins and refused calls, the latest first',
        querystring: PageSchema,
        body: AuditFilterSchema,
        response: answersWith(AuditListSchema),
      },
    },
    async (request) => answer(request, { ...(await auditedActs(request.body, request.query)), ...request.query }),
  )
}
