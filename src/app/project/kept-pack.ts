import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { logFailure } from '../../platform/log'
import { PACK_DATABASE } from '../../platform/files/forget-database'

interface PackSchema extends DBSchema {
  packs: { key: string; value: string }
}

const LAST = 'last'

/** Keeps the rule pack that the server has sent last, so that a page without a network can calculate with it. */
export async function keepPack(json: unknown): Promise<void> {
  await withStore((store) => store.put('packs', JSON.stringify(json), LAST)).catch((error: unknown) =>
    logFailure('The rule pack could not be kept for work without a network', error),
  )
}

/** Returns the rule pack that was kept; undefined where there is none. */
export async function keptPack(): Promise<unknown> {
  const text = await withStore((store) => store.get('packs', LAST))
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/** Opens the store for one piece of work: a store that stays open could not be removed by another tab. */
async function withStore<T>(work: (store: IDBPDatabase<PackSchema>) => Promise<T>): Promise<T> {
  const store = await openDB<PackSchema>(PACK_DATABASE, 1, { upgrade: (database) => void database.createObjectStore('packs') })
  try {
    return await work(store)
  } finally {
    store.close()
  }
}
