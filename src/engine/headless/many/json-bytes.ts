/**
 * Walks JSON text as bytes, far enough to find where values end. It trusts the text to be JSON: whoever parses what was found learns whether it is.
 */
export const QUOTE = 0x22
export const COMMA = 0x2c
export const COLON = 0x3a
export const LIST = 0x5b
export const LIST_END = 0x5d
export const OBJECT = 0x7b
export const OBJECT_END = 0x7d
const BACKSLASH = 0x5c

/** Most brackets that may be open at once in a file. */
export const MOST_LEVELS = 500

/** First place from `at` that is no white space. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let place = at
  while (place < bytes.length && isSpace(bytes[place] ?? 0)) place++
  return place
}

/** Place behind the string that begins at `at`; the text's end where it does not end. */
export function skipString(bytes: Uint8Array, at: number): number {
  let quote = bytes.indexOf(QUOTE, at + 1)
  while (quote > 0 && isEscaped(bytes, quote)) quote = bytes.indexOf(QUOTE, quote + 1)
  return quote < 0 ? bytes.length : quote + 1
}

/** Place behind the value that begins at `at`. */
export function skipValue(bytes: Uint8Array, at: number): number {
  const first = bytes[at]
  if (first === QUOTE) return skipString(bytes, at)
  return first === OBJECT || first === LIST ? skipBrackets(bytes, at) : skipWord(bytes, at)
}

/** Tells whether more brackets are open at once than any saved project or rule pack has. */
export function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place]
    if (byte === QUOTE) place = skipString(bytes, place) - 1
    else if (byte === OBJECT || byte === LIST) {
      if (++depth > MOST_LEVELS) return true
    } else if (byte === OBJECT_END || byte === LIST_END) depth--
  }
  return false
}

function skipBrackets(bytes: Uint8Array, at: number): number {
  let depth = 0
  let place = at
  while (place < bytes.length) {
    const byte = bytes[place]
    if (byte === QUOTE) {
      place = skipString(bytes, place)
      continue
    }
    place++
    if (byte === OBJECT || byte === LIST) depth++
    else if ((byte === OBJECT_END || byte === LIST_END) && --depth === 0) return place
  }
  return place
}

/** A number, true, false or null. */
function skipWord(bytes: Uint8Array, at: number): number {
  let place = at
  for (; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0
    if (byte === COMMA || byte === LIST_END || byte === OBJECT_END || isSpace(byte)) break
  }
  return place
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at
  while (bytes[before - 1] === BACKSLASH) before--
  return (at - before) % 2 === 1
}
