import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import type { Account } from './account'
import { Refusal } from '../refusal'

const RANK: Record<Role, number> = { superAdmin: 4, subAdmin: 3, levelOne: 2, levelTwo: 1, guest: 0 }
const MOST_OF_A_GUEST = RANK.levelOne

/** The fields of an account that the rules read. */
export type Judged = Pick<Account, 'id' | 'name' | 'role' | 'kind' | 'library' | 'status'>

/** Returns the library whose accounts a caller sees in the user centre; null for all libraries. */
export const reachOf = (caller: Pick<Account, 'role' | 'library'>): string | null => (caller.role === 'superAdmin' ? null : caller.library)

/**
 * Returns whether a caller may decide about an account, never their own. A super admin decides about all others, a sub admin about lower
 * roles of their library, any other role about guests among these only.
 */
export function maySteer(caller: Judged, account: Judged): boolean {
  if (account.id === caller.id) return false
  if (caller.role === 'superAdmin') return true
  if (account.library !== caller.library || RANK[account.role] >= RANK[caller.role]) return false
  return caller.role === 'subAdmin' || account.kind === 'GUEST'
}

/** Refuses with the reason where the caller may not decide about the account. An account outside their reach is reported as missing. */
export function checkSteering(caller: Judged, account: Judged): void {
  if (account.id === caller.id) throw new Refusal(CODE.ownAccount, 'Nobody changes his own account here. Ask another administrator.')
  const reach = reachOf(caller)
  if (reach !== null && account.library !== reach) throw missingAccount()
  if (!maySteer(caller, account)) throw new Refusal(CODE.aboveCaller, `You may not decide about ${account.name}.`, { userId: account.id })
}

/** Refuses a role above the caller's own, and an administrator's role for a guest account. */
export function checkNewRole(caller: Judged, role: Role, kind: Account['kind']): void {
  if (RANK[role] > RANK[caller.role]) throw new Refusal(CODE.aboveCaller, 'Nobody gives a role above his own.')
  if (kind === 'GUEST' && RANK[role] > MOST_OF_A_GUEST)
    throw new Refusal(CODE.aboveCaller, 'A guest account cannot become an administrator.')
}

export const missingAccount = (): Refusal => new Refusal(CODE.notFound, 'There is no such account.')

const ROLES = Object.keys(SHARE_ROLE) as Role[]

/** Returns the role for its word on the wire. */
export function roleOf(shareRole: (typeof SHARE_ROLE)[Role]): Role {
  const role = ROLES.find((known) => SHARE_ROLE[known] === shareRole)
  if (!role) throw new Refusal(CODE.badRequest, `There is no role ${shareRole}.`)
  return role
}
