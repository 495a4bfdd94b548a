import { createHmac, timingSafeEqual } from 'node:crypto'
import { namedKey, type SealingKeyRepository } from '../../account/factor/sealing-key-repository'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS

/**
 * Creates tickets for project files: an account, a file and an expiry, signed with a key that serves nothing else and that all servers of a
 * database share. The browser's own download carries no token, and an address with a session's token in it would end up in logs.
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

    /** Returns the account a ticket was issued to; null for an expired or invalid one, or one of another project. */
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
