import { inflateSync } from 'node:zlib'

/** The table `cmap` of a TrueType or WOFF 1 file. */
function cmapTable(file: Buffer): Buffer {
  const isWoff = file.toString('latin1', 0, 4) === 'wOFF'
  const tables = file.readUInt16BE(isWoff ? 12 : 4)
  for (let table = 0; table < tables; table += 1) {
    const at = isWoff ? 44 + table * 20 : 12 + table * 16
    if (file.toString('latin1', at, at + 4) !== 'cmap') continue
    if (!isWoff) return file.subarray(file.readUInt32BE(at + 8), file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12))
    const packed = file.subarray(file.readUInt32BE(at + 4), file.readUInt32BE(at + 4) + file.readUInt32BE(at + 8))
    return packed.length < file.readUInt32BE(at + 12) ? inflateSync(packed) : packed
  }
  throw new Error('the font has no cmap')
}

/** All code points of the basic plane that a font file draws (cmap format 4). */
export function drawnCodes(file: Buffer): Set<number> {
  const cmap = cmapTable(file)
  const codes = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const segments = cmap.readUInt16BE(at + 6) / 2
    const field = (part: number, segment: number) => at + 14 + part * segments * 2 + (part > 0 ? 2 : 0) + segment * 2
    for (let segment = 0; segment < segments; segment += 1) {
      const end = cmap.readUInt16BE(field(0, segment))
      const start = cmap.readUInt16BE(field(1, segment))
      const delta = cmap.readInt16BE(field(2, segment))
      const range = cmap.readUInt16BE(field(3, segment))
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph = range === 0 ? code + delta : cmap.readUInt16BE(field(3, segment) + range + (code - start) * 2)
        if ((glyph & 0xffff) !== 0) codes.add(code)
      }
    }
  }
  return codes
}
