import { inTurns } from './in-turns'

/** So many bytes are decrypted before the page may do something else. */
const PIECE_BYTES = 16 * 1024

/** A model library that is no such file, was encrypted with another key, or is cut short. */
export class ModelLibraryError extends Error {}

/**
 * Reads an encrypted model library: base64 of AES in ECB mode with zero padding. What stands behind the last closing brace is padding.
 * Throws ModelLibraryError where it cannot be decrypted or parsed.
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
  const { default: forge } = await import('node-forge')
  function* decrypt(): Generator<void, string> {
    const bytes = forge.util.decode64(file)
    const cipher = forge.cipher.createDecipher('AES-ECB', forge.util.createBuffer(forge.util.encodeUtf8(key)))
    cipher.start({ iv: '' })
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      cipher.update(forge.util.createBuffer(bytes.slice(from, from + PIECE_BYTES)))
      yield
    }
    // Padding is zeros here, which the trimming takes off; the library's types do not know that it can be told so.
    const finish: (unpad: () => boolean) => boolean = cipher.finish.bind(cipher)
    if (!finish(() => true)) throw new Error('its length is no number of blocks')
    return forge.util.decodeUtf8(cipher.output.getBytes())
  }
  try {
    return (await inTurns(decrypt(), new AbortController().signal)) ?? ''
  } catch (error) {
    throw new ModelLibraryError(`The model library cannot be decrypted: ${error instanceof Error ? error.message : String(error)}`)
  }
}
