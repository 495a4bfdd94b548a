import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '../../src/contract/envelope'
import { endOfStay } from '../../src/contract/account/guest-stay'
import { newId } from '../../src/model/change/ids'
import { newAccount, type Account } from '../access/account'
import { generatePassword, type Hashing } from '../account/password/password'
import type { AccountRepository } from '../access/account-repository'
import type { Sessions } from '../access/sessions'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit, type Act } from '../audit/audit'
import { callerOf } from '../access/access'
import { Refusal } from '../refusal'
import type { SessionNotices } from '../access/session-notices'
import { checkNewRole, roleOf } from '../access/decision-rules'
import type { LibraryRepository } from './library-repository'
import { cadLibrariesWith, endIfNone, type Change, type UserRepository } from '../access/user-repository'

export interface UserRouteParts {
  users: UserRepository
  accounts: AccountRepository
  libraries: LibraryRepository
  sessions: Sessions
  hashing: Pick<Hashing, 'hash'>
  notices: Pick<SessionNotices, 'accountChanged'>
  /** Default length of a guest's stay. */
  guestDays: number
}

/**
 * Registers the calls by which administrators find and change accounts. Every act is written to the audit log; the pages of the accounts are
 * notified.
 */
export function addUserRoutes(
  app: FastifyInstance,
  { users, accounts, libraries, sessions, hashing, notices, guestDays }: UserRouteParts,
): void {
  /** Changes accounts, writes each change to the audit log, and notifies their pages. */
  const change = async (
    request: FastifyRequest<{ Body: { userIds: string[] } }>,
    act: Act,
    details: (account: Account) => Record<string, unknown>,
    what: Omit<Change, 'noted'>,
  ) => {
    const { userIds } = request.body
    await users.change(callerOf(request).id, userIds, {
      ...what,
      noted: async (within, accounts) => {
        for (const account of accounts) await audit(request, act, account.id, details(account), within)
      },
    })
    for (const id of userIds) {
      if (what.endsSessions) await sessions.tellEnded(id, 'closed')
      await notices.accountChanged(id)
    }
    return { changed: userIds }
  }
  const checkLibrary = async (code: string): Promise<void> => {
    if (!(await libraries.has(code))) throw new Refusal(CODE.notFound, `There is no library ${code}.`)
  }

  handle(app, CALLS.center.users, async (request) => ({
    ...(await users.list(callerOf(request), request.body, request.query)),
    ...request.query,
  }))

  handle(app, CALLS.center.addUser, async (request) => {
    const { userName, personalEmail, shareRole, libCode } = request.body
    const role = roleOf(shareRole)
    checkNewRole(callerOf(request), role, 'LOCAL')
    await checkLibrary(libCode)
    const login = personalEmail.toLowerCase()
    const account = newAccount({
      id: newId(),
      login,
      email: personalEmail,
      name: userName.trim(),
      role,
      kind: 'LOCAL',
      library: libCode,
      cadLibraries: libCode,
      mustChangePassword: true,
    })
    const password = generatePassword()
    const isAdded = await accounts.add(account, await hashing.hash(password), (within) =>
      audit(request, 'account added', account.id, { role, library: libCode }, within),
    )
    if (!isAdded) throw new Refusal(CODE.alreadyRegistered, 'There is already an account with this e-mail address.')
    return { userId: account.id, password }
  })

  handle(app, CALLS.center.changeRole, async (request) => {
    const role = roleOf(request.body.shareRole)
    const check: Change['check'] = (caller, { kind }) => checkNewRole(caller, role, kind)
    return change(request, 'role changed', ({ role: before }) => ({ role, before }), { to: { role }, check })
  })

  handle(app, CALLS.center.assignLibrary, async (request) => {
    const { libCode, isCad = true } = request.body
    await checkLibrary(libCode)
    const to = { library: libCode, cad_libraries: cadLibrariesWith(isCad, libCode) }
    return change(request, 'library assigned', () => ({ library: libCode, isCad }), { to })
  })

  handle(app, CALLS.center.setCad, async (request) => {
    const { isCad } = request.body
    return change(request, 'cad changed', () => ({ isCad }), { to: { cad_libraries: cadLibrariesWith(isCad) } })
  })

  handle(app, CALLS.center.setSharing, async (request) => {
    const { isShare } = request.body
    const details = { isShare: isShare ? '1' : '0' }
    return change(request, 'project sharing changed', () => details, { to: { shares_projects: isShare } })
  })

  handle(app, CALLS.center.setStatus, async (request) => {
    const { status } = request.body
    if (status === 'closed') return change(request, 'account closed', () => ({}), { to: { status, is_gone: false }, endsSessions: true })
    const check: Change['check'] = (_caller, account) => {
      if (account.status === 'waiting') throw new Refusal(CODE.approveInstead, `${account.name} waits for approval.`)
    }
    const to = { status, is_gone: false, expires_at: endIfNone(endOfStay(new Date(), guestDays)) } as const
    return change(request, 'account opened', () => ({}), { to, check })
  })

  handle(app, CALLS.center.endSessions, (request) => change(request, 'sessions ended', () => ({}), { endsSessions: true }))
}
