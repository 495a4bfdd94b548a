import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { namedKey, type SealingKeyRepository } from './sealing-key-repository'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts secrets for the database (AES-256-GCM) with a key that all servers on it share. `about` binds a secret to its account: moved to
 * another account it cannot be decrypted.
 */
export const createSealing = (stored: SealingKeyRepository, name: string) => {
  const key = namedKey(stored, name)

  return {
    async seal(plain: Uint8Array, about: string): Promise<Uint8Array> {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, await key(), iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },

    async open(sealed: Uint8Array, about: string): Promise<Uint8Array> {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv(ALGORITHM, await key(), bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}

export type Sealing = ReturnType<typeof createSealing>
