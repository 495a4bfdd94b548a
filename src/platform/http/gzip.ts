/** Bodies from this many bytes on travel compressed. */
export const GZIP_FROM_BYTES = 256 * 1024

/** The bytes as one member of a gzip stream. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('gzip')
  const writer = stream.writable.getWriter()
  void writer.write(bytes)
  void writer.close()
  return new Uint8Array(await new Response(stream.readable).arrayBuffer())
}

/** As `gzipped`, of bytes that come piece by piece. */
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

/** What a gzip stream of one or more members holds. */
export async function unzipped(packed: Blob): Promise<Blob> {
  return await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
}
