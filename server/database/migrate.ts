import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import { isOutage } from './outage'
import type { Tables } from './tables'

/** Brings the tables up to date. Throws with the name of the migration that failed, and an outage of the database as it is. */
export async function migrate(tables: Kysely<Tables>): Promise<void> {
  if (await isUpToDate(tables)) return
  const migrator = new Migrator({ db: tables, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && isOutage(error)) throw error
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`The database could not be brought up to date (${failed?.migrationName ?? 'no migration ran'}): ${messageOf(error)}`)
}

// One question instead of the migrator's dozen: nearly every start finds nothing to do.
async function isUpToDate(tables: Kysely<Tables>): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from kysely_migration order by name`.execute(tables)
  const applied = await asked.then(({ rows }) => rows.map(({ name }) => name)).catch(() => [])
  return applied.join() === Object.keys(migrations).sort().join()
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
