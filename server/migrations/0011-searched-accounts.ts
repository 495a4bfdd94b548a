import { sql, type Kysely, type Migration } from 'kysely'

/** Adds the searched text of an account in lower case: `ilike` over five columns would lower them for each account at each letter typed. */
export const searchedAccounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table account add column searched text not null
      generated always as (lower(name || E'\n' || login || E'\n' || email || E'\n' || phone || E'\n' || organization)) stored`.execute(
      database,
    )
  },
}
