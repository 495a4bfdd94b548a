import { sql, type Kysely } from 'kysely'
import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import type { Page } from '../../src/contract/center/page'
import type { Statistic, StatisticsQuestion, Visit, VisitedArea, VisitFilter } from '../../src/contract/center/visitors'
import type { Account } from '../access/account'
import type { Tables } from '../database/tables'
import { reachOf, roleOf } from '../access/decision-rules'
import { anywhere } from '../database/like-pattern'

const BY = { day: 'visit.day', shareRole: 'account.role', area: 'visit.area' } as const

/** Creates the store of visits to the areas of the product, counted by account and day. */
export const visitRepository = (tables: Kysely<Tables>) => {
  const matching = (caller: Account, filter: Omit<VisitFilter, 'sort'>) => {
    const { from, to, text, shareRole, libCode, area } = filter
    const reach = reachOf(caller)
    let rows = tables
      .selectFrom('visit')
      .innerJoin('account', 'account.id', 'visit.account_id')
      .where('visit.day', '>=', from)
      .where('visit.day', '<=', to)
    if (reach !== null) rows = rows.where('account.library', '=', reach)
    if (libCode) rows = rows.where('account.library', '=', libCode)
    if (shareRole) rows = rows.where('account.role', '=', roleOf(shareRole))
    if (area) rows = rows.where('visit.area', '=', area)
    if (!text?.trim()) return rows
    const pattern = anywhere(text)
    return rows.where((of) => of.or([of('account.name', 'ilike', pattern), of('account.login', 'ilike', pattern)]))
  }
  const byAccountAndDay = (caller: Account, filter: VisitFilter) => matching(caller, filter).groupBy(['visit.day', 'account.id'])

  return {
    async note(accountId: string, area: VisitedArea): Promise<void> {
      await tables
        .insertInto('visit')
        .values({ day: new Date().toISOString().slice(0, 10), account_id: accountId, area, visits: 1 })
        .onConflict((conflict) => conflict.columns(['day', 'account_id', 'area']).doUpdateSet({ visits: sql<number>`visit.visits + 1` }))
        .execute()
    },

    async list(caller: Account, filter: VisitFilter, { current, size }: Page): Promise<{ records: Visit[]; total: number }> {
      const { key, direction } = filter.sort ?? { key: 'day', direction: 'descending' }
      const order = direction === 'ascending' ? 'asc' : 'desc'
      const sorted = { day: sql`visit.day`, userName: sql`account.name`, visits: sql`sum(visit.visits)` }[key]
      const rows = await byAccountAndDay(caller, filter)
        .select(['visit.day', 'account.id as userId', 'account.name as userName', 'account.login', 'account.role', 'account.library'])
        .select([sql<string>`string_agg(visit.area, ',' order by visit.area)`.as('areas'), sql<string>`sum(visit.visits)`.as('visits')])
        .orderBy(sorted, order)
        .orderBy('visit.day', 'desc')
        .orderBy('account.id')
        .limit(size)
        .offset((current - 1) * size)
        .execute()
      const { total } = await tables
        .selectFrom(byAccountAndDay(caller, filter).select('visit.day').as('rows'))
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return { records: rows.map(visitOf), total: Number(total) }
    },

    /** Returns visit counts: days in their order, other groups by number of visits. */
    async statistics(caller: Account, { by, ...filter }: StatisticsQuestion): Promise<Statistic[]> {
      const rows = await matching(caller, filter)
        .select([
          sql<string>`${sql.ref(BY[by])}`.as('key'),
          sql<string>`sum(visit.visits)`.as('visits'),
          sql<string>`count(distinct visit.account_id)`.as('visitors'),
        ])
        .groupBy(BY[by])
        .orderBy(by === 'day' ? sql`visit.day` : sql`sum(visit.visits) desc`)
        .execute()
      return rows.map(({ key, visits, visitors }) => ({
        key: by === 'shareRole' ? SHARE_ROLE[key as Role] : key,
        visits: Number(visits),
        visitors: Number(visitors),
      }))
    },
  }
}

export type VisitRepository = ReturnType<typeof visitRepository>

interface VisitRow {
  day: string
  userId: string
  userName: string
  login: string
  role: Role
  library: string
  areas: string
  visits: string
}

const visitOf = ({ role, library, areas, visits, ...row }: VisitRow): Visit => ({
  ...row,
  shareRole: SHARE_ROLE[role],
  libCode: library,
  areas: areas.split(',') as VisitedArea[],
  visits: Number(visits),
})
