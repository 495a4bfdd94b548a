import { RoomListError } from './room-table'

/** One file of an archive, as its central directory names it. */
export interface ZipEntry {
  name: string
  method: number
  packedBytes: number
  unpackedBytes: number
  /** Offset of the packed bytes. */
  start: number
}

const MOST_ENTRIES = 2_000
const MOST_UNPACKED = 120_000_000
/** Unpacked ÷ packed beyond which an entry above the size is taken for a bomb. */
const MOST_RATIO = 200
const RATIO_FROM = 1_000_000
const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const MOST_COMMENT = 65_535
const ENCRYPTED = 1

/**
 * Reads the directory of an archive and refuses one that is made to harm: too many or overlapping entries, names that lead out of it, encryption, sizes
 * that no list of rooms needs.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MOST_ENTRIES) throw new RoomListError('unpacksTooLarge')
  const entries: ZipEntry[] = []
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_MARK) throw new RoomListError('notReadable')
    const nameBytes = view.getUint16(at + 28, true)
    entries.push(entryAt(view, at, new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))))
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  checkEntries(entries)
  return entries
}

function endRecord(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at--) if (view.getUint32(at, true) === END_MARK) return at
  throw new RoomListError('notReadable')
}

function entryAt(view: DataView, at: number, name: string): ZipEntry {
  const local = view.getUint32(at + 42, true)
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new RoomListError('oldWorkbook')
  if (local + LOCAL_BYTES > at || view.getUint32(local, true) !== LOCAL_MARK) throw new RoomListError('notReadable')
  return {
    name,
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    start: local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
  }
}

function checkEntries(entries: readonly ZipEntry[]): void {
  let unpacked = 0
  let taken = 0
  const names = new Set<string>()
  for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
    unpacked += entry.unpackedBytes
    const isDense = entry.unpackedBytes > RATIO_FROM && entry.unpackedBytes > MOST_RATIO * entry.packedBytes
    if (unpacked > MOST_UNPACKED || isDense || entry.start < taken) throw new RoomListError('unpacksTooLarge')
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(entry.name) || names.has(entry.name)) throw new RoomListError('notReadable')
    names.add(entry.name)
    taken = entry.start + entry.packedBytes
  }
}
