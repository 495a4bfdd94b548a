import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../database/tables'
import type { Noted } from '../database/within'
import type { Account } from './account'
import { ACCOUNT_COLUMNS, mayBeUsed } from './account-repository'

/**
 * Creates the store of sessions; their tokens are stored as SHA-256 only. A start of one beside others locks the account's row shared, an
 * end of some locks it exclusively: no session that was about to start survives an end that came first.
 */
export const sessionRepository = (tables: Kysely<Tables>) => {
  const family = sql<Uint8Array>`coalesce(session.family, session.token_hash)`

  const locked = (within: Kysely<Tables>, accountId: string): Promise<unknown> =>
    within.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

  /**
   * Inserts a session; returns false where the account may no longer be used, or has another password than the one whose hash is given: the
   * check of a password takes long enough for either.
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
     * Adds a session beside the existing ones or in place of them; returns those that ended, or null where none may start. Two starts at
     * the same moment run one after the other, and the later one stays. `noted` writes within the transaction.
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
     * Adds a fresh token for a valid one, which expires soon after because calls in progress may still carry it. Works once for each token.
     * Returns the new expiry, which is limited by the time since the sign-in, or null where there is nothing to refresh. It is one
     * statement, so that a concurrent end of the session counts.
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

    /** Returns the account of a session and the session's expiry, as long as both are valid. */
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

    /** Ends a session with all sessions of the same refresh family; returns their account and token hashes, or null where there was none. */
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

    /** Deletes expired sessions. */
    async forgetEnded(): Promise<void> {
      await tables.deleteFrom('session').where('expires_at', '<', new Date()).execute()
    },

    /** Ends all sessions of an account; returns whether there were any. */
    endAll(accountId: string): Promise<boolean> {
      return tables.transaction().execute(async (within) => {
        await locked(within, accountId)
        return (await within.deleteFrom('session').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows > 0n
      })
    },
  }
}

export type SessionRepository = ReturnType<typeof sessionRepository>

/** Condition that an account lacks a second factor an administrator requires; guests waiting for approval are exempt. */
export const mustSetUpFactor = sql<boolean>`(not account.has_second_factor and account.status <> 'waiting'
  and exists (select 1 from factor_rule where factor_rule.role = account.role))`

/** Returns a query of the sessions that are valid: neither they nor their accounts have ended. */
export function livingSessions(tables: Kysely<Tables>) {
  const now = new Date()
  return tables
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.expires_at', '>', now)
    .where(mayBeUsed(now))
}

// Casts to bytea, because a literal in a select list has no column to take its type from.
const bytes = (value: Uint8Array): RawBuilder<Uint8Array> => sql<Uint8Array>`${value}::bytea`
const moment = (value: Date): RawBuilder<Date> => sql<Date>`${value}::timestamptz`
