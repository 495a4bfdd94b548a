import { constants, generateKeyPair, privateDecrypt, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { badRequest } from '../refusal'

/** The key pair passwords travel under. It lives as long as the server: callers fetch the public half before each sign-in. */
export interface LoginKeyPair {
  id: string
  /** SPKI in base64. */
  publicKey: string
  /** Plain text of a base64 RSA-OAEP (SHA-256) cipher. Refuses a cipher of another key and whatever is no cipher at all. */
  decrypt(keyId: string, cipher: string): string
}

export async function createLoginKey(): Promise<LoginKeyPair> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const id = randomUUID()
  return {
    id,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    decrypt(keyId, cipher) {
      if (keyId !== id) throw badRequest('The password was encrypted with an older key. Fetch the key again and retry.')
      return open(privateKey, cipher)
    },
  }
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
