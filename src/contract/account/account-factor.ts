import { Type, type Static } from 'typebox'
import { SHARE_ROLE } from './account'
import { SEALED_PASSWORD } from './account-sign-in'
import { AccountIds } from './account-ids'
import { FACTOR_CODE } from './sign-in-constants'

const Code = Type.String({ minLength: 6, maxLength: 20, description: 'Six digits of the app, or a recovery code' })

export const FactorStateSchema = Type.Object({
  isOn: Type.Boolean(),
  isRequired: Type.Boolean({ description: 'Whether an administrator requires it of the role' }),
  recoveryCodesLeft: Type.Integer(),
})
export type FactorState = Static<typeof FactorStateSchema>

export const FactorEnrolmentSchema = Type.Object({
  secret: Type.String({ description: 'The secret in base32, to be typed' }),
  uri: Type.String({ description: 'The same as an otpauth address, to be shown as a picture' }),
})
export type FactorEnrolment = Static<typeof FactorEnrolmentSchema>

export const ConfirmFactorSchema = Type.Object({ code: Type.String({ pattern: `^\\d{${FACTOR_CODE.digits}}$` }) })

export const RecoveryCodesSchema = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Each good for one sign-in; told here once' }),
})
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>

/** Directory staff send the code alone, because this server does not store their password. */
export const RemoveFactorSchema = Type.Object({
  code: Code,
  key: Type.Optional(SEALED_PASSWORD.key),
  password: Type.Optional(SEALED_PASSWORD.password),
  mode: Type.Optional(SEALED_PASSWORD.mode),
})

export const SecondStepSchema = Type.Object({
  ticket: Type.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]+$', description: 'Of the refusal 2090066' }),
  code: Code,
})

export const FactorRuleSchema = Type.Object({
  roles: Type.Array(Type.Enum(Object.values(SHARE_ROLE)), { uniqueItems: true, description: 'Roles that must have a second factor' }),
})
export type FactorRule = Static<typeof FactorRuleSchema>

export const ResetFactorSchema = Type.Object({ userIds: AccountIds })
