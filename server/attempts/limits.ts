import { createHash } from 'node:crypto'
import { CODE } from '../../src/contract/envelope'
import { Refusal } from '../refusal'
import type { AttemptRepository } from './repository'

/**
 * Returns a name in the spelling that is counted: in one case and one width of letters, with single spaces and without invisible characters.
 * Directories and mail systems accept many spellings of one name, and each would have attempts of its own.
 */
export const oneSpelling = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const MINUTE_MS = 60_000

interface Limit {
  max: number
  windowMs: number
}

/**
 * Limits of attempts. They slow guessing from one address on one account, from one address on many, and from many on one; the last is so
 * high that others cannot easily lock an owner out.
 */
const LIMITS = {
  /** Applies to a browser that has signed in to the account before, whatever is tried elsewhere. */
  signInByDevice: { max: 10, windowMs: MINUTE_MS },
  signInByAccount: { max: 10, windowMs: MINUTE_MS },
  signInAnywhere: { max: 100, windowMs: 10 * MINUTE_MS },
  signInByAddress: { max: 100, windowMs: MINUTE_MS },
  factorByAccount: { max: 10, windowMs: 30 * MINUTE_MS },
  factorByDevice: { max: 10, windowMs: 30 * MINUTE_MS },
  passwordByAccount: { max: 10, windowMs: 10 * MINUTE_MS },
  codeByMailbox: { max: 3, windowMs: 10 * MINUTE_MS },
  codeByAddress: { max: 30, windowMs: 10 * MINUTE_MS },
  proofByMailbox: { max: 10, windowMs: 10 * MINUTE_MS },
  proofByAddress: { max: 60, windowMs: 10 * MINUTE_MS },
  linkByAccount: { max: 30, windowMs: MINUTE_MS },
  linkByAddress: { max: 120, windowMs: MINUTE_MS },
  peopleByAccount: { max: 120, windowMs: MINUTE_MS },
  lookUpByAccount: { max: 30, windowMs: MINUTE_MS },
  shareByAccount: { max: 300, windowMs: 60 * MINUTE_MS },
  reminderOfGuest: { max: 3, windowMs: 24 * 60 * MINUTE_MS },
  feedbackByAccount: { max: 30, windowMs: 60 * MINUTE_MS },
  pictureByAccount: { max: 60, windowMs: 10 * MINUTE_MS },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * Creates the check that refuses too frequent attempts with HTTP 429. Subjects (accounts, mailboxes, networks) are stored as SHA-256 only;
 * all given subjects are counted, and the first above its limit refuses.
 */
export const createLimits =
  (attempts: AttemptRepository) =>
  async (tries: Partial<Record<LimitName, string | readonly string[]>>): Promise<void> => {
    for (const [name, subjects] of Object.entries(tries) as [LimitName, string | readonly string[]][]) {
      const { max, windowMs } = LIMITS[name]
      for (const subject of [subjects].flat()) {
        const key = createHash('sha256')
          .update(`${name} ${oneSpelling(subject)}`)
          .digest()
        const { count, endsAt } = await attempts.count(key, windowMs)
        if (count > max) throw tooMany(endsAt)
      }
    }
  }

export type Limits = ReturnType<typeof createLimits>

function tooMany(endsAt: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1_000))
  return new Refusal(CODE.tooManyRequests, `Too many attempts. Try again in ${seconds} seconds.`, { seconds }, 429)
}
