import type { UserInfo } from '../contract/account/account'
import { PERMISSION_CODES } from '../contract/account/permissions'

export type { PermissionCode } from '../contract/account/permissions'

/**
 * Tells whether a held permission covers the requested one: exactly, or as a pattern, when every colon-separated part of a held permission is contained in the
 * requested string (specification, section 6).
 */
export function isPermitted(held: readonly string[], asked: string): boolean {
  return held.some(
    (permission) => permission === asked || (permission !== '' && permission.split(':').every((part) => asked.includes(part))),
  )
}

const LISTED: ReadonlySet<string> = new Set(PERMISSION_CODES)

/**
 * Tells whether something may be offered: the check of the specification, and a code that the roles' table lists must be held itself. Without the second half
 * `center` would open `center:role`, and the server, which never widens a permission, would refuse what the screen offers.
 */
export function mayUse(held: readonly string[], asked: string): boolean {
  return isPermitted(held, asked) && (!LISTED.has(asked) || held.includes(asked))
}

/** Tells whether the CAD variant is on: always in development builds, otherwise for library codes stored for the user under the key `cad`. */
export function isCadOn(user: Pick<UserInfo, 'cad' | 'libCode'> | null, isDevelopment: boolean): boolean {
  return isDevelopment || (user?.cad.includes(user.libCode) ?? false)
}
