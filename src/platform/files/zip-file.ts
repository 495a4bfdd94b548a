import { Zip, ZipPassThrough } from 'fflate'
import { nextSlice } from '../../schedule/next-slice'

/** The earliest date of the ZIP format, so that the same files give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1)
/** A part of a file that is summed up within a few milliseconds. */
const PIECE_BYTES = 1_000_000

/**
 * Packs files into one ZIP file, stored without compression: pictures and PDFs are compressed already. Works in slices.
 * @throws Error for two files of one name, of which the archive could hold only one
 */
export async function zipFile(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const names = new Set<string>()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(new Uint8Array(piece))
  })
  for (const { name, content } of files) {
    if (names.has(name)) throw new Error(`Two files are named ${name}. Give each file in an archive a name of its own.`)
    names.add(name)
    const entry = new ZipPassThrough(name)
    entry.mtime = FIRST_DAY
    zip.add(entry)
    for (let from = 0; from < content.size; from += PIECE_BYTES) {
      entry.push(new Uint8Array(await content.slice(from, from + PIECE_BYTES).arrayBuffer()))
      await nextSlice()
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  return new Blob(pieces, { type: 'application/zip' })
}
