import { SHARE_ROLE, type Role } from '../contract/account'
import { ROLE_PERMISSIONS, type PermissionCode } from '../contract/permissions'
import { mayUse } from './permissions'

/** Part of the address space that one permission opens. */
export interface Area {
  path: string
  permission: PermissionCode
  /** Who finds its routes at all: the roles that hold the permission. */
  roles: readonly Role[]
}

/** What decides which areas somebody sees. */
export interface AreaUser {
  role: Role | null
  permissions: readonly string[]
}

const ROLES = Object.keys(SHARE_ROLE) as Role[]

const area = (path: string, permission: PermissionCode): Area => ({
  path,
  permission,
  roles: ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission)),
})

/** Every guarded address; the longest that a path begins with decides. Guard, rail, palette and screens read the same list. */
export const AREAS: readonly Area[] = [
  area('/list/mssp', 'mssp'),
  area('/list/mssp/cad', 'cad'),
  area('/list/simulation', 'simulation'),
  area('/list/noise', 'noise'),
  area('/navbar/mssp', 'mssp'),
  area('/navbar/mssp/cad', 'cad'),
  area('/navbar/database', 'database'),
  area('/navbar/simulation', 'simulation'),
  area('/navbar/center', 'center'),
  area('/navbar/center/role', 'center:role'),
  area('/navbar/center/users', 'center:users'),
  area('/navbar/center/dbm', 'center:dbm'),
  area('/navbar/center/visitors', 'center:users'),
  area('/navbar/center/bug', 'center:bug'),
  area('/navbar/feedback', 'feedback'),
  area('/navbar/noise', 'noise'),
  area('/navbar/renovation', 'renovation'),
]

/** The area a path lies in; undefined for pages that belong to nobody in particular. */
export function areaOf(path: string): Area | undefined {
  return AREAS.filter((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`)).reduce<Area | undefined>(
    (longest, candidate) => (longest && longest.path.length > candidate.path.length ? longest : candidate),
    undefined,
  )
}

/** Whether a path may be offered and opened: the administrator finds every route, the others those of their role, each with the permission. */
export function isPathOpen(user: AreaUser, path: string): boolean {
  const found = areaOf(path)
  if (!found) return true
  const isOfRole = user.role !== null && (user.role === 'superAdmin' || found.roles.includes(user.role))
  return isOfRole && mayUse(user.permissions, found.permission)
}

/** The role behind its name on the wire; null for a name nobody knows. */
export function roleOf(shareRole: string | undefined): Role | null {
  return ROLES.find((role) => SHARE_ROLE[role] === shareRole) ?? null
}
