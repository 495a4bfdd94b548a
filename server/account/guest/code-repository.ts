import { sql, type Kysely } from 'kysely'
import type { CodePurpose } from '../../../src/contract/account/guest-lists'
import type { Tables } from '../../database/tables'

export interface StoredCode {
  salt: Uint8Array
  hash: Uint8Array
}

/** Creates the store of codes sent by mail: one for each purpose and mailbox; a new one replaces the older one. */
export const codeRepository = (tables: Kysely<Tables>) => ({
  async put(purpose: CodePurpose, email: string, { salt, hash }: StoredCode, tries: number, expiresAt: Date): Promise<void> {
    const code = { salt, code_hash: hash, tries_left: tries, expires_at: expiresAt }
    await tables
      .insertInto('verification_code')
      .values({ purpose, email, ...code })
      .onConflict((conflict) => conflict.columns(['purpose', 'email']).doUpdateSet(code))
      .execute()
  },

  /** Returns the code while it is valid, and uses up one try. */
  async tryOnce(purpose: CodePurpose, email: string): Promise<StoredCode | undefined> {
    return tables
      .updateTable('verification_code')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', new Date())
      .returning(['salt', 'code_hash as hash'])
      .executeTakeFirst()
  },

  /** Deletes the code; returns whether it still existed: only one of two callers with the same code succeeds. */
  async use(purpose: CodePurpose, email: string, hash: Uint8Array): Promise<boolean> {
    const { numDeletedRows } = await tables
      .deleteFrom('verification_code')
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  async forgetEnded(): Promise<void> {
    await tables.deleteFrom('verification_code').where('expires_at', '<', new Date()).execute()
  },
})

export type CodeRepository = ReturnType<typeof codeRepository>
