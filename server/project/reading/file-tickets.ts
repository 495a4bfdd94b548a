import { createHmac, timingSafeEqual } from 'node:crypto'
import { namedKey, type SealingKeyRepository } from '../../account/factor/sealing-key-repository'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS

/**
 * Tickets for project files: who may have which file until when, signed with a key that is for nothing else and that all servers of a database
 * share. The browser's own download carries no token, and an address with a session's token in it would stand in logs.
 */
export function createFileTickets(stored: SealingKeyRepository) {
  const key = namedKey(stored, 'project file tickets')

  const signed = async (...parts: string[]): Promise<string> =>
    createHmac('sha256', await key())
      .update(['project-file', ...parts].join('\n'))
      .digest('base64url')

  return {
    async issue(accountId: string, projectId: string): Promise<string> {
      const end = String(Date.now() + VALID_MS)
      return [accountId, end, await signed(projectId, accountId, end)].join('.')
    },

    /** The account a ticket was issued to; null for a ticket that is over, of another project, or none. */
    async holderOf(ticket: string, projectId: string): Promise<string | null> {
      const [accountId = '', end = '', signature = ''] = ticket.split('.')
      if (!(Number(end) > Date.now())) return null
      const expected = Buffer.from(await signed(projectId, accountId, end))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? accountId : null
    },
  }
}

export type FileTickets = ReturnType<typeof createFileTickets>
