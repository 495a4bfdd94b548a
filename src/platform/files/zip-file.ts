const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day that a ZIP file can name: the same files give the same bytes. */
const FIRST_DAY = 0x21
const CRC_POLYNOMIAL = 0xedb88320

/** Files in one ZIP file, stored without compression, for what is compressed already. PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16. */
export async function zipFile(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directorySize = 0
  for (const { name, content } of files) {
    const bytes = new Uint8Array(await content.arrayBuffer())
    const nameBytes = new TextEncoder().encode(name)
    const common = fields([2, VERSION], [2, UTF8_NAMES], [2, 0], [2, 0], [2, FIRST_DAY], [4, crc32(bytes)])
    const sizes = fields([4, bytes.length], [4, bytes.length], [2, nameBytes.length], [2, 0])
    const local = [fields([4, LOCAL_HEADER]), common, sizes, nameBytes]
    const central = [
      fields([4, CENTRAL_HEADER], [2, VERSION]),
      common,
      sizes,
      fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      nameBytes,
    ]
    parts.push(...local, bytes)
    directory.push(...central)
    offset += length(local) + bytes.length
    directorySize += length(central)
  }
  const count = files.length
  const end = fields([4, END_OF_CENTRAL], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

/** Little-endian numbers of two or four bytes. */
function fields(...values: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

function length(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ CRC_POLYNOMIAL : value >>> 1
  return value
})

/** Cyclic redundancy check of ISO 3309. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}
