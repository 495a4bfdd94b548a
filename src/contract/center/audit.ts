import { Type, type Static } from 'typebox'
import { pageOf, SearchText, type PageAnswer } from './page'

/** Kinds of audit entries: actions of administrators, or sign-ins and refused calls. */
export const AUDIT_KINDS = ['acts', 'signIns'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Audited actions that are not an administrator's. */
export const SIGN_IN_ACTS = [
  'signed in',
  'sign-in failed',
  'sign-in refused',
  'password reset',
  'password reset failed',
  'call refused',
] as const

export const AuditFilterSchema = Type.Object({
  text: SearchText,
  kind: Type.Optional(
    Type.Enum(AUDIT_KINDS, { description: 'acts: of administrators; signIns: sign-ins and refused calls. Without it both' }),
  ),
})
export type AuditFilter = Static<typeof AuditFilterSchema>

export const AuditedActSchema = Type.Object({
  id: Type.String(),
  at: Type.String({ description: 'ISO 8601' }),
  userName: Type.String({ description: 'Who did it' }),
  act: Type.String(),
  about: Type.String({ description: 'Name of the account it was done to, or the id of whatever else it was' }),
  details: Type.String({ description: 'JSON' }),
})
export type AuditedAct = Static<typeof AuditedActSchema>

export const AuditListSchema = pageOf(AuditedActSchema)
export type AuditList = PageAnswer<AuditedAct>
