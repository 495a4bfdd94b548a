import { Type, type Static } from 'typebox'
import { LOGOUT_REASONS, type LogoutReason } from '../../src/contract/account/session-watch'
import type { Notices } from '../database/notices'

/** Topics of notices between the processes of one database; the open sockets subscribe to both. */
export const SESSION_ENDED = 'session-ended'
export const ACCOUNT_CHANGED = 'account-changed'

export const EndedSchema = Type.Object({
  accountId: Type.String(),
  /** The one session that has ended; all sessions of the account where it is missing. */
  only: Type.Optional(Type.String()),
  message: Type.Optional(Type.Enum(LOGOUT_REASONS)),
})
export type Ended = Static<typeof EndedSchema>

/** Returns the name of a session in notices. */
export const nameOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64')

export interface SessionNotices {
  /**
   * Notifies the pages of an account's sessions, in every process, that these have ended. The sessions themselves must have been ended
   * before.
   */
  endSession(accountId: string, how: { only?: Uint8Array; message?: LogoutReason }): Promise<void>
  /** Notifies the pages of an account that its role, library, stay or sharing have changed. */
  accountChanged(accountId: string): Promise<void>
}

/**
 * Creates the notices about sessions and accounts. A notice that cannot be sent is reported and fails nothing: a page learns of it with its
 * next call or heartbeat.
 */
export const createSessionNotices = (notices: Notices, report: (error: unknown) => void): SessionNotices => ({
  async endSession(accountId, { only, message }) {
    const ended: Ended = { accountId, ...(only ? { only: nameOf(only) } : {}), ...(message ? { message } : {}) }
    await notices.tell(SESSION_ENDED, JSON.stringify(ended)).catch(report)
  },
  async accountChanged(accountId) {
    await notices.tell(ACCOUNT_CHANGED, accountId).catch(report)
  },
})
