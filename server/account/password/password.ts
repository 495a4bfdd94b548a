import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import type { PasswordHash } from '../../access/account-repository'
import { RECOMMENDED_COST } from '../../config'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'

/** Each hash takes 128 MB and one of the four threads that also read files and resolve addresses. */
const AT_ONCE = 2
/** At most this many hashes wait; the last of them waits about half a minute. */
const MOST_WAITING = 120

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a hash once one of the running ones has ended: a flood of sign-ins takes neither all memory nor all threads. Refuses where too many
 * wait already.
 */
export async function takeHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw tooMany()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The slot is handed on directly, so that no newcomer takes it in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const tooMany = (): Refusal =>
  new Refusal(CODE.busy, 'Very many are signing in at this moment. Try again in half a minute.', { seconds: 30 }, 503)

const MOST_MEMORY_BYTES = 1024 * 1024 * 1024
const HASH_BYTES = 32
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 20

/** Hashes and checks passwords at the configured cost. */
export interface Hashing {
  hash: (password: string) => Promise<PasswordHash>
  /** Returns whether the password belongs to the hash; without a hash the answer is false, after the same time. */
  verify: (password: string, stored: PasswordHash | null) => Promise<boolean>
  /** Returns whether a hash costs less than new ones do: it is renewed at the next sign-in, when the password is at hand. */
  isOutdated: (stored: PasswordHash) => boolean
}

const costOf = (logN: number): string => `scrypt ${2 ** logN} 8 1`

const numbersOf = (cost: string): { N: number; r: number; p: number } => {
  const [, N = 0, r = 0, p = 0] = cost.split(' ').map(Number)
  return { N, r, p }
}

const workOf = (cost: string): number => {
  const { N, r, p } = numbersOf(cost)
  return N * r * p
}

const optionsOf = (cost: string): ScryptOptions => ({ ...numbersOf(cost), maxmem: MOST_MEMORY_BYTES })

const derive = (password: string, salt: Uint8Array, cost: string): Promise<Buffer> =>
  takeHashTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, HASH_BYTES, optionsOf(cost), (error, hash) => (error ? reject(error) : resolve(hash)))
      }),
  )

/** Creates the hashing: scrypt, off the main thread, with a salt for each password. */
export function createHashing(logN = RECOMMENDED_COST): Hashing {
  const cost = costOf(logN)
  // Stands in for a missing account, so that both cases take the same time.
  const nobody: PasswordHash = { salt: randomBytes(16), hash: new Uint8Array(HASH_BYTES), cost }

  /** Takes the time by which a hash of today exceeds an older one: a failure does not show that the account has an old hash. */
  const fillUp = async (password: string, salt: Uint8Array, from: string): Promise<void> => {
    const { r, p } = numbersOf(from)
    for (let { N } = numbersOf(from); N * r * p < workOf(cost); N *= 2) await derive(password, salt, `scrypt ${N} ${r} ${p}`)
  }

  return {
    async hash(password) {
      const salt = randomBytes(16)
      return { salt, hash: await derive(password, salt, cost), cost }
    },
    async verify(password, stored) {
      const { salt, hash, cost: made } = stored ?? nobody
      const isEqual = timingSafeEqual(await derive(password, salt, made), hash) && stored !== null
      if (!isEqual) await fillUp(password, salt, made)
      return isEqual
    },
    isOutdated: (stored) => workOf(stored.cost) < workOf(cost),
  }
}

/** Returns a random password of 20 letters and digits that are not mistaken for one another (about 116 bits). */
export const generatePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
