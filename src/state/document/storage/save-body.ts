import { GZIP_FROM_BYTES, gzippedPieces } from '../../../platform/http/gzip'
import { utf8 } from '../../../platform/http/utf8'

/**
 * A save as it is sent: JSON, gzipped from the size that the specification names. The browser holds its bytes, so that a page which passes it on never copies
 * them.
 */
export interface SaveBody {
  body: Blob
  /** The document is packed in one field, as CAD projects are sent. */
  isField?: boolean
  isGzip: boolean
  /** Length in bytes before compression, where the compressed bytes do not end with it. */
  unpackedLength?: number
}

/** Makes the body of a text that is small, or must not be compressed. */
export function plainBody(text: string): SaveBody {
  return { body: new Blob([utf8(text)]), isGzip: false }
}

/** Makes the body of a text that is never held whole: for a large document it would be tens of megabytes, and as much again in objects and in bytes. */
export async function bodyOfPieces(pieces: Generator<string>): Promise<SaveBody> {
  const first: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  while (length < GZIP_FROM_BYTES) {
    const next = pieces.next()
    if (next.done) return { body: new Blob(first), isGzip: false }
    const bytes = utf8(next.value)
    first.push(bytes)
    length += bytes.length
  }
  return { body: await gzippedPieces(bytesOf(first, pieces)), isGzip: true }
}

function* bytesOf(first: readonly Uint8Array<ArrayBuffer>[], rest: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  yield* first
  for (const piece of rest) yield utf8(piece)
}
