/** A badge's sentence wraps at this many letters where it has spaces, and at fewer where it has none, as Chinese. */
const WIDTH_WITH_SPACES = 28
const WIDTH_WITHOUT_SPACES = 16
const CUT = ' …'

/** The lines of a finding's sentence. A word longer than a line is cut. */
export function wrapSentence(sentence: string): string[] {
  const text = sentence.trim()
  return text.includes(' ') ? wrapWords(text, WIDTH_WITH_SPACES) : cut(text, WIDTH_WITHOUT_SPACES)
}

/** A line of a sentence with an ellipsis behind it, no longer than any other line: what does not fit with it goes. */
export function cutLine(line: string, sentence: string): string {
  if (!sentence.trim().includes(' '))
    return `${Array.from(line)
      .slice(0, WIDTH_WITHOUT_SPACES - 1)
      .join('')}…`
  const most = WIDTH_WITH_SPACES - CUT.length
  const [first = ''] = wrapWords(line, most)
  return first + CUT
}

/** The lines of a text of at most so many letters each. A word longer than a line is cut. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= letters) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = cut(word, letters)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line !== '') lines.push(line)
  return lines
}

function cut(text: string, width: number): string[] {
  const letters = Array.from(text)
  const lines: string[] = []
  for (let from = 0; from < letters.length; from += width) lines.push(letters.slice(from, from + width).join(''))
  return lines
}
