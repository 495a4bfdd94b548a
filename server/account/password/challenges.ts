import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS
const TIME_BYTES = 6
const NONCE_BYTES = 12
const STATED_BYTES = TIME_BYTES + NONCE_BYTES
const SIGNATURE_BYTES = 16

const signed = (secret: Uint8Array, stated: Uint8Array): Buffer =>
  createHmac('sha256', secret).update('sign-in challenge\n').update(stated).digest().subarray(0, SIGNATURE_BYTES)

/**
 * Returns a challenge that is encrypted beside the password: its expiry, a random part, and a signature with a secret that all servers on the
 * database share. Nothing is stored before it is used: requests for challenges fill no table.
 */
export function makeChallenge(secret: Uint8Array): string {
  const stated = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(NONCE_BYTES)])
  stated.writeUIntBE(Date.now() + VALID_MS, 0, TIME_BYTES)
  return Buffer.concat([stated, signed(secret, stated)]).toString('base64url')
}

/** Returns a challenge's hash and expiry; null where it was signed with another secret or has expired. */
export function readChallenge(secret: Uint8Array, challenge: string): { hash: Uint8Array; endsAt: Date } | null {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== STATED_BYTES + SIGNATURE_BYTES) return null
  const stated = bytes.subarray(0, STATED_BYTES)
  if (!timingSafeEqual(signed(secret, stated), bytes.subarray(STATED_BYTES))) return null
  const endsAt = new Date(stated.readUIntBE(0, TIME_BYTES))
  // The bytes are hashed, because one challenge can be spelled in several ways.
  return endsAt.getTime() > Date.now() ? { hash: createHash('sha256').update(bytes).digest(), endsAt } : null
}
