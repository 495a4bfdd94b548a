import type { FastifyRequest } from 'fastify'
import { PageSchema } from '../../src/contract/center/page'
import { CENTER_PATH } from '../../src/contract/center-paths'
import {
  AddedUserSchema,
  AddUserSchema,
  AssignLibrarySchema,
  ChangedUsersSchema,
  ChangeRoleSchema,
  EndSessionsSchema,
  SetCadSchema,
  SetSharingSchema,
  SetStatusSchema,
  UserFilterSchema,
  UserListSchema,
} from '../../src/contract/center/users'
import { CODE } from '../../src/contract/envelope'
import { endOfStay } from '../../src/contract/guest-stay'
import { newId } from '../../src/model/change/ids'
import { newAccount, type Account } from '../account/account'
import { generatePassword, type Hashing } from '../account/password/password'
import type { AccountRepository } from '../account/repository'
import type { Sessions } from '../account/sessions'
import { answer, answersWith } from '../answer'
import { audit, type Act } from '../audit/audit'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { Watchers } from '../sockets/watchers'
import type { TypedApp } from '../typed-app'
import { checkNewRole, roleOf } from '../account/decision-rules'
import type { LibraryRepository } from './library-repository'
import { cadLibrariesWith, endIfNone, type Change, type UserRepository } from './user-repository'

const tags = ['user centre']
const changed = answersWith(ChangedUsersSchema)
const needs = (permission: string) => ({ access: { permission } })

export interface UserRouteParts {
  users: UserRepository
  accounts: AccountRepository
  libraries: LibraryRepository
  sessions: Sessions
  hashing: Pick<Hashing, 'hash'>
  watchers: Pick<Watchers, 'accountChanged'>
  /** How long a guest stays where nothing else is said. */
  guestDays: number
}

/** Accounts as administrators find and change them. Every act is written down; the pages of whom it is about are told. */
export function addUserRoutes(app: TypedApp, { users, accounts, libraries, sessions, hashing, watchers, guestDays }: UserRouteParts): void {
  /** Changes accounts, writes down each, and tells their pages. */
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
      await watchers.accountChanged(id)
    }
    return answer(request, { changed: userIds })
  }
  const checkLibrary = async (code: string): Promise<void> => {
    if (!(await libraries.has(code))) throw new Refusal(CODE.notFound, `There is no library ${code}.`)
  }

  app.post(
    CENTER_PATH.users,
    {
      config: needs('center:users'),
      schema: {
        tags,
        summary: "Accounts, searched, sorted and by pages: all of them for super admins, others' library only",
        querystring: PageSchema,
        body: UserFilterSchema,
        response: answersWith(UserListSchema),
      },
    },
    async (request) => answer(request, { ...(await users.list(callerOf(request), request.body, request.query)), ...request.query }),
  )

  app.post(
    CENTER_PATH.addUser,
    {
      config: needs('center:role:add'),
      schema: {
        tags,
        summary: 'A new account with a role; its first password is told once',
        body: AddUserSchema,
        response: answersWith(AddedUserSchema),
      },
    },
    async (request) => {
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
      return answer(request, { userId: account.id, password })
    },
  )

  app.post(
    CENTER_PATH.changeRole,
    { config: needs('center:role'), schema: { tags, summary: 'Give accounts a role', body: ChangeRoleSchema, response: changed } },
    async (request) => {
      const role = roleOf(request.body.shareRole)
      const check: Change['check'] = (caller, { kind }) => checkNewRole(caller, role, kind)
      return change(request, 'role changed', ({ role: before }) => ({ role, before }), { to: { role }, check })
    },
  )

  app.post(
    CENTER_PATH.assignLibrary,
    {
      config: needs('center:users:lib'),
      schema: {
        tags,
        summary: 'Assign accounts to a library; the CAD variant is on under it unless the call says otherwise',
        body: AssignLibrarySchema,
        response: changed,
      },
    },
    async (request) => {
      const { libCode, isCad = true } = request.body
      await checkLibrary(libCode)
      const to = { library: libCode, cad_libraries: cadLibrariesWith(isCad, libCode) }
      return change(request, 'library assigned', () => ({ library: libCode, isCad }), { to })
    },
  )

  app.post(
    CENTER_PATH.setCad,
    {
      config: needs('center:users:lib'),
      schema: {
        tags,
        summary: 'Whether the CAD variant is on for accounts, each under its library',
        body: SetCadSchema,
        response: changed,
      },
    },
    async (request) => {
      const { isCad } = request.body
      return change(request, 'cad changed', () => ({ isCad }), { to: { cad_libraries: cadLibrariesWith(isCad) } })
    },
  )

  app.post(
    CENTER_PATH.setSharing,
    {
      config: needs('center:users:share'),
      schema: {
        tags,
        summary: 'Whether those who see all projects of the library see those of the accounts',
        body: SetSharingSchema,
        response: changed,
      },
    },
    async (request) => {
      const { isShare } = request.body
      const details = { isShare: isShare ? '1' : '0' }
      return change(request, 'project sharing changed', () => details, { to: { shares_projects: isShare } })
    },
  )

  app.post(
    CENTER_PATH.setStatus,
    {
      config: needs('center:users:approve'),
      schema: {
        tags,
        summary:
          'Close accounts, or open closed ones again; guests who wait are approved instead, and one who never was gets the usual end',
        body: SetStatusSchema,
        response: changed,
      },
    },
    async (request) => {
      const { status } = request.body
      if (status === 'closed') return change(request, 'account closed', () => ({}), { to: { status, is_gone: false }, endsSessions: true })
      const check: Change['check'] = (_caller, account) => {
        if (account.status === 'waiting') throw new Refusal(CODE.approveInstead, `${account.name} waits for approval.`)
      }
      const to = { status, is_gone: false, expires_at: endIfNone(endOfStay(new Date(), guestDays)) } as const
      return change(request, 'account opened', () => ({}), { to, check })
    },
  )

  app.post(
    CENTER_PATH.endSessions,
    {
      config: needs('center:users:approve'),
      schema: { tags, summary: 'End whatever is signed in with the accounts', body: EndSessionsSchema, response: changed },
    },
    (request) => change(request, 'sessions ended', () => ({}), { endsSessions: true }),
  )
}
