import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

// RFC 7914: N = 2^15, r = 8, p = 1 takes about 75 ms and 32 MB.
const COST = 'scrypt 32768 8 1'
const MOST_MEMORY_BYTES = 256 * 1024 * 1024
const HASH_BYTES = 32
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 20

export interface PasswordHash {
  salt: Uint8Array
  hash: Uint8Array
  /** How it was made: `scrypt N r p`. */
  cost: string
}

function optionsOf(cost: string): ScryptOptions {
  const [, N = 0, r = 0, p = 0] = cost.split(' ').map(Number)
  return { N, r, p, maxmem: MOST_MEMORY_BYTES }
}

const derive = (password: string, salt: Uint8Array, cost: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, optionsOf(cost), (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Hashes a password with scrypt and a salt of its own. */
export async function hashPassword(password: string, cost = COST): Promise<PasswordHash> {
  const salt = randomBytes(16)
  return { salt, hash: await derive(password, salt, cost), cost }
}

// Stands in for an account that does not exist, so that both cases take the same time.
const NOBODY: PasswordHash = { salt: randomBytes(16), hash: new Uint8Array(HASH_BYTES), cost: COST }

/** Whether the password belongs to the hash; without a hash the answer is no, after the same time. */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  const { salt, hash, cost } = stored ?? NOBODY
  const isEqual = timingSafeEqual(await derive(password, salt, cost), hash)
  return isEqual && stored !== null
}

/** Whether a hash was made with other parameters than new ones are: it is made anew at the next sign-in, when the password is at hand. */
export const isOutdated = (stored: PasswordHash): boolean => stored.cost !== COST

/** A random password of 20 letters and digits that are not mistaken for one another (about 116 bits). */
export const generatePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
