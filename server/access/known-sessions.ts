import type { SessionRepository } from './session-repository'
import type { Account } from './account'

const MOST = 10_000

interface Known {
  account: Account
  /** Number of writes when the account was read. */
  written: number
  endsAt: number
}

/**
 * Returns a function that finds the account of a session and caches it until sessions or accounts are written to: a sign-out, a new role or
 * a closed account counts with the next call. `written` counts those writes; without it other processes write too, and every call queries.
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
    // A write during the query may have made its answer outdated.
    if (!found || written() !== before) return found?.account
    if (known.size >= MOST) known.clear()
    known.set(name, { account: found.account, written: before, endsAt: found.endsAt.getTime() })
    return found.account
  }
}
