import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Tables } from './tables'

/** Brings the tables up to date. Throws with the name of the migration that failed. */
export async function migrate(tables: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: tables, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')
  throw new Error(`The database could not be brought up to date (${failed?.migrationName ?? 'no migration ran'}): ${messageOf(error)}`)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
