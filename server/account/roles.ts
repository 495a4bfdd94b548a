import type { Permission, Role } from '../../src/contract/account'

const EVERYONE = ['mssp', 'simulation', 'cad', 'share:setting', 'feedback', 'renovation', 'noise']

/** Permission codes of each role, section 6 of the platform specification. */
export const ROLE_PERMISSIONS: Record<Role, readonly string[]> = {
  superAdmin: [
    ...['mssp', 'mssp:all', 'mssp:exportstats', 'simulation', 'simulation:all', 'simulation:exportstats'],
    ...['cad', 'cad:all', 'cad:exportstats', 'database', 'center', 'center:role', 'center:role:add'],
    ...['center:users', 'center:users:lib', 'center:users:share', 'center:users:approve', 'center:dbm', 'center:bug'],
    ...['share', 'feedback', 'feedback:all', 'renovation', 'renovation:all', 'noise', 'noise:all'],
  ],
  subAdmin: [
    ...['mssp', 'mssp:all', 'mssp:exportstats', 'simulation', 'simulation:all', 'simulation:exportstats'],
    ...['cad', 'cad:all', 'cad:exportstats', 'center', 'center:users', 'center:users:share', 'center:users:approve'],
    ...['share', 'feedback', 'renovation', 'noise'],
  ],
  levelOne: [
    ...['mssp', 'mssp:all', 'simulation', 'simulation:all', 'cad', 'cad:all', 'center', 'center:users', 'center:users:approve'],
    ...['share', 'share:setting', 'feedback', 'renovation', 'noise'],
  ],
  levelTwo: EVERYONE,
  guest: EVERYONE,
}

/** Whether a role holds exactly this permission. The specification's looser pattern serves the display; the server never widens a permission. */
export const isPermitted = (role: Role, permission: string): boolean => ROLE_PERMISSIONS[role].includes(permission)

/** The role's permissions as the tree the wire carries: `center:role:add` inside `center:role` inside `center`. */
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
