import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  randomUUID,
  type KeyObject,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { CODE } from '../../../src/contract/envelope'
import { badRequest, Refusal } from '../../refusal'
import type { LoginKeyRepository, StoredLoginKey } from './login-key-repository'

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
function makeChallenge(secret: Uint8Array): string {
  const stated = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(NONCE_BYTES)])
  stated.writeUIntBE(Date.now() + VALID_MS, 0, TIME_BYTES)
  return Buffer.concat([stated, signed(secret, stated)]).toString('base64url')
}

/** Returns a challenge's hash and expiry; null where it was signed with another secret or has expired. */
function readChallenge(secret: Uint8Array, challenge: string): { hash: Uint8Array; endsAt: Date } | null {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== STATED_BYTES + SIGNATURE_BYTES) return null
  const stated = bytes.subarray(0, STATED_BYTES)
  if (!timingSafeEqual(signed(secret, stated), bytes.subarray(STATED_BYTES))) return null
  const endsAt = new Date(stated.readUIntBE(0, TIME_BYTES))
  // The bytes are hashed, because one challenge can be spelled in several ways.
  return endsAt.getTime() > Date.now() ? { hash: createHash('sha256').update(bytes).digest(), endsAt } : null
}

const HOUR_MS = 3_600_000
const FRESH_MS = 24 * HOUR_MS
/** A page that fetched the key just before its successor was made may still send a password. */
const KEPT_MS = FRESH_MS + HOUR_MS

interface LoginKeyPair {
  id: string
  /** SPKI in base64. */
  publicKey: string
  privateKey: KeyObject
  createdAt: Date
}

/**
 * Creates the key pairs that passwords are encrypted with: a new one each day, kept in the database, so that every server on it can decrypt
 * them. Each cipher carries a challenge, signed with a key of its own, that is accepted once by one of the servers.
 */
export function createLoginKeys(stored: LoginKeyRepository, challengeKey: () => Promise<Uint8Array>) {
  const known = new Map<string, LoginKeyPair>()
  let current: LoginKeyPair | null = null

  const learn = (row: StoredLoginKey): LoginKeyPair => {
    const pair = readPair(row)
    known.set(pair.id, pair)
    return pair
  }
  const isFresh = (pair: LoginKeyPair): boolean => pair.createdAt.getTime() > Date.now() - FRESH_MS
  const isKept = (pair: LoginKeyPair): boolean => pair.createdAt.getTime() > Date.now() - KEPT_MS

  const pairOf = async (keyId: string): Promise<LoginKeyPair> => {
    let pair = known.get(keyId)
    if (!pair) {
      const row = await stored.byId(keyId)
      pair = row && learn(row)
    }
    if (!pair || !isKept(pair)) throw badRequest('The password was encrypted with an older key. Fetch the key again and retry.')
    return pair
  }

  /**
   * Decrypts the passwords of one call, which carry the same challenge. Refuses a cipher of another key, one without a challenge of these
   * servers, and one whose challenge is used or expired. `fields` are the names for the refusal.
   */
  const openAll = async (keyId: string, ciphers: readonly string[], fields: readonly string[] = ['password']): Promise<string[]> => {
    const pair = await pairOf(keyId)
    const opened = ciphers.map((cipher, index) => split(open(pair.privateKey, cipher, fields[index] ?? 'password')))
    const [first] = opened
    const challenge = first === undefined ? null : readChallenge(await challengeKey(), first.challenge)
    if (!challenge || opened.some((one) => one.challenge !== first?.challenge)) throw badChallenge()
    if (!(await stored.useChallenge(challenge.hash, challenge.endsAt))) throw badChallenge()
    return opened.map(({ password }) => password)
  }

  return {
    /** Returns the pair to encrypt passwords with now. */
    async current(): Promise<LoginKeyPair> {
      if (current && isFresh(current)) return current
      const offered = await generatePair()
      current = learn(await stored.newestOr(offered, new Date(Date.now() - FRESH_MS)))
      await stored.forgetBefore(new Date(Date.now() - KEPT_MS))
      for (const pair of known.values()) if (!isKept(pair)) known.delete(pair.id)
      return current
    },

    /** Returns a challenge for one call, to be encrypted with a pair. */
    challenge: async (): Promise<string> => makeChallenge(await challengeKey()),

    /** Decrypts the password in a base64 RSA-OAEP (SHA-256) cipher. */
    async open(keyId: string, cipher: string): Promise<string> {
      const [password = ''] = await openAll(keyId, [cipher])
      return password
    },

    openAll,
  }
}

export type LoginKeys = ReturnType<typeof createLoginKeys>

async function generatePair(): Promise<Pick<StoredLoginKey, 'id' | 'privateKey'>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
  return { id: randomUUID(), privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

function readPair({ id, privateKey: pem, createdAt }: StoredLoginKey): LoginKeyPair {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return { id, publicKey, privateKey, createdAt }
}

function open(key: KeyObject, cipher: string, field: string): string {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(cipher, 'base64')).toString(
      'utf8',
    )
  } catch {
    throw badRequest(
      `body $.${field}: expected the password encrypted with the key of this server (RSA-OAEP, SHA-256, base64), not a plain one`,
    )
  }
}

/** Separates the challenge, which contains no line feed, from the password, which may. */
function split(text: string): { challenge: string; password: string } {
  const end = text.indexOf('\n')
  return end < 0 ? { challenge: '', password: '' } : { challenge: text.slice(0, end), password: text.slice(end + 1) }
}

const badChallenge = (): Refusal =>
  new Refusal(
    CODE.challengeSpent,
    'The encrypted password carries no challenge of this server, or one that was used or is too old. Fetch the key and its challenge again and retry.',
  )
