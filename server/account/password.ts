import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

// RFC 7914: N = 2^15, r = 8, p = 1 takes about 75 ms and 32 MB.
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const HASH_BYTES = 32
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 20

export interface PasswordHash {
  salt: Uint8Array
  hash: Uint8Array
}

const derive = (password: string, salt: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Hashes a password with scrypt and a salt of its own. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16)
  return { salt, hash: await derive(password, salt) }
}

// Stands in for an account that does not exist, so that both cases take the same time.
const NOBODY: PasswordHash = { salt: randomBytes(16), hash: new Uint8Array(HASH_BYTES) }

/** Whether the password belongs to the hash; without a hash the answer is no, after the same time. */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  const { salt, hash } = stored ?? NOBODY
  const isEqual = timingSafeEqual(await derive(password, salt), hash)
  return isEqual && stored !== null
}

/** A random password of 20 letters and digits that are not mistaken for one another (about 116 bits). */
export const generatePassword = (): string => Array.from({ length: GENERATED_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
