import { parseJson } from '../../contract/wire/json-text'
import { FileError } from './failure'
import { isTooDeep, MOST_LEVELS } from './many/json-bytes'

/**
 * Parses a file's bytes as JSON; a byte-order mark in front is accepted. Nesting is checked first, because a parser needs memory for every open bracket.
 * @throws FileError where they are no UTF-8 text or nested too deep, JsonTextError where the text is no JSON
 */
export function parseFile(bytes: Uint8Array, file: string): unknown {
  checkLevels(bytes, file)
  return parseJson(decodeText(bytes, file))
}

/** @throws FileError where more brackets are open at once than any saved project or rule pack has */
export function checkLevels(bytes: Uint8Array, file: string): void {
  if (isTooDeep(bytes)) throw new FileError(file, `JSON with at most ${MOST_LEVELS} brackets open at once`)
}

/**
 * Text of a file's bytes; a byte-order mark stays.
 * @throws FileError where they are no UTF-8 text
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileError(file, 'UTF-8 text')
  }
}
