import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

/** Keys that secrets in the database are encrypted with, by what they are for: one for all servers on it. */
export const sealingKeyRepository = (tables: Kysely<Tables>) => ({
  /** The key there is, or the offered one. Of several servers that offer one, the first is heard. */
  async keyOr(name: string, offered: Uint8Array): Promise<Uint8Array> {
    await tables
      .insertInto('sealing_key')
      .values({ name, secret: offered })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await tables.selectFrom('sealing_key').select('secret').where('name', '=', name).executeTakeFirstOrThrow()).secret
  },
})

export type SealingKeyRepository = ReturnType<typeof sealingKeyRepository>
