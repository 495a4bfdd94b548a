import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../database/tables'
import type { Noted } from '../database/within'
import type { Account } from './account'
import { ACCOUNT_COLUMNS, mayBeUsed } from './account-repository'

/**
 * Sessions; their tokens are known by their SHA-256 only. Whoever starts one beside others shares the account's row, whoever ends some has it
 * for himself: none that was about to start outlives an end that came first.
 */
export const sessionRepository = (tables: Kysely<Tables>) => {
  const family = sql<Uint8Array>`coalesce(session.family, session.token_hash)`

  const locked = (within: Kysely<Tables>, accountId: string): Promise<unknown> =>
    within.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

  /**
   * False where the account may no longer be used, or has another password by now than the one whose hash is given: in the time it takes to
   * check a password much may happen.
   */
  const addIn = async (
    within: Kysely<Tables>,
    tokenHash: Uint8Array,
    accountId: string,
    expiresAt: Date,
    passwordHash: Uint8Array | null,
  ): Promise<boolean> => {
    const now = new Date()
    const { numInsertedOrUpdatedRows } = await within
      .insertInto('session')
      .columns(['token_hash', 'account_id', 'family', 'expires_at'])
      .expression((of) => {
        const holder = of.selectFrom('account').where('id', '=', accountId).where(mayBeUsed(now))
        return (passwordHash ? holder.where('password_hash', '=', passwordHash) : holder)
          .select([bytes(tokenHash).as('token_hash'), 'id', bytes(tokenHash).as('family'), moment(expiresAt).as('expires_at')])
          .forShare()
      })
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  return {
    /**
     * A session beside those there are, or in place of them: which have ended; null where there may be none. Of two at the same moment one
     * comes after the other, and stays. `noted` writes it down within the transaction.
     */
    add(
      tokenHash: Uint8Array,
      accountId: string,
      expiresAt: Date,
      passwordHash: Uint8Array | null = null,
      { endsOthers = false, noted }: { endsOthers?: boolean; noted?: Noted } = {},
    ): Promise<Uint8Array[] | null> {
      return tables.transaction().execute(async (within) => {
        if (endsOthers) await locked(within, accountId)
        if (!(await addIn(within, tokenHash, accountId, expiresAt, passwordHash))) return null
        await noted?.(within)
        if (!endsOthers) return []
        const ended = await within
          .deleteFrom('session')
          .where('account_id', '=', accountId)
          .where('token_hash', '!=', tokenHash)
          .returning('token_hash')
          .execute()
        return ended.map((row) => row.token_hash)
      })
    },

    /**
     * A fresh token for one that holds, which ends soon: calls under way may still carry it. Once for each token; gives its end, which is at
     * most so long after the sign-in that it came from, and null where there is nothing to refresh any more. One statement: whatever ended the
     * session in the meantime counts.
     */
    async refresh(
      tokenHash: Uint8Array,
      accountId: string,
      fresh: { tokenHash: Uint8Array; expiresAt: Date; mostMs: number },
      olderEndsAt: Date,
    ): Promise<Date | null> {
      const now = new Date()
      const mostEnd = sql<Date>`session.began_at + ${`${fresh.mostMs} milliseconds`}::interval`
      const row = await tables
        .with('holder', (of) => of.selectFrom('account').select('id').where('id', '=', accountId).where(mayBeUsed(now)).forShare())
        .with('older', (of) =>
          of
            .updateTable('session')
            .from('holder')
            .set({ refreshed_at: now, expires_at: sql<Date>`least(session.expires_at, ${olderEndsAt}::timestamptz)` })
            .whereRef('session.account_id', '=', 'holder.id')
            .where('session.token_hash', '=', tokenHash)
            .where('session.expires_at', '>', now)
            .where('session.refreshed_at', 'is', null)
            .where(mostEnd, '>', now)
            .returning(['session.account_id', family.as('family'), 'session.began_at', mostEnd.as('most_end')]),
        )
        .insertInto('session')
        .columns(['token_hash', 'account_id', 'family', 'began_at', 'expires_at'])
        .expression((of) =>
          of
            .selectFrom('older')
            .select([
              bytes(fresh.tokenHash).as('token_hash'),
              'older.account_id',
              'older.family',
              'older.began_at',
              sql<Date>`least(${fresh.expiresAt}::timestamptz, older.most_end)`.as('expires_at'),
            ]),
        )
        .returning('expires_at')
        .executeTakeFirst()
      return row?.expires_at ?? null
    },

    /** Whose session it is and when it ends, as long as neither the session nor the account has come to its end. */
    async find(tokenHash: Uint8Array): Promise<{ account: Account; endsAt: Date } | undefined> {
      const row = await livingSessions(tables)
        .select(ACCOUNT_COLUMNS)
        .select(['session.expires_at as endsAt', mustSetUpFactor.as('mustSetUpFactor')])
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (!row) return undefined
      const { endsAt, ...account } = row
      return { account, endsAt: account.expiresAt && account.expiresAt < endsAt ? account.expiresAt : endsAt }
    },

    /** Ends a session with those it was refreshed from or into: whose they were, and which; null where there was none. */
    end(tokenHash: Uint8Array): Promise<{ accountId: string; ended: Uint8Array[] } | null> {
      return tables.transaction().execute(async (within) => {
        const holder = await within
          .selectFrom('account')
          .innerJoin('session', 'session.account_id', 'account.id')
          .select('account.id')
          .where('session.token_hash', '=', tokenHash)
          .forNoKeyUpdate('account')
          .executeTakeFirst()
        if (!holder) return null
        const rows = await within
          .deleteFrom('session')
          .where('account_id', '=', holder.id)
          .where(family, '=', (of) => of.selectFrom('session').select(family.as('family')).where('token_hash', '=', tokenHash))
          .returning('token_hash')
          .execute()
        return { accountId: holder.id, ended: rows.map((row) => row.token_hash) }
      })
    },

    /** Forgets those that have run out. */
    async forgetEnded(): Promise<void> {
      await tables.deleteFrom('session').where('expires_at', '<', new Date()).execute()
    },

    /** Whether there were any. */
    endAll(accountId: string): Promise<boolean> {
      return tables.transaction().execute(async (within) => {
        await locked(within, accountId)
        return (await within.deleteFrom('session').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows > 0n
      })
    },
  }
}

export type SessionRepository = ReturnType<typeof sessionRepository>

/** Whether an administrator requires of an account what it does not have; whoever waits for approval sets nothing up. */
export const mustSetUpFactor = sql<boolean>`(not account.has_second_factor and account.status <> 'waiting'
  and exists (select 1 from factor_rule where factor_rule.role = account.role))`

/** Sessions that hold: neither they nor their accounts have come to their end. */
export function livingSessions(tables: Kysely<Tables>) {
  const now = new Date()
  return tables
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.expires_at', '>', now)
    .where(mayBeUsed(now))
}

// A literal in a select list has no column to take its type from.
const bytes = (value: Uint8Array): RawBuilder<Uint8Array> => sql<Uint8Array>`${value}::bytea`
const moment = (value: Date): RawBuilder<Date> => sql<Date>`${value}::timestamptz`
