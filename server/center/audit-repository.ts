import { sql, type Kysely } from 'kysely'
import { SIGN_IN_ACTS, type AuditedAct, type AuditFilter } from '../../src/contract/center/audit'
import type { Page } from '../../src/contract/center/page'
import type { Tables } from '../database/tables'
import { anywhere } from '../database/like-pattern'

/** Lists acts of administrators, sign-ins and refused calls, the latest first, with the name of the account each was about. */
export async function auditedActs(
  tables: Kysely<Tables>,
  { text, kind }: AuditFilter,
  { current, size }: Page,
): Promise<{ records: AuditedAct[]; total: number }> {
  let rows = tables.selectFrom('audit').leftJoin('account', 'account.id', 'audit.about')
  if (kind) rows = rows.where('audit.act', kind === 'signIns' ? 'in' : 'not in', SIGN_IN_ACTS)
  if (text?.trim()) {
    const pattern = anywhere(text)
    rows = rows.where((of) =>
      of.or([
        of('audit.account_name', 'ilike', pattern),
        of('audit.act', 'ilike', pattern),
        of('audit.about', '=', text.trim()),
        of('account.name', 'ilike', pattern),
      ]),
    )
  }
  const found = await rows
    .select(['audit.id', 'audit.at', 'audit.account_name as userName', 'audit.act', 'audit.details'])
    .select(sql<string>`coalesce(account.name, audit.about)`.as('about'))
    .orderBy('audit.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const { total } = await rows.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { records: found.map((row) => ({ ...row, at: row.at.toISOString() })), total: Number(total) }
}
