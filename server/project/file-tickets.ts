import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LoginKeyRepository } from '../account/password/login-key-repository'
import { createLoginKeys } from '../account/password/login-key'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS

/**
 * Tickets for project files: who may have which file until when, signed with the key that all servers of a database share. The browser's own
 * download carries no token, and an address with a session's token in it would stand in logs.
 */
export function createFileTickets(stored: LoginKeyRepository) {
  const keys = createLoginKeys(stored)
  const signed = (secret: string, ...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(['project-file', ...parts].join('\n'))
      .digest('base64url')

  return {
    async issue(accountId: string, projectId: string): Promise<string> {
      const { id } = await keys.current()
      const secret = (await stored.byId(id))?.privateKey ?? ''
      const end = String(Date.now() + VALID_MS)
      return [id, accountId, end, signed(secret, projectId, accountId, end)].join('.')
    },

    /** The account a ticket was issued to; null for a ticket that is over, of another project, or none. */
    async holderOf(ticket: string, projectId: string): Promise<string | null> {
      const [id = '', accountId = '', end = '', signature = ''] = ticket.split('.')
      if (!(Number(end) > Date.now())) return null
      const secret = (await stored.byId(id))?.privateKey
      if (secret === undefined) return null
      const expected = Buffer.from(signed(secret, projectId, accountId, end))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? accountId : null
    },
  }
}

export type FileTickets = ReturnType<typeof createFileTickets>
