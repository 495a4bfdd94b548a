import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** One administrative act: actor, act and subject. */
export interface AuditEntry {
  accountId: string
  accountName: string
  act: string
  about: string
  details: Record<string, unknown>
  traceId: string
}

/** Creates the store of the audit log, which is append-only. */
export const auditRepository = (tables: Kysely<Tables>) => ({
  async add(entry: AuditEntry, within: Kysely<Tables> = tables): Promise<void> {
    await within
      .insertInto('audit')
      .values({
        account_id: entry.accountId,
        account_name: entry.accountName,
        act: entry.act,
        about: entry.about,
        details: JSON.stringify(entry.details),
        trace_id: entry.traceId,
      })
      .execute()
  },
})

export type AuditRepository = ReturnType<typeof auditRepository>
