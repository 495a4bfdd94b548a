import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** How much an account has stored. */
export interface UsedRoom {
  projects: number
  bytes: number
}

/** What accounts have stored, in projects of every kind. What was deleted is there until it is forgotten. */
export const roomRepository = (tables: Kysely<Tables>) => ({
  /** And how much of it one project is, which may be none of them. */
  async used(ownerId: string, projectId: string): Promise<UsedRoom & { ofProject: number }> {
    const row = await tables
      .selectFrom('project')
      .select(({ fn }) => fn.countAll<string>().as('projects'))
      // The length stands beside a body that lies elsewhere: none is read.
      .select(sql<string>`coalesce(sum(octet_length(body)), 0)`.as('bytes'))
      .select(sql<string>`coalesce(sum(octet_length(body)) filter (where id = ${projectId}), 0)`.as('ofProject'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return { projects: Number(row.projects), bytes: Number(row.bytes), ofProject: Number(row.ofProject) }
  },
})

export type RoomRepository = ReturnType<typeof roomRepository>
