/** Bodies from this many bytes on are sent compressed. */
export const GZIP_FROM_BYTES = 256 * 1024

/** Compresses bytes into one member of a gzip stream. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('gzip')
  const writer = stream.writable.getWriter()
  void writer.write(bytes)
  void writer.close()
  return new Uint8Array(await new Response(stream.readable).arrayBuffer())
}

/** Compresses bytes that come in pieces, as `gzipped` does. */
export async function gzippedPieces(pieces: Iterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const stream = new CompressionStream('gzip')
  const writer = stream.writable.getWriter()
  const packed = new Response(stream.readable).blob()
  try {
    for (const piece of pieces) await writer.write(piece)
    await writer.close()
  } catch (error) {
    packed.catch(() => undefined)
    await writer.abort(error)
    throw error
  }
  return packed
}

/** Decompresses a gzip stream of one or more members. */
export async function unzipped(packed: Blob): Promise<Blob> {
  return await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
}
