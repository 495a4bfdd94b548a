import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  ApproveGuestSchema,
  GuestQuestionSchema,
  GuestRecordSchema,
  RegisteredSchema,
  RegistrationSchema,
  RemindGuestSchema,
  RetrievePasswordSchema,
  SendCodeSchema,
} from '../../../src/contract/account-guests'
import { HEADER } from '../../../src/contract/account'
import { ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { answer, answersWith } from '../../answer'
import { createLimits, type Limits } from '../../attempts/limits'
import { networkOf } from '../../attempts/network-of'
import { attemptRepository } from '../../attempts/repository'
import { audit, auditBy } from '../../audit/audit'
import { languageOf } from '../../mail/letters'
import { callerOf } from '../../plugins/access'
import type { TypedApp } from '../../typed-app'
import { reachOf } from '../decision-rules'
import type { AccountRepository } from '../repository'
import { isPermitted } from '../roles'
import { noSecretInAddress } from '../sign-in/no-secret-in-address'
import type { Approval } from './approval'
import { recordOf } from './guest-record'
import type { Joining, Origin } from './joining'

const tags = ['guests']
const open = { access: 'open' } as const
const approving = { access: { permission: 'center:users:approve' } }

const originOf = (request: FastifyRequest): Origin => ({
  network: networkOf(request.ip),
  language: languageOf(request.headers[HEADER.language]),
})

export interface GuestRouteParts {
  accounts: AccountRepository
  joining: Joining
  approval: Approval
  limits: Limits
}

/** Registration, retrieval, and what becomes of guests: sections 3, 6 and 7 of the platform specification. */
export function addGuestRoutes(app: TypedApp, { accounts, joining, approval, limits }: GuestRouteParts): void {
  app.post(
    ACCOUNT_PATH.sendCode,
    { config: open, schema: { tags, summary: 'Send a code to a mailbox', body: SendCodeSchema, response: answersWith(Type.Null()) } },
    async (request) => {
      await joining.sendCode(request.body, originOf(request))
      return answer(request, null)
    },
  )

  app.post(
    ACCOUNT_PATH.register,
    {
      config: open,
      onRequest: noSecretInAddress,
      schema: {
        tags,
        summary: 'Register as a guest with the code of a mail',
        body: RegistrationSchema,
        response: answersWith(RegisteredSchema),
      },
    },
    async (request) => {
      const { id } = await joining.register(request.body, originOf(request))
      return answer(request, { userId: id, guestStatus: 0 })
    },
  )

  app.post(
    ACCOUNT_PATH.retrievePassword,
    {
      config: { ...open, proves: 'mail' },
      onRequest: noSecretInAddress,
      schema: {
        tags,
        summary: 'Set a new password with the code of a mail',
        body: RetrievePasswordSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      request.meant = (await accounts.byLogin(request.body.personalEmail)) ?? null
      await joining.retrieve(request.body, originOf(request), (account, within) =>
        auditBy(request, account, 'password reset', account.id, { way: 'mail', address: request.ip }, within),
      )
      return answer(request, null)
    },
  )

  app.get(
    ACCOUNT_PATH.guestRecord,
    {
      config: { access: 'signedIn', waitingToo: true },
      schema: {
        tags,
        summary:
          "A guest's record: one's own, or one of their library for holders of center:users:approve. Null where there is none to see",
        querystring: GuestQuestionSchema,
        response: answersWith(Type.Union([GuestRecordSchema, Type.Null()])),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await limits({ lookUpByAccount: caller.id })
      const email = request.query.personalEmail.trim().toLowerCase()
      const isApprover = isPermitted(caller.role, 'center:users:approve')
      const found = caller.login === email || isApprover ? await accounts.byLogin(email) : undefined
      const reach = reachOf(caller)
      const isSeen = found?.id === caller.id || (isApprover && (reach === null || found?.library === reach))
      return answer(request, found?.kind === 'GUEST' && isSeen ? recordOf(found) : null)
    },
  )

  app.post(
    ACCOUNT_PATH.approveGuest,
    {
      config: approving,
      schema: {
        tags,
        summary: 'Let guests in for a time, or refuse them: all of them or none',
        body: ApproveGuestSchema,
        response: answersWith(Type.Array(GuestRecordSchema)),
      },
    },
    async (request) => {
      const act = request.body.isApproved ? 'guest approved' : 'guest refused'
      const guests = await approval.decide(callerOf(request), request.body, ({ id, expiresAt }, within) =>
        audit(request, act, id, expiresAt ? { expiresAt: expiresAt.toISOString() } : {}, within),
      )
      return answer(request, guests.map(recordOf))
    },
  )

  app.post(
    ACCOUNT_PATH.sendReminder,
    {
      config: approving,
      schema: {
        tags,
        summary: 'Remind guests of the end of their accounts: all of them or none',
        body: RemindGuestSchema,
        response: answersWith(Type.Null()),
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { userIds } = request.body
      await approval.remind(caller, userIds, async ({ id }, within) => {
        // Counted with what is sent: a call that reminds nobody takes none of a guest's.
        await createLimits(attemptRepository(within))({ reminderOfGuest: `${caller.id} ${id}` })
        await audit(request, 'guest reminded', id, {}, within)
      })
      return answer(request, null)
    },
  )
}
