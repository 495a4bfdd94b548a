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
