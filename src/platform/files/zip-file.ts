import { zipSync, type Zippable } from 'fflate'

/** The earliest date of the ZIP format, so that the same files give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1)

/**
 * Packs files into one ZIP file, stored without compression: pictures are compressed already.
 * @throws Error for two files of one name, of which the archive could hold only one
 */
export async function zipFile(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const entries = new Map<string, Uint8Array>()
  for (const { name, content } of files) {
    if (entries.has(name)) throw new Error(`Two files are named ${name}. Give each file in an archive a name of its own.`)
    entries.set(name, new Uint8Array(await content.arrayBuffer()))
  }
  const packed = zipSync(Object.fromEntries(entries) satisfies Zippable, { level: 0, mtime: FIRST_DAY })
  return new Blob([packed], { type: 'application/zip' })
}
