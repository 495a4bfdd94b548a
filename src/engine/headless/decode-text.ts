import { FileError } from './failure'

/**
 * Text of a file's bytes; a byte-order mark stays.
 * @throws FileError where they are no UTF-8 text
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileError(file, 'UTF-8 text')
  }
}
