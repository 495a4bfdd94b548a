import { createCipheriv, createHash } from 'node:crypto'
import { CALLS } from '../../src/contract/calls'
import type { Pack } from '../../src/contract/pack'

const BLOCK_BYTES = 16
const CIPHERS: Record<number, string> = { 16: 'aes-128-ecb', 24: 'aes-192-ecb', 32: 'aes-256-ecb' }

/** A model library as the server hands it out, with its path. */
export interface ModelLibraryFile {
  /** Path of the file; its address adds the version as `t`. */
  path: string
  address: string
  body: string
}

/** Encrypts a rule pack as a model-library file: AES in ECB mode, zero padding, base64. Throws a RangeError for a key of no AES length. */
export function modelLibraryFile(pack: Pack, key: string): ModelLibraryFile {
  const json = Buffer.from(JSON.stringify(pack))
  const path = CALLS.storage.modelLibraryFile.path
  const version = createHash('sha256').update(json).digest('hex').slice(0, 16)
  return { path, address: `${path}?t=${version}`, body: encrypted(json, key) }
}

function encrypted(json: Buffer, key: string): string {
  const bytes = Buffer.from(key)
  const name = CIPHERS[bytes.length]
  if (name === undefined) throw new RangeError(`an AES key has 16, 24 or 32 bytes, not ${bytes.length}`)
  const cipher = createCipheriv(name, bytes, null).setAutoPadding(false)
  const padded = Buffer.concat([json, Buffer.alloc((BLOCK_BYTES - (json.length % BLOCK_BYTES)) % BLOCK_BYTES)])
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}
