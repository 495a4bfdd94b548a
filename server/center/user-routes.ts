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
import { newId } from '../../src/model/ids'
import { newAccount } from '../account/account'
import { generatePassword, hashPassword } from '../account/password/password'
import type { AccountRepository } from '../account/repository'
import type { Sessions } from '../account/sessions'
import { answer, answersWith } from '../answer'
import { audit, type Act } from '../audit/audit'
import { callerOf } from '../plugins/access'
import { Refusal } from '../refusal'
import type { Watchers } from '../sockets/watchers'
import type { TypedApp } from '../typed-app'
import { checkNewRole, roleOf, type Judged } from './decision-rules'
import type { LibraryRepository } from './library-repository'
import { cadLibrariesWith, type UserRepository } from './user-repository'

const tags = ['user centre']
const changed = answersWith(ChangedUsersSchema)
const needs = (permission: string) => ({ access: { permission } })

export interface UserRouteParts {
  users: UserRepository
  accounts: AccountRepository
  libraries: LibraryRepository
  sessions: Sessions
  watchers: Pick<Watchers, 'accountChanged'>
}

/** Accounts as administrators find and change them. Every act is written down; the pages of whom it is about are told. */
export function addUserRoutes(app: TypedApp, { users, accounts, libraries, sessions, watchers }: UserRouteParts): void {
  const noted = async (request: FastifyRequest, act: Act, about: readonly Judged[], details: Record<string, unknown> = {}) => {
    for (const account of about) {
      await audit(request, act, account.id, details)
      await watchers.accountChanged(account.id)
    }
    return answer(request, { changed: about.map(({ id }) => id) })
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
      })
      const password = generatePassword()
      if (!(await accounts.add(account, await hashPassword(password))))
        throw new Refusal(CODE.alreadyRegistered, 'There is already an account with this e-mail address.')
      await audit(request, 'account added', account.id, { role, library: libCode })
      return answer(request, { userId: account.id, password })
    },
  )

  app.post(
    CENTER_PATH.changeRole,
    { config: needs('center:role'), schema: { tags, summary: 'Give accounts a role', body: ChangeRoleSchema, response: changed } },
    async (request) => {
      const { userIds, shareRole } = request.body
      const role = roleOf(shareRole)
      const about = await users.change(callerOf(request).id, userIds, { role }, (caller, { kind }) => checkNewRole(caller, role, kind))
      return noted(request, 'role changed', about, { role, before: Object.fromEntries(about.map((one) => [one.id, one.role])) })
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
      const { userIds, libCode, isCad = true } = request.body
      await checkLibrary(libCode)
      const to = { library: libCode, cad_libraries: cadLibrariesWith(isCad, libCode) }
      const about = await users.change(callerOf(request).id, userIds, to)
      return noted(request, 'library assigned', about, { library: libCode, isCad })
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
      const { userIds, isCad } = request.body
      const about = await users.change(callerOf(request).id, userIds, { cad_libraries: cadLibrariesWith(isCad) })
      return noted(request, 'cad changed', about, { isCad })
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
      const { userIds, isShare } = request.body
      const about = await users.change(callerOf(request).id, userIds, { shares_projects: isShare })
      return noted(request, 'project sharing changed', about, { isShare: isShare ? '1' : '0' })
    },
  )

  app.post(
    CENTER_PATH.setStatus,
    {
      config: needs('center:users:approve'),
      schema: {
        tags,
        summary: 'Close accounts, or open closed ones again; guests who wait are approved instead',
        body: SetStatusSchema,
        response: changed,
      },
    },
    async (request) => {
      const { userIds, status } = request.body
      const about = await users.change(callerOf(request).id, userIds, { status }, (_caller, account) => {
        if (status === 'open' && account.status === 'waiting') throw new Refusal(CODE.badRequest, `${account.name} waits for approval.`)
      })
      if (status === 'closed') for (const { id } of about) await sessions.endAll(id)
      return noted(request, status === 'closed' ? 'account closed' : 'account opened', about)
    },
  )

  app.post(
    CENTER_PATH.endSessions,
    {
      config: needs('center:users:approve'),
      schema: { tags, summary: 'End whatever is signed in with the accounts', body: EndSessionsSchema, response: changed },
    },
    async (request) => {
      const about = await users.steered(callerOf(request), request.body.userIds)
      for (const { id } of about) await sessions.endAll(id)
      return noted(request, 'sessions ended', about)
    },
  )
}
