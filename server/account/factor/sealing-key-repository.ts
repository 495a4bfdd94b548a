import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

/** Keys that the servers of a database share, by what they are for: secrets in it are encrypted with one, tickets signed with another. */
export const sealingKeyRepository = (tables: Kysely<Tables>) => ({
  /** The key there is, or the offered one. Of several servers that offer one, the first is heard. */
  async keyOr(name: string, offered: Uint8Array): Promise<Uint8Array> {
    const stored = tables.selectFrom('sealing_key').select('secret').where('name', '=', name)
    // Reading goes on where the disk has no room to write.
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

/** The key of a name, made where there is none yet and asked for once. */
export function namedKey(stored: SealingKeyRepository, name: string): () => Promise<Uint8Array> {
  let known: Uint8Array | null = null
  return async () => {
    known ??= await stored.keyOr(name, randomBytes(KEY_BYTES))
    return known
  }
}
