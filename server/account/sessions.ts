import { createHash, randomBytes } from 'node:crypto'
import type { SessionAnswer } from '../../src/contract/account'
import type { LogoutReason } from '../../src/contract/session-watch'
import type { Watchers } from '../sockets/watchers'
import { userInfoOf, type Account } from './account'
import type { SessionRepository } from './session-repository'

const HOUR_MS = 3_600_000
const REFRESH_GRACE_MS = 60_000

/** What a token is known by in the database and between processes. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

/** Signed-in sessions: random 32-byte tokens, stored as their SHA-256, with an end. `find` knows whose a token is. */
export const createSessions = (
  stored: SessionRepository,
  find: (tokenHash: Uint8Array) => Promise<Account | undefined>,
  hours: number,
  watchers: Pick<Watchers, 'endSession'>,
) => {
  const start = async (account: Account, { endsOthers = false } = {}): Promise<SessionAnswer> => {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + hours * HOUR_MS)
    await stored.add(hashOf(token), account.id, expiresAt)
    if (endsOthers) await endOthers(account.id, hashOf(token))
    return { token, ssoSession: token, expiresAt: expiresAt.toISOString(), userInfo: userInfoOf(account) }
  }
  const endOthers = async (accountId: string, except: Uint8Array): Promise<void> => {
    if (await stored.endOthers(accountId, except)) await watchers.endSession(accountId, { except, message: 'elsewhere' })
  }
  return {
    /** `endsOthers`: the account's older sessions end, and their pages are told. */
    start,
    find: (token: string): Promise<Account | undefined> => find(hashOf(token)),
    async end(token: string): Promise<void> {
      const only = hashOf(token)
      const accountId = await stored.end(only)
      if (accountId !== null) await watchers.endSession(accountId, { only })
    },
    /** Ends whatever is open for an account, and tells its pages why: a new password, or an administrator who has closed or changed it. */
    async endAll(accountId: string, message: Exclude<LogoutReason, 'elsewhere'> = 'closed'): Promise<void> {
      if (await stored.endAll(accountId)) await watchers.endSession(accountId, { message })
    },
    async refresh(token: string, account: Account): Promise<SessionAnswer> {
      const fresh = await start(account)
      await stored.shorten(hashOf(token), new Date(Date.now() + REFRESH_GRACE_MS))
      return fresh
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
