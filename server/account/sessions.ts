import { createHash, randomBytes } from 'node:crypto'
import { SHARE_ROLE, type SessionAnswer, type UserInfo } from '../../src/contract/account'
import type { Watchers } from '../sockets/watchers'
import type { Account, AccountRepository } from './repository'

const HOUR_MS = 3_600_000
const REFRESH_GRACE_MS = 60_000

/** What a token is known by in the database and between processes. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

export const userInfoOf = (account: Account): UserInfo => ({
  userId: account.id,
  userName: account.name,
  email: account.email,
  shareRole: SHARE_ROLE[account.role],
  libCode: account.library,
  brand: account.brand,
  slno: '',
  guestStatus: 1,
  userType: account.kind,
})

/** Signed-in sessions: random 32-byte tokens, stored as their SHA-256, with an end. */
export const createSessions = (accounts: AccountRepository, hours: number, watchers: Pick<Watchers, 'endSession'>) => {
  const start = async (account: Account, { endsOthers = false } = {}): Promise<SessionAnswer> => {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + hours * HOUR_MS)
    await accounts.addSession(hashOf(token), account.id, expiresAt)
    if (endsOthers) await endOthers(account.id, hashOf(token))
    return { token, ssoSession: token, expiresAt: expiresAt.toISOString(), userInfo: userInfoOf(account) }
  }
  const endOthers = async (accountId: string, except: Uint8Array): Promise<void> => {
    if (await accounts.endOtherSessions(accountId, except)) await watchers.endSession(accountId, { except, message: 'elsewhere' })
  }
  return {
    /** `endsOthers`: the account's older sessions end, and their pages are told. */
    start,
    find: (token: string): Promise<Account | undefined> => accounts.bySession(hashOf(token)),
    async end(token: string): Promise<void> {
      const only = hashOf(token)
      const accountId = await accounts.endSession(only)
      if (accountId !== null) await watchers.endSession(accountId, { only })
    },
    async refresh(token: string, account: Account): Promise<SessionAnswer> {
      const fresh = await start(account)
      await accounts.shortenSession(hashOf(token), new Date(Date.now() + REFRESH_GRACE_MS))
      return fresh
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
