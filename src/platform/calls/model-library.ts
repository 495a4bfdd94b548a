import { slice } from '../../schedule/slice'

/** Base64 letters, whole blocks of the cipher, that are decrypted before the page may do something else. */
const PIECE_LETTERS = 16 * 1024
const BLOCK_BYTES = 16
/** Valid key lengths in bytes: the library accepts keys of any length, and decrypts nonsense with them. */
const KEY_BYTES = new Set([16, 24, 32])
/** Initialisation vector named by the specification; ECB mode ignores it. */
const ZERO_IV = '00'.repeat(BLOCK_BYTES)

/** The file is no model library, was encrypted with another key, or is cut short. */
export class ModelLibraryError extends Error {}

/**
 * Reads an encrypted model library: base64 of AES in ECB mode with zero padding. Anything behind the last closing brace is padding. Throws ModelLibraryError
 * where it cannot be decrypted or parsed.
 */
export async function openModelLibrary(file: string, key: string): Promise<unknown> {
  const text = await decrypted(file.trim(), key)
  const end = text.lastIndexOf('}')
  if (end < 0) throw new ModelLibraryError('The model library cannot be decrypted: the key is another one, or the file is none.')
  try {
    return JSON.parse(text.slice(0, end + 1)) as unknown
  } catch (error) {
    throw new ModelLibraryError(`The model library cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function decrypted(file: string, key: string): Promise<string> {
  const keyBytes = new TextEncoder().encode(key)
  if (!KEY_BYTES.has(keyBytes.length))
    throw new ModelLibraryError(`The model library cannot be decrypted: an AES key has 16, 24 or 32 bytes, not ${keyBytes.length}.`)
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(file))
    throw new ModelLibraryError('The model library cannot be decrypted: the file is no base64.')
  const { default: crypto } = await import('crypto-js')
  const { Base64, Hex } = crypto.enc
  const decryptor = crypto.algo.AES.createDecryptor(crypto.enc.Utf8.parse(key), {
    mode: crypto.mode.ECB,
    padding: crypto.pad.ZeroPadding,
    iv: Hex.parse(ZERO_IV),
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  function* decrypt(): Generator<void, string> {
    let [text, length] = ['', 0]
    for (let from = 0; from < file.length; from += PIECE_LETTERS) {
      const piece = Base64.parse(file.slice(from, from + PIECE_LETTERS))
      length += piece.sigBytes
      text += decoder.decode(bytesOf(decryptor.process(piece)), { stream: true })
      yield
    }
    if (length % BLOCK_BYTES > 0) throw new Error('its length is no number of blocks')
    return text + decoder.decode(bytesOf(decryptor.finalize()))
  }
  try {
    return await slice(decrypt())
  } catch (error) {
    throw new ModelLibraryError(`The model library cannot be decrypted: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Unpacks the library's 32-bit words into bytes, the highest byte first. */
function bytesOf({ words, sigBytes }: { words: number[]; sigBytes: number }): Uint8Array {
  return Uint8Array.from({ length: sigBytes }, (_, place) => (words[place >>> 2] ?? 0) >>> (24 - 8 * (place % 4)))
}
