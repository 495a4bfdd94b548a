import type { Kysely } from 'kysely'
import { livingSessions } from '../access/session-repository'
import type { Tables } from '../database/tables'

const MOST_AT_ONCE = 500

/**
 * Finds the valid sessions (those of closed accounts and of expired guests are not) among those of all open sockets, in one query; sessions
 * are named by the base64 of their token's SHA-256.
 */
export const sessionWatchRepository = (tables: Kysely<Tables>) => ({
  async living(sessions: readonly string[]): Promise<Set<string>> {
    const living = new Set<string>()
    for (let from = 0; from < sessions.length; from += MOST_AT_ONCE) {
      const hashes = sessions.slice(from, from + MOST_AT_ONCE).map((session) => Buffer.from(session, 'base64'))
      const rows = await livingSessions(tables).select('session.token_hash').where('session.token_hash', 'in', hashes).execute()
      for (const row of rows) living.add(Buffer.from(row.token_hash).toString('base64'))
    }
    return living
  },
})

export type SessionWatchRepository = ReturnType<typeof sessionWatchRepository>
