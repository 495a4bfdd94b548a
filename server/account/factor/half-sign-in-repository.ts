import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Account } from '../../access/account'
import { ACCOUNT_COLUMNS } from '../../access/account-repository'
import type { Proven } from '../../access/sessions'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS
const TRIES = 5

const hashOf = (ticket: string): Uint8Array => createHash('sha256').update(ticket).digest()

/** Creates the store of sign-ins between password and code, in the database: any server on it accepts the second step. */
export const halfSignInRepository = (tables: Kysely<Tables>) => ({
  /** Returns a ticket for the second step: five minutes, five tries, one use. */
  async begin({ account, passwordHash }: Proven): Promise<string> {
    const ticket = randomBytes(32).toString('base64url')
    await tables
      .insertInto('half_sign_in')
      .values({
        ticket_hash: hashOf(ticket),
        account_id: account.id,
        password_hash: passwordHash,
        tries_left: TRIES,
        ends_at: new Date(Date.now() + VALID_MS),
      })
      .execute()
    return ticket
  },

  /** Returns the account of a half-finished sign-in and uses up one of its tries. */
  async tryOnce(ticket: string): Promise<Proven | null> {
    const half = await tables
      .updateTable('half_sign_in')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('ticket_hash', '=', hashOf(ticket))
      .where('tries_left', '>', 0)
      .where('ends_at', '>', new Date())
      .returning(['account_id', 'password_hash'])
      .executeTakeFirst()
    if (!half) return null
    const account: Account | undefined = await tables
      .selectFrom('account')
      .select(ACCOUNT_COLUMNS)
      .where('id', '=', half.account_id)
      .executeTakeFirst()
    return account ? { account, passwordHash: half.password_hash } : null
  },

  /** Deletes a ticket; returns whether it still existed, because a ticket opens one session. */
  async end(ticket: string): Promise<boolean> {
    const { numDeletedRows } = await tables.deleteFrom('half_sign_in').where('ticket_hash', '=', hashOf(ticket)).executeTakeFirst()
    return numDeletedRows === 1n
  },

  async forgetEnded(): Promise<void> {
    await tables.deleteFrom('half_sign_in').where('ends_at', '<', new Date()).execute()
  },
})

export type HalfSignInRepository = ReturnType<typeof halfSignInRepository>
