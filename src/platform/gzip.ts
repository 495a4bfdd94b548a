/** Bodies from this many bytes on travel compressed. */
export const GZIP_FROM_BYTES = 256 * 1024

export async function gzip(text: string): Promise<Blob> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
}
