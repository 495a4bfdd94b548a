import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

/** Creates the store of keys that the servers of a database share, by purpose: one encrypts the secrets in it, another signs tickets. */
export const sealingKeyRepository = (tables: Kysely<Tables>) => ({
  /** Returns the stored key, or stores the offered one. Of several servers that offer one, the first wins. */
  async keyOr(name: string, offered: Uint8Array): Promise<Uint8Array> {
    const stored = tables.selectFrom('sealing_key').select('secret').where('name', '=', name)
    // An existing key can be read even where the disk is full.
    const there = await stored.executeTakeFirst()
    if (there) return there.secret
    await tables
      .insertInto('sealing_key')
      .values({ name, secret: offered })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await stored.executeTakeFirstOrThrow()).secret
  },
})

export type SealingKeyRepository = ReturnType<typeof sealingKeyRepository>

const KEY_BYTES = 32

/** Returns a function that gives the key of a name, created where there is none yet and read once. */
export function namedKey(stored: SealingKeyRepository, name: string): () => Promise<Uint8Array> {
  let known: Uint8Array | null = null
  return async () => {
    known ??= await stored.keyOr(name, randomBytes(KEY_BYTES))
    return known
  }
}
