import { Type, type Static } from 'typebox'
import { ACCOUNT_STATUSES } from './account'
import { AccountIds } from './account-ids'
import { SEALED_PASSWORD } from './account-sign-in'
import { CODE_PURPOSES, DEPARTMENTS, GUEST_USER_TYPES, VERIFICATION_CODE } from './guest-lists'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'

/**
 * Pattern of a mail address, RFC 5321 without quoted local parts, so that a mailbox has one spelling apart from capitals.
 * Comments in parentheses and letters that mail systems fold would allow many spellings, each counted as a separate address.
 */
export const EMAIL = `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$`
const Email = Type.String({ maxLength: 254, pattern: EMAIL })
const SentCode = Type.String({ pattern: `^\\d{${VERIFICATION_CODE.digits}}$`, description: 'The code of the last mail' })
const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })

/** The answer is the same whether or not the address is known. */
export const SendCodeSchema = Type.Object({ personalEmail: Email, purpose: Type.Enum(CODE_PURPOSES) })
export type SendCode = Static<typeof SendCodeSchema>

export const RegistrationSchema = Type.Object({
  ...SEALED_PASSWORD,
  personalEmail: Email,
  verificationCode: SentCode,
  userName: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$' }),
  userType: Type.Enum(GUEST_USER_TYPES),
  department: Type.Enum(DEPARTMENTS),
  organization: Type.Optional(Line(120)),
  phone: Type.Optional(Line(40)),
  reregist: Type.Optional(Type.Boolean({ description: 'Opens an account again whose time has run out (2090054)' })),
  isFromClivet: Type.Optional(Type.Boolean({ description: 'Registered at the brand variant' })),
})
export type Registration = Static<typeof RegistrationSchema>

export const RegisteredSchema = Type.Object({ userId: Type.String(), guestStatus: Type.Integer({ description: '0: waits for approval' }) })

export const RetrievePasswordSchema = Type.Object({ ...SEALED_PASSWORD, personalEmail: Email, verificationCode: SentCode })
export type RetrievePassword = Static<typeof RetrievePasswordSchema>

export const GuestQuestionSchema = Type.Object({ personalEmail: Type.String({ maxLength: 254 }) })

export const GuestRecordSchema = Type.Object({
  userId: Type.String(),
  userName: Type.String(),
  personalEmail: Type.String(),
  phone: Type.String(),
  organization: Type.String(),
  userType: Type.String({ description: 'One of the registration list' }),
  department: Type.String(),
  guestStatus: Type.Integer(),
  status: Type.Enum(ACCOUNT_STATUSES),
  expiresAt: Type.Union([Type.String({ description: 'Moment in ISO 8601' }), Type.Null()]),
})
export type GuestRecord = Static<typeof GuestRecordSchema>

export const ApproveGuestSchema = Type.Object({
  userIds: AccountIds,
  isApproved: Type.Boolean({ description: 'false refuses the guests, or closes their accounts' }),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3650, description: 'How long the accounts stay open from now; the last day counts whole' }),
  ),
})
export type ApproveGuest = Static<typeof ApproveGuestSchema>

export const RemindGuestSchema = Type.Object({ userIds: AccountIds })

export const OutboxMailSchema = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  createdAt: Type.String(),
})
export type OutboxMail = Static<typeof OutboxMailSchema>
