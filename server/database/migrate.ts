import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import { isOutage } from './outage'
import type { Tables } from './tables'

/** Brings the tables up to date. Throws an error with the name of the failed migration, or the original error of an outage. */
export async function migrate(tables: Kysely<Tables>): Promise<void> {
  if (await isUpToDate(tables)) return
  const migrator = new Migrator({ db: tables, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && isOutage(error)) throw error
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`The database could not be brought up to date (${failed?.migrationName ?? 'no migration ran'}): ${messageOf(error)}`)
}

// Answers with one query instead of the migrator's dozen: nearly every start has nothing to do.
async function isUpToDate(tables: Kysely<Tables>): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from kysely_migration order by name`.execute(tables)
  const applied = await asked.then(({ rows }) => rows.map(({ name }) => name)).catch(() => [])
  return applied.join() === Object.keys(migrations).sort().join()
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
