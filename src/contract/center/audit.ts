import { Type, type Static } from 'typebox'
import { pageOf, SearchText, type PageAnswer } from './page'

export const AuditFilterSchema = Type.Object({ text: SearchText })
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
