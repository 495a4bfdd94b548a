import type { Role } from './account'

// See docs/decisions/0031-one-table-of-permissions.md.
/** Every permission code of the product (specification, section 6). */
export const PERMISSION_CODES = [
  ...(['mssp', 'mssp:all', 'mssp:exportstats', 'simulation', 'simulation:all', 'simulation:exportstats'] as const),
  ...(['cad', 'cad:all', 'cad:exportstats', 'database', 'center', 'center:role', 'center:role:add'] as const),
  ...(['center:users', 'center:users:lib', 'center:users:share', 'center:users:approve', 'center:dbm', 'center:bug'] as const),
  ...(['share', 'share:setting', 'feedback', 'feedback:all', 'renovation', 'renovation:all', 'noise', 'noise:all'] as const),
] as const
export type PermissionCode = (typeof PERMISSION_CODES)[number]

const EVERYONE = ['mssp', 'simulation', 'cad', 'share:setting', 'feedback', 'renovation', 'noise'] as const

/** Permission codes of each role, section 6 of the platform specification. */
export const ROLE_PERMISSIONS: Record<Role, readonly PermissionCode[]> = {
  superAdmin: PERMISSION_CODES.filter((code) => code !== 'share:setting'),
  subAdmin: [
    ...(['mssp', 'mssp:all', 'mssp:exportstats', 'simulation', 'simulation:all', 'simulation:exportstats'] as const),
    ...(['cad', 'cad:all', 'cad:exportstats', 'center', 'center:users', 'center:users:share', 'center:users:approve'] as const),
    ...(['share', 'feedback', 'renovation', 'noise'] as const),
  ],
  levelOne: [
    ...(['mssp', 'mssp:all', 'simulation', 'simulation:all', 'cad', 'cad:all', 'center', 'center:users', 'center:users:approve'] as const),
    ...(['share', 'share:setting', 'feedback', 'renovation', 'noise'] as const),
  ],
  levelTwo: EVERYONE,
  guest: EVERYONE,
}
