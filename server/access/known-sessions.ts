import type { SessionRepository } from './session-repository'
import type { Account } from './account'

const MOST = 10_000

interface Known {
  account: Account
  /** Count of the writes when it was read. */
  written: number
  endsAt: number
}

/**
 * Finds the account of a session, and remembers it for as long as nothing has been written to sessions or accounts: a sign-out, a role or a
 * closed account counts with the next call. `written` counts those writes; without it others write too, and every call asks.
 */
export function knownSessions(
  stored: Pick<SessionRepository, 'find'>,
  written: (() => number) | null,
): (tokenHash: Uint8Array) => Promise<Account | undefined> {
  const known = new Map<string, Known>()
  return async (tokenHash) => {
    if (!written) return (await stored.find(tokenHash))?.account
    const name = Buffer.from(tokenHash).toString('latin1')
    const before = written()
    const kept = known.get(name)
    if (kept && kept.written === before && kept.endsAt > Date.now()) return kept.account
    known.delete(name)
    const found = await stored.find(tokenHash)
    // Something was written while the database was asked: the answer may be from before.
    if (!found || written() !== before) return found?.account
    if (known.size >= MOST) known.clear()
    known.set(name, { account: found.account, written: before, endsAt: found.endsAt.getTime() })
    return found.account
  }
}
