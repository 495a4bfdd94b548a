import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { FACTOR_CODE } from '../../../src/contract/account/sign-in-constants'

const SECRET_BYTES = 20
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const codes = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: 'Branchline',
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: FACTOR_CODE.digits,
    period: FACTOR_CODE.seconds,
  })

/** Returns a new secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes

/** Returns what an authenticator app needs: the secret as text, and the address in the QR code. */
export function enrolmentOf(secret: Uint8Array, login: string): { secret: string; uri: string } {
  const made = codes(secret, login)
  return { secret: made.secret.base32, uri: made.toString() }
}

/** Returns the time step that a code belongs to, of the moment's own and its two neighbours; null where it belongs to none (RFC 6238). */
export function stepOf(secret: Uint8Array, code: string, moment: Date): number | null {
  const made = codes(secret)
  const delta = made.validate({ token: code, timestamp: moment.getTime(), window: 1 })
  return delta === null ? null : made.counter({ timestamp: moment.getTime() }) + delta
}

/** Returns a recovery code, such as `k7mpd-x2rqa`: about 49 bits. */
export function newRecoveryCode(): string {
  const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${half()}-${half()}`
}

/** Returns the stored hash of a recovery code, which is the same for every spelling. */
export const recoveryHash = (accountId: string, code: string): Uint8Array =>
  createHash('sha256')
    .update(`${accountId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)
    .digest()
