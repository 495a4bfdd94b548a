import { COLON, COMMA, LIST, OBJECT, QUOTE, skipSpace, skipString, skipValue } from './json-bytes'

/** Some systems of a saved project: the bytes from the first to the last, commas between them as they stood. */
export interface SystemsPart {
  /** Place of the first system in the project's list. */
  first: number
  bytes: Uint8Array
}

export interface SplitProject {
  /** JSON text of the project with an empty list of systems. */
  head: string
  parts: Iterable<SystemsPart>
}

/** Stands in the list's place while it is made sure that the list found is the one that JSON would keep. */
const MARK = '@systems'

/**
 * Parts of a large saved project that can be parsed each on its own, about `partBytes` long; null where the text has no list of systems that could
 * be taken apart (it may still be a project). The parts may hold anything: a fault in one shows when it is parsed.
 */
export function splitProject(bytes: Uint8Array, partBytes: number): SplitProject | null {
  const start = valueOf(bytes, valueOf(bytes, byteOrderMark(bytes), 'selection'), 'oduList')
  if (start < 0 || bytes[start] !== LIST) return null
  const end = skipValue(bytes, start)
  const head = headText(bytes, start + 1, end - 1)
  return head === null ? null : { head, parts: partsOf(bytes.subarray(0, end - 1), start + 1, partBytes) }
}

function byteOrderMark(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

/** Where the value of a name begins in the object at `at`, -1 where there is none. */
function valueOf(bytes: Uint8Array, at: number, name: string): number {
  if (at < 0) return -1
  const start = skipSpace(bytes, at)
  if (bytes[start] !== OBJECT) return -1
  let place = skipSpace(bytes, start + 1)
  while (bytes[place] === QUOTE) {
    const end = skipString(bytes, place)
    const colon = skipSpace(bytes, end)
    if (bytes[colon] !== COLON) return -1
    const value = skipSpace(bytes, colon + 1)
    if (isName(bytes, place, end, name)) return value
    const comma = skipSpace(bytes, skipValue(bytes, value))
    if (bytes[comma] !== COMMA) return -1
    place = skipSpace(bytes, comma + 1)
  }
  return -1
}

/** A name spelt with escapes is not recognised, and the project is then read whole. */
function isName(bytes: Uint8Array, quote: number, end: number, name: string): boolean {
  if (end - quote !== name.length + 2) return false
  for (let letter = 0; letter < name.length; letter++) if (bytes[quote + 1 + letter] !== name.charCodeAt(letter)) return false
  return true
}

function headText(bytes: Uint8Array, from: number, to: number): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const before = decoder.decode(bytes.subarray(0, from))
    const after = decoder.decode(bytes.subarray(to))
    const marked = JSON.parse(`${before}"${MARK}"${after}`) as { selection?: { oduList?: unknown } }
    const list = marked.selection?.oduList
    return Array.isArray(list) && list[0] === MARK ? before + after : null
  } catch {
    return null
  }
}

function* partsOf(list: Uint8Array, from: number, partBytes: number): Generator<SystemsPart> {
  let first = 0
  let count = 0
  let start = from
  let place = skipSpace(list, from)
  while (place < list.length) {
    const end = skipValue(list, place)
    const next = skipSpace(list, end)
    // What is no value, or is not followed by a comma, ends the last part, whose text then shows whether it is JSON.
    if (end === place || list[next] !== COMMA) break
    count++
    place = skipSpace(list, next + 1)
    if (next - start < partBytes || place >= list.length) continue
    yield { first, bytes: list.subarray(start, next) }
    first += count
    count = 0
    start = next + 1
  }
  yield { first, bytes: list.subarray(start) }
}
