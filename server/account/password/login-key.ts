import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { badRequest } from '../../refusal'
import type { LoginKeyRepository, StoredLoginKey } from './login-key-repository'

const HOUR_MS = 3_600_000
const FRESH_MS = 24 * HOUR_MS
/** A page that fetched the key just before its successor came may still send a password. */
const KEPT_MS = FRESH_MS + HOUR_MS

interface LoginKeyPair {
  id: string
  /** SPKI in base64. */
  publicKey: string
  privateKey: KeyObject
  createdAt: Date
}

/**
 * The key pairs passwords travel under: a new one each day, kept in the database, so that every server on it opens what was sealed with the
 * key of another.
 */
export function createLoginKeys(stored: LoginKeyRepository) {
  const known = new Map<string, LoginKeyPair>()
  let current: LoginKeyPair | null = null

  const learn = (row: StoredLoginKey): LoginKeyPair => {
    const pair = readPair(row)
    known.set(pair.id, pair)
    return pair
  }
  const isFresh = (pair: LoginKeyPair): boolean => pair.createdAt.getTime() > Date.now() - FRESH_MS
  const isKept = (pair: LoginKeyPair): boolean => pair.createdAt.getTime() > Date.now() - KEPT_MS

  return {
    /** The pair to seal passwords with now. */
    async current(): Promise<LoginKeyPair> {
      if (current && isFresh(current)) return current
      const offered = await generatePair()
      current = learn(await stored.newestOr(offered, new Date(Date.now() - FRESH_MS)))
      await stored.forgetBefore(new Date(Date.now() - KEPT_MS))
      for (const pair of known.values()) if (!isKept(pair)) known.delete(pair.id)
      return current
    },

    /** Plain text of a base64 RSA-OAEP (SHA-256) cipher. Refuses a cipher of another key and whatever is no cipher at all. */
    async open(keyId: string, cipher: string): Promise<string> {
      let pair = known.get(keyId)
      if (!pair) {
        const row = await stored.byId(keyId)
        pair = row && learn(row)
      }
      if (!pair || !isKept(pair)) throw badRequest('The password was encrypted with an older key. Fetch the key again and retry.')
      return open(pair.privateKey, cipher)
    },
  }
}

export type LoginKeys = ReturnType<typeof createLoginKeys>

async function generatePair(): Promise<Pick<StoredLoginKey, 'id' | 'privateKey'>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { id: randomUUID(), privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

function readPair({ id, privateKey: pem, createdAt }: StoredLoginKey): LoginKeyPair {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return { id, publicKey, privateKey, createdAt }
}

function open(key: KeyObject, cipher: string): string {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(cipher, 'base64')).toString(
      'utf8',
    )
  } catch {
    throw badRequest(
      'body $.password: expected the password encrypted with the key of this server (RSA-OAEP, SHA-256, base64), not a plain one',
    )
  }
}
