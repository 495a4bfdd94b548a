const ESCAPED = /\\([0-9a-f]{2})|\\(.)/gis

/**
 * Returns a DN in the form that is compared, however it is spelled (RFC 4514): names and values in lower case, without escapes and
 * insignificant spaces. A text that is no DN, such as a plain group name, is only put into lower case.
 */
export function oneDn(text: string): string {
  const names = partsOf(text, /[,;]/).map((part) => partsOf(part, /\+/).map(pairOf).sort())
  if (text.trim() === '' || names.flat().includes('')) return text.trim().toLowerCase()
  return JSON.stringify(names)
}

/** Returns whether a text is a DN: a directory may let people bind by other names. */
export function isDn(text: string): boolean {
  return oneDn(text).startsWith('[[')
}

/** Returns a name with its value in one spelling; an empty string where it is none. */
function pairOf(text: string): string {
  const [, name = '', value = ''] = /^\s*([a-z0-9.-]+)\s*=(.*)$/is.exec(text) ?? []
  if (name === '') return ''
  const quoted = /^\s*"(.*)"\s*$/s.exec(value)?.[1]
  return `${name.toLowerCase()}=${unescaped(quoted ?? value)
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')}`
}

/** Decodes escapes: letters may be written as their UTF-8 bytes, two hexadecimal digits each. */
function unescaped(value: string): string {
  const bytes: Buffer[] = []
  let end = 0
  for (const { 0: whole, 1: digits, 2: letter = '', index } of value.matchAll(ESCAPED)) {
    bytes.push(Buffer.from(value.slice(end, index)), digits === undefined ? Buffer.from(letter) : Buffer.from(digits, 'hex'))
    end = index + whole.length
  }
  return Buffer.concat([...bytes, Buffer.from(value.slice(end))]).toString('utf8')
}

/** Splits a text at separators that are neither escaped nor within quotes. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') at += 1
    else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && separator.test(letter)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}
