import { Inflate, zipSync } from 'fflate'
import { RoomListError } from './room-table'
import { zipEntries, type ZipEntry } from './zip-entries'

/** The parts of a workbook that hold cells. Drawings, macros, links and all else are not unpacked. */
const PARTS =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedstrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i
const STORED = 0
const DEFLATED = 8
/** Packed bytes that are unpacked before the count is looked at. */
const STEP = 16_384

/**
 * Unpacks the parts of a workbook that hold cells, counting, and returns them as an archive that is not packed: what a reader makes of it afterwards cannot
 * unpack to more than was counted here.
 */
export function guardedWorkbook(bytes: Uint8Array): Uint8Array {
  const parts: Record<string, Uint8Array> = {}
  for (const entry of zipEntries(bytes)) if (PARTS.test(entry.name)) parts[entry.name] = unpacked(bytes, entry)
  const names = Object.keys(parts).map((name) => name.toLowerCase())
  if (!names.includes('[content_types].xml') || !names.includes('xl/workbook.xml')) throw new RoomListError('notReadable')
  return zipSync(parts, { level: 0 })
}

function unpacked(bytes: Uint8Array, { method, start, packedBytes, unpackedBytes }: ZipEntry): Uint8Array {
  const packed = bytes.subarray(start, start + packedBytes)
  const whole = method === STORED ? packed : method === DEFLATED ? inflated(packed, unpackedBytes) : null
  if (whole?.length !== unpackedBytes) throw new RoomListError('notReadable')
  // A workbook declares no entities; in a reader they grow as a bomb does.
  if (declaresEntities(whole)) throw new RoomListError('notReadable')
  return whole
}

/** Inflates in steps and stops where more comes out than the archive declares. */
function inflated(packed: Uint8Array, declaredBytes: number): Uint8Array {
  const whole = new Uint8Array(declaredBytes)
  let length = 0
  const stream = new Inflate((piece) => {
    if (length + piece.length > declaredBytes) throw new RoomListError('unpacksTooLarge')
    whole.set(piece, length)
    length += piece.length
  })
  try {
    for (let at = 0; at < packed.length; at += STEP) stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  } catch (error) {
    throw error instanceof RoomListError ? error : new RoomListError('notReadable')
  }
  return whole.subarray(0, length)
}

const OPEN = 0x3c
const BANG = 0x21
const LOWER = 0x20
const LETTERS_OF_DECLARATIONS = [0x64, 0x65]

/** Tells whether an XML text has a `<!DOCTYPE` or `<!ENTITY`. */
function declaresEntities(xml: Uint8Array): boolean {
  for (let at = xml.indexOf(OPEN); at >= 0; at = xml.indexOf(OPEN, at + 1)) {
    if (xml[at + 1] === BANG && LETTERS_OF_DECLARATIONS.includes((xml[at + 2] ?? 0) | LOWER)) return true
  }
  return false
}
