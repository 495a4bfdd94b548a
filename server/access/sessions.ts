import { createHash, randomBytes } from 'node:crypto'
import type { SessionAnswer } from '../../src/contract/account/account'
import type { LogoutReason } from '../../src/contract/account/session-watch'
import type { Noted } from '../database/within'
import type { SessionNotices } from './session-notices'
import { userInfoOf, type Account } from './account'
import type { SessionRepository } from './session-repository'

const HOUR_MS = 3_600_000
const REFRESH_GRACE_MS = 60_000

/** Returns the hash that stands for a token in the database and between processes. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()

/** An account that has proven its identity. */
export interface Proven {
  account: Account
  /** Hash of the password that was checked; null where it was checked elsewhere, as by the directory. */
  passwordHash: Uint8Array | null
}

/** How long a session is valid, and how long after the sign-in it may be refreshed at most, in hours. */
export interface SessionLife {
  hours: number
  mostHours: number
}

/** Creates the store of sessions: random 32-byte tokens, stored as their SHA-256, with an expiry. `find` returns the account of a token. */
export const createSessions = (
  stored: SessionRepository,
  find: (tokenHash: Uint8Array) => Promise<Account | undefined>,
  { hours, mostHours }: SessionLife,
  notices: Pick<SessionNotices, 'endSession'>,
) => {
  const answerOf = (token: string, expiresAt: Date, account: Account): SessionAnswer => ({
    token,
    ssoSession: token,
    expiresAt: expiresAt.toISOString(),
    userInfo: userInfoOf(account),
  })
  const newToken = () => ({
    token: randomBytes(32).toString('base64url'),
    expiresAt: new Date(Date.now() + Math.min(hours, mostHours) * HOUR_MS),
  })
  const tellEnded = (accountId: string, message: Exclude<LogoutReason, 'elsewhere'>): Promise<void> =>
    notices.endSession(accountId, { message })

  return {
    /**
     * Starts a session for a proven account; returns null where the account was closed or its password changed since then. `endsOthers`
     * ends the account's older sessions and notifies their pages. `noted` writes within the transaction.
     */
    async start(
      { account, passwordHash }: Proven,
      { endsOthers = false, noted }: { endsOthers?: boolean; noted?: Noted } = {},
    ): Promise<SessionAnswer | null> {
      const { token, expiresAt } = newToken()
      const given = [hashOf(token), account.id, expiresAt, passwordHash] as const
      const ended = await stored.add(...given, { endsOthers, ...(noted ? { noted } : {}) })
      if (!ended) return null
      // Sessions are named one by one: one that began at the same moment may have come later, and stays.
      for (const only of ended) await notices.endSession(account.id, { only, message: 'elsewhere' })
      return answerOf(token, expiresAt, account)
    },
    find: (token: string): Promise<Account | undefined> => find(hashOf(token)),
    /** Ends a session with all that were refreshed from it. */
    async end(token: string): Promise<void> {
      const { accountId, ended } = (await stored.end(hashOf(token))) ?? { accountId: '', ended: [] }
      for (const only of ended) await notices.endSession(accountId, { only })
    },
    /** Ends all sessions of an account and sends their pages the reason: a new password, or an administrator who has closed or changed it. */
    async endAll(accountId: string, message: Exclude<LogoutReason, 'elsewhere'> = 'closed'): Promise<void> {
      if (await stored.endAll(accountId)) await tellEnded(accountId, message)
    },
    /** Notifies the pages of ended sessions, each by its name. */
    async tellGone(accountId: string, ended: readonly Uint8Array[], message: Exclude<LogoutReason, 'elsewhere'>): Promise<void> {
      for (const only of ended) await notices.endSession(accountId, { only, message })
    },
    /** Notifies the pages of an account whose sessions were ended in the transaction of another act. */
    tellEnded,
    /**
     * Returns a fresh session for a valid one; null where it was refreshed before, has ended in the meantime, or has reached the greatest
     * age.
     */
    async refresh(token: string, account: Account): Promise<SessionAnswer | null> {
      const fresh = newToken()
      const next = { tokenHash: hashOf(fresh.token), expiresAt: fresh.expiresAt, mostMs: mostHours * HOUR_MS }
      const expiresAt = await stored.refresh(hashOf(token), account.id, next, new Date(Date.now() + REFRESH_GRACE_MS))
      return expiresAt ? answerOf(fresh.token, expiresAt, account) : null
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
