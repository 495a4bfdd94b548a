const KEY = Buffer.from('"revision"')
const [OPEN, CLOSE, COMMA, COLON] = [...Buffer.from('{},:')]

/**
 * Returns the text of a project without its revision; null where the text alone does not show it, as with two keys of that name or spaces
 * around it. The text must be JSON of an object, with no character of a key written as \\u00xx: its only key of that name is then its own.
 */
export function withoutRevision(text: Buffer): Buffer | null {
  if (text[0] !== OPEN) return null
  const at = text.indexOf(KEY)
  if (at < 0) return text
  if (text.includes(KEY, at + 1) || text[at + KEY.length] !== COLON) return null
  let end = at + KEY.length + 1
  while (isDigit(text[end])) end += 1
  const [before, after] = [text[at - 1], text[end]]
  if (before === COMMA && (after === COMMA || after === CLOSE)) return joined(text, at - 1, end)
  return before === OPEN && after === COMMA ? joined(text, at, end + 1) : null
}

const joined = (text: Buffer, end: number, start: number): Buffer => Buffer.concat([text.subarray(0, end), text.subarray(start)])

const isDigit = (letter: number | undefined): boolean => letter !== undefined && letter >= 0x30 && letter <= 0x39
