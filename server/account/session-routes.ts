import { Type } from 'typebox'
import { countsAsBrand } from '../../src/contract/brand'
import {
  APPLICATION_CODE,
  CallerOriginSchema,
  ModelLibraryQuestionSchema,
  ModelLibrarySchema,
  PermissionSchema,
  SessionSchema,
  ShareSettingSchema,
  StaffQuestionSchema,
  StaffStatusSchema,
  UserInfoSchema,
} from '../../src/contract/account'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { CODE } from '../../src/contract/envelope'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import type { Noted } from '../database/within'
import { callerOf, tokenOf } from '../plugins/access'
import { forbidden, Refusal, signedOut } from '../refusal'
import type { TypedApp } from '../typed-app'
import { isDemo, userInfoOf, type Account } from './account'
import { reachOf } from './decision-rules'
import type { AccountRepository } from './repository'
import { isPermitted, permissionTree } from './roles'
import type { Sessions } from './sessions'
import { notOfBrand } from './sign-in/routes'
import { NobodyFound, type StaffCheck } from './staff-check'

const tags = ['account']

export interface SessionRouteParts {
  accounts: AccountRepository
  sessions: Sessions
  staffCheck: StaffCheck
  /** Opens or closes another's projects to those who see all of the library, and tells his pages; refuses whom the caller may not decide about. */
  shareOf: (callerId: string, userId: string, isShared: boolean, noted: Noted) => Promise<void>
  brandWords: string[]
  isDemoOffered: boolean
}

/** What a signed-in caller asks about the session, section 7 of the platform specification. */
export function addSessionRoutes(
  app: TypedApp,
  { accounts, sessions, staffCheck, shareOf, brandWords, isDemoOffered }: SessionRouteParts,
): void {
  /** The caller, or somebody else for holders of `center:users`: super admins for everybody, others within their library. */
  const meant = async (caller: Account, userId: string | undefined): Promise<Account> => {
    if (userId === undefined || userId === caller.id) return caller
    if (!isPermitted(caller.role, 'center:users')) throw forbidden()
    const other = await accounts.byId(userId)
    const reach = reachOf(caller)
    if (!other || (reach !== null && other.library !== reach)) throw new Refusal(CODE.notFound, 'There is no such user.')
    return other
  }

  app.get(
    ACCOUNT_PATH.permissions,
    {
      config: { access: 'signedIn', waitingToo: true },
      schema: {
        tags,
        summary: "The caller's permissions",
        querystring: Type.Object({ applicationCode: Type.String() }),
        response: answersWith(Type.Array(PermissionSchema)),
      },
    },
    (request) => {
      const { role, status } = callerOf(request)
      const isOurs = request.query.applicationCode === APPLICATION_CODE && status === 'open'
      return answer(request, isOurs ? permissionTree(role) : [])
    },
  )

  app.get(
    ACCOUNT_PATH.userInfo,
    {
      config: { access: 'signedIn', waitingToo: true },
      schema: { tags, summary: 'Who is signed in', querystring: CallerOriginSchema, response: answersWith(UserInfoSchema) },
    },
    (request) => {
      const caller = callerOf(request)
      if (request.query.isFromClivet && !countsAsBrand(caller.brand, brandWords)) throw notOfBrand()
      return answer(request, userInfoOf(caller))
    },
  )

  app.post(
    ACCOUNT_PATH.checkModelLibrary,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: "The caller's equipment library, told against the one the caller has kept",
        body: ModelLibraryQuestionSchema,
        response: answersWith(ModelLibrarySchema),
      },
    },
    (request) => {
      const { library } = callerOf(request)
      return answer(request, { modelLibId: library, libCode: library, isCurrent: request.body.modelLibId === library })
    },
  )

  app.get(
    ACCOUNT_PATH.updateProjectShare,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: 'Whether those who see all projects of the library see these, too (share:setting; for others center:users:share)',
        querystring: ShareSettingSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { isShare, userId } = request.query
      const isOwn = userId === undefined || userId === caller.id
      const permissions = isOwn ? ['share:setting', 'center:users:share'] : ['center:users:share']
      if (!permissions.some((held) => isPermitted(caller.role, held))) throw forbidden()
      if (isOwn) await accounts.setSharing(caller.id, isShare === '1')
      else
        await shareOf(caller.id, userId, isShare === '1', (within) =>
          audit(request, 'project sharing changed', userId, { isShare }, within),
        )
      return answer(request, null)
    },
  )

  app.post(
    ACCOUNT_PATH.staffStatus,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: 'Whether an account is open; staff are looked up in the directory, and closed where they are gone',
        body: StaffQuestionSchema,
        response: answersWith(StaffStatusSchema),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const account = await meant(caller, request.body.userId)
      const found = await staffCheck(account, async (status, within) => {
        if (account.id !== caller.id) await audit(request, 'staff status checked', account.id, { status }, within)
      })
      return answer(request, { userId: account.id, userType: account.kind, ...found })
    },
  )

  app.get(
    ACCOUNT_PATH.logout,
    {
      config: { access: 'open' },
      schema: { tags, summary: 'End the session; no error where there is none', response: answersWith(Type.Null()) },
    },
    async (request) => {
      const token = tokenOf(request)
      if (token) await sessions.end(token)
      return answer(request, null)
    },
  )

  app.get(
    ACCOUNT_PATH.refresh,
    {
      config: { access: 'signedIn', waitingToo: true },
      schema: { tags, summary: 'A fresh token, once for each; the old one ends after a minute', response: answersWith(SessionSchema) },
    },
    async (request) => {
      const caller = callerOf(request)
      // Another process on the database may still offer it.
      if (isDemo(caller) && !isDemoOffered) throw signedOut()
      // Whoever has left the company is not let in for another week.
      if ((await staffCheck(caller).catch(passed))?.status === 'closed') throw signedOut()
      const fresh = await sessions.refresh(tokenOf(request), caller)
      if (!fresh) throw signedOut()
      return answer(request, fresh)
    },
  )
}

/** A directory that is away ends no session. One that finds nobody says no more of who has left than that it lets nobody in. */
function passed(failure: unknown): null {
  if (failure instanceof NobodyFound) throw failure
  return null
}
