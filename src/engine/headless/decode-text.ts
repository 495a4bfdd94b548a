import { parseJson } from '../../contract/wire/json-text'
import { FileError } from './failure'

/** Most brackets that a file may have open at once. */
const MOST_LEVELS = 500
const QUOTE = 0x22
const BACKSLASH = 0x5c
const LIST = 0x5b
const LIST_END = 0x5d
const OBJECT = 0x7b
const OBJECT_END = 0x7d

/**
 * Parses a file's bytes as JSON; a leading byte-order mark is accepted. Nesting is checked first, because a parser needs memory for every open bracket.
 * @throws FileError where they are no UTF-8 text, too long or nested too deep, JsonTextError where the text is no JSON
 */
export function parseFile(bytes: Uint8Array, file: string): unknown {
  if (isTooDeep(bytes)) throw new FileError(file, `JSON with at most ${MOST_LEVELS} brackets open at once`)
  return parseJson(decodeText(bytes, file))
}

/** Decodes a file's bytes; a byte-order mark is kept. */
function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    // Engines throw a TypeError for bytes that are no UTF-8, and another error for a text longer than their strings can be.
    throw new FileError(file, error instanceof TypeError ? 'UTF-8 text' : 'a file under 512 MiB')
  }
}

/** Returns whether more brackets are open at once than in any saved project or rule pack. The result is undefined for text that is no JSON. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (byte === LIST || byte === OBJECT) {
      if (++depth > MOST_LEVELS) return true
    } else if (byte === LIST_END || byte === OBJECT_END) depth--
  }
  return false
}

/** Returns the index of the quote that ends the string beginning at `start`, or the end of the text where the string does not end. */
function endOfString(bytes: Uint8Array, start: number): number {
  let quote = bytes.indexOf(QUOTE, start + 1)
  while (quote > 0 && isEscaped(bytes, quote)) quote = bytes.indexOf(QUOTE, quote + 1)
  return quote < 0 ? bytes.length : quote
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at
  while (bytes[before - 1] === BACKSLASH) before--
  return (at - before) % 2 === 1
}
