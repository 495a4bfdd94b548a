import { sql, type Kysely } from 'kysely'
import type { AuditedAct } from '../../src/contract/center/audit'
import type { Page } from '../../src/contract/center/page'
import type { Tables } from '../database/tables'
import { anywhere } from '../database/like-pattern'

/** Administrative acts, the latest first, with the name of the account each was about. */
export async function auditedActs(
  tables: Kysely<Tables>,
  text: string | undefined,
  { current, size }: Page,
): Promise<{ records: AuditedAct[]; total: number }> {
  let rows = tables.selectFrom('audit').leftJoin('account', 'account.id', 'audit.about')
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
