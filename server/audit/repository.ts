import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** One administrative act: who did what to whom. */
export interface AuditEntry {
  accountId: string
  accountName: string
  act: string
  about: string
  details: Record<string, unknown>
  traceId: string
}

/** The audit log is only added to. */
export const auditRepository = (tables: Kysely<Tables>) => ({
  async add(entry: AuditEntry): Promise<void> {
    await tables
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

  /** The latest first. */
  async latest(count: number): Promise<(AuditEntry & { at: Date })[]> {
    const rows = await tables.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(count).execute()
    return rows.map((row) => ({
      at: row.at,
      accountId: row.account_id,
      accountName: row.account_name,
      act: row.act,
      about: row.about,
      details: JSON.parse(row.details) as Record<string, unknown>,
      traceId: row.trace_id,
    }))
  },
})

export type AuditRepository = ReturnType<typeof auditRepository>
