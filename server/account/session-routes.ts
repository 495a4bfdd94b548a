import type { FastifyInstance } from 'fastify'
import { countsAsBrand } from '../../src/contract/account/brand'
import { APPLICATION_CODE } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import type { Noted } from '../database/within'
import { callerOf, tokenOf } from '../access/access'
import { forbidden, Refusal, signedOut } from '../refusal'
import { isDemo, userInfoOf, type Account } from '../access/account'
import { reachOf } from '../access/decision-rules'
import type { AccountRepository } from '../access/account-repository'
import { isPermitted, permissionTree } from '../access/roles'
import type { Sessions } from '../access/sessions'
import { notOfBrand } from './sign-in/routes'
import { NobodyFound, type StaffCheck } from './staff-check'

export interface SessionRouteParts {
  accounts: AccountRepository
  sessions: Sessions
  staffCheck: StaffCheck
  /**
   * Opens or closes the projects of another account to accounts that see all of the library, and notifies its pages; refuses an account
   * above the caller.
   */
  shareOf: (callerId: string, userId: string, isShared: boolean, noted: Noted) => Promise<void>
  brandWords: string[]
  isDemoOffered: boolean
}

/** Registers the calls of a signed-in caller about the session, section 7 of the platform specification. */
export function addSessionRoutes(
  app: FastifyInstance,
  { accounts, sessions, staffCheck, shareOf, brandWords, isDemoOffered }: SessionRouteParts,
): void {
  /** Returns the caller, or another account for holders of `center:users`: super admins reach everybody, others their library. */
  const meant = async (caller: Account, userId: string | undefined): Promise<Account> => {
    if (userId === undefined || userId === caller.id) return caller
    if (!isPermitted(caller.role, 'center:users')) throw forbidden()
    const other = await accounts.byId(userId)
    const reach = reachOf(caller)
    if (!other || (reach !== null && other.library !== reach)) throw new Refusal(CODE.notFound, 'There is no such user.')
    return other
  }

  handle(app, CALLS.account.permissions, (request) => {
    const { role, status } = callerOf(request)
    const isOurs = request.query.applicationCode === APPLICATION_CODE && status === 'open'
    return isOurs ? permissionTree(role) : []
  })

  handle(app, CALLS.account.userInfo, (request) => {
    const caller = callerOf(request)
    if (request.query.isFromClivet && !countsAsBrand(caller.brand, brandWords)) throw notOfBrand()
    return userInfoOf(caller)
  })

  handle(app, CALLS.account.checkModelLibrary, (request) => {
    const { library } = callerOf(request)
    return { modelLibId: library, libCode: library, isCurrent: request.body.modelLibId === library }
  })

  handle(app, CALLS.account.updateProjectShare, async (request) => {
    const caller = callerOf(request)
    const { isShare, userId } = request.query
    const isOwn = userId === undefined || userId === caller.id
    const permissions = isOwn ? ['share:setting', 'center:users:share'] : ['center:users:share']
    if (!permissions.some((held) => isPermitted(caller.role, held))) throw forbidden()
    if (isOwn) await accounts.setSharing(caller.id, isShare === '1')
    else
      await shareOf(caller.id, userId, isShare === '1', (within) => audit(request, 'project sharing changed', userId, { isShare }, within))
    return null
  })

  handle(app, CALLS.account.staffStatus, async (request) => {
    const caller = callerOf(request)
    const account = await meant(caller, request.body.userId)
    const found = await staffCheck(account, async (status, within) => {
      if (account.id !== caller.id) await audit(request, 'staff status checked', account.id, { status }, within)
    })
    return { userId: account.id, userType: account.kind, ...found }
  })

  handle(app, CALLS.account.logout, async (request) => {
    const token = tokenOf(request)
    if (token) await sessions.end(token)
    return null
  })

  handle(app, CALLS.account.refresh, async (request) => {
    const caller = callerOf(request)
    // Another process on the database may still offer the demo.
    if (isDemo(caller) && !isDemoOffered) throw signedOut()
    // Staff who have left the company must not get another week.
    if ((await staffCheck(caller).catch(passed))?.status === 'closed') throw signedOut()
    const fresh = await sessions.refresh(tokenOf(request), caller)
    if (!fresh) throw signedOut()
    return fresh
  })
}

/** Ignores an unavailable directory, which ends no session, and one that finds nobody, which does not show that this account has left. */
function passed(failure: unknown): null {
  if (failure instanceof NobodyFound) throw failure
  return null
}
