import { sql, type Kysely, type Migration } from 'kysely'

/** What a search of the accounts looks at, in small letters once for all: `ilike` over five columns makes them small for each account at each letter typed. */
export const searchedAccounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table account add column searched text not null
      generated always as (lower(name || E'\n' || login || E'\n' || email || E'\n' || phone || E'\n' || organization)) stored`.execute(
      database,
    )
  },
}
