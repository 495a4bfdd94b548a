import { sql, type Kysely } from 'kysely'
import type { Role } from '../../../src/contract/account/account'
import type { Tables } from '../../database/tables'
import type { Noted, Within } from '../../database/within'

/** Creates the store of second factors of accounts, their recovery codes, and the roles that must have one. */
export const factorRepository = (tables: Kysely<Tables>) => ({
  /** Stores a secret that waits for its first code, in place of another that waits. Returns false where one is confirmed. */
  async begin(accountId: string, sealed: Uint8Array): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tables
      .insertInto('second_factor')
      .values({ account_id: accountId, sealed_secret: sealed, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ sealed_secret: sealed, last_step: 0 }).where('second_factor.confirmed_at', 'is', null),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  async secretOf(accountId: string, isConfirmed: boolean): Promise<Uint8Array | null> {
    const row = await tables
      .selectFrom('second_factor')
      .select('sealed_secret')
      .where('account_id', '=', accountId)
      .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
      .executeTakeFirst()
    return row?.sealed_secret ?? null
  },

  /** Confirms the secret that a code has proven, and stores the recovery codes. Returns false where the secret has been replaced. */
  confirm(accountId: string, sealed: Uint8Array, step: number, recoveryHashes: readonly Uint8Array[], noted: Noted): Promise<boolean> {
    return tables.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('second_factor')
        .set({ confirmed_at: new Date(), last_step: step })
        .where('account_id', '=', accountId)
        .where('sealed_secret', '=', sealed)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await within.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
      const codes = recoveryHashes.map((hash) => ({ account_id: accountId, code_hash: hash }))
      await within.insertInto('recovery_code').values(codes).execute()
      await within.updateTable('account').set({ has_second_factor: true }).where('id', '=', accountId).execute()
      await noted(within)
      return true
    })
  },

  /**
   * Takes the code of a step; returns false where a code of this step or a later one was taken before: only one of two callers with the
   * same code succeeds.
   */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await tables
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where(sql<boolean>`last_step < ${step}`)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  async useRecoveryCode(accountId: string, hash: Uint8Array): Promise<boolean> {
    const { numDeletedRows } = await tables
      .deleteFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  async recoveryCodesLeft(accountId: string): Promise<number> {
    const rows = await tables.selectFrom('recovery_code').select('code_hash').where('account_id', '=', accountId).execute()
    return rows.length
  },

  remove(accountId: string, noted: Noted): Promise<void> {
    return tables.transaction().execute(async (within) => {
      await removeFactor(within, accountId)
      await within.updateTable('account').set({ has_second_factor: false }).where('id', '=', accountId).execute()
      await noted(within)
    })
  },

  async requiredRoles(): Promise<Role[]> {
    return (await tables.selectFrom('factor_rule').select('role').execute()).map(({ role }) => role)
  },

  require(roles: readonly Role[], noted: Noted): Promise<void> {
    return tables.transaction().execute(async (within) => {
      await within.deleteFrom('factor_rule').execute()
      if (roles.length > 0)
        await within
          .insertInto('factor_rule')
          .values(roles.map((role) => ({ role })))
          .execute()
      await noted(within)
    })
  },
})

export type FactorRepository = ReturnType<typeof factorRepository>

/** Removes the secret and the recovery codes of an account. */
export async function removeFactor(within: Within, accountId: string): Promise<void> {
  await within.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
  await within.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}
