import { RoomListError } from './room-table'

/** Returns the text of bytes: by their byte-order mark, else as UTF-8, else as Windows-1252, in which older spreadsheets save. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes.subarray(2), 'utf-16be')
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf
  const body = hasMark ? bytes.subarray(3) : bytes
  if (body.includes(0)) throw new RoomListError('notText')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return decode(body, 'windows-1252')
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\u0000')) throw new RoomListError('notText')
  return text
}
