import { InputError } from '../input-error'

/** Thrown for text that is no JSON, with line and column, both from 1. */
export class JsonTextError extends InputError {
  readonly line: number
  readonly column: number

  constructor(text: string, offset: number, expected: string) {
    super('$', expected)
    const before = text.slice(0, offset)
    this.name = 'JsonTextError'
    this.line = before.split('\n').length
    this.column = offset - before.lastIndexOf('\n')
    this.message = `line ${this.line}, column ${this.column}: expected ${expected}`
  }
}

/**
 * Parses JSON text; a leading byte-order mark is accepted.
 * @throws JsonTextError naming line, column and the expected token
 */
export function parseJson(text: string): unknown {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text
  try {
    return JSON.parse(bare)
  } catch (error) {
    const fault = firstFault(bare)
    if (!fault) throw error
    throw new JsonTextError(bare, fault.offset, fault.expected)
  }
}

/** One mark, one string or one other value; a string holds no quote, no bare backslash and no control character. */
const TOKEN =
  /([{}[\],:])|("[ !#-[\]-\u{10FFFF}]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[ !#-[\]-\u{10FFFF}]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null)/uy
const SPACE = /[\t\n\r ]*/y

type Want = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'end'

/** Finds the first syntax error by tokenizing again, because the engines' messages differ and often lack the position. */
function firstFault(text: string): { offset: number; expected: string } | null {
  const open: ('{' | '[')[] = []
  let want: Want = 'value'
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    const offset = SPACE.lastIndex
    if (offset >= text.length) return want === 'end' ? null : { offset, expected: `${wording(want, open)}, but the text ends` }
    TOKEN.lastIndex = offset
    const token = TOKEN.exec(text)
    const next: Want | null = token && follow(want, token, open)
    if (!next) return { offset, expected: wording(want, open) }
    want = next
    at = TOKEN.lastIndex
  }
}

/** Returns what must follow a token, null where the token is not allowed. Updates the stack of open brackets. */
function follow(want: Want, [, mark, text, plain]: RegExpExecArray, open: ('{' | '[')[]): Want | null {
  const after = (): Want => (open.length > 0 ? 'commaOrEnd' : 'end')
  const takesValue = want === 'value' || want === 'valueOrEnd'
  if (takesValue && (text !== undefined || plain !== undefined)) return after()
  if ((want === 'key' || want === 'keyOrEnd') && text !== undefined) return 'colon'
  if (takesValue && (mark === '{' || mark === '[')) {
    open.push(mark)
    return mark === '{' ? 'keyOrEnd' : 'valueOrEnd'
  }
  if (want === 'colon' && mark === ':') return 'value'
  const inside = open.at(-1)
  if (want === 'commaOrEnd' && mark === ',') return inside === '{' ? 'key' : 'value'
  const mayEnd = want === 'commaOrEnd' || want === 'keyOrEnd' || want === 'valueOrEnd'
  if (mayEnd && mark === (inside === '{' ? '}' : ']')) {
    open.pop()
    return after()
  }
  return null
}

function wording(want: Want, open: readonly string[]): string {
  const close = open.at(-1) === '{' ? '"}"' : '"]"'
  if (want === 'value') return 'a JSON value'
  if (want === 'valueOrEnd') return 'a JSON value or "]"'
  if (want === 'key') return 'a name in double quotes'
  if (want === 'keyOrEnd') return 'a name in double quotes or "}"'
  if (want === 'colon') return '":"'
  if (want === 'commaOrEnd') return `"," or ${close}`
  return 'the end of the text'
}
