import { gzip, ungzip } from 'pako'
import { utf8 } from './utf8'

/** A multiple of three, so that the base64 of pieces of this length can be concatenated. */
const PIECE_BYTES = 24_576

/** The field holds no base64 of a gzip, or the gzip is cut short or holds no UTF-8. */
export class FieldBodyError extends Error {}

/** Packs a JSON text for one field of a body: base64 of its gzip. For workers, as a large project takes a second. */
export function packField(text: string): string {
  const packed = gzip(utf8(text))
  const pieces: string[] = []
  for (let from = 0; from < packed.length; from += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...packed.subarray(from, from + PIECE_BYTES))))
  }
  return pieces.join('')
}

/** Unpacks the JSON text of a packed field. For workers. Throws FieldBodyError where the field holds none. */
export function unpackField(field: string): string {
  try {
    const packed = Uint8Array.from(atob(field), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(ungzip(packed))
  } catch (error) {
    throw new FieldBodyError(`The packed body cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
