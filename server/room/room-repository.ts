import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** Storage used by an account. */
export interface UsedRoom {
  projects: number
  bytes: number
}

/** Creates the queries of storage used by accounts, over projects of every kind. Deleted projects count until they are deleted for good. */
export const roomRepository = (tables: Kysely<Tables>) => ({
  /** Returns an account's used storage, and the part of one project, which may be missing. */
  async used(ownerId: string, projectId: string): Promise<UsedRoom & { ofProject: number }> {
    const row = await tables
      .selectFrom('project')
      .select(({ fn }) => fn.countAll<string>().as('projects'))
      // Bodies are stored out of line with their length beside the row: none is read.
      .select(sql<string>`coalesce(sum(octet_length(body)), 0)`.as('bytes'))
      .select(sql<string>`coalesce(sum(octet_length(body)) filter (where id = ${projectId}), 0)`.as('ofProject'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return { projects: Number(row.projects), bytes: Number(row.bytes), ofProject: Number(row.ofProject) }
  },
})

export type RoomRepository = ReturnType<typeof roomRepository>
