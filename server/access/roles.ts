import type { Permission, Role } from '../../src/contract/account/account'
import { ROLE_PERMISSIONS } from '../../src/contract/account/permissions'

/**
 * Returns whether a role holds exactly this permission. The specification's looser pattern serves the display; the server never widens a
 * permission.
 */
export const isPermitted = (role: Role, permission: string): boolean => (ROLE_PERMISSIONS[role] as readonly string[]).includes(permission)

/** Returns the role's permissions as the tree on the wire: `center:role:add` inside `center:role` inside `center`. */
export function permissionTree(role: Role): Permission[] {
  const top: Permission[] = []
  const seen = new Map<string, Permission>()
  for (const url of ROLE_PERMISSIONS[role]) {
    const entry = { url, subList: [] }
    seen.set(url, entry)
    const parent = seen.get(url.slice(0, Math.max(0, url.lastIndexOf(':'))))
    ;(parent?.subList ?? top).push(entry)
  }
  return top
}
