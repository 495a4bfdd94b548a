import { keptLetters, keptWords } from './kept-together'

/** Line width of a badge's sentence in letters: for text with spaces, and below for text without, such as Chinese. */
const WIDTH_WITH_SPACES = 28
const WIDTH_WITHOUT_SPACES = 16
const CUT = ' …'

/** Wraps a finding's sentence into lines. A figure, its measure and the following punctuation stay in one line; a word longer than a line is cut. */
export function wrapSentence(sentence: string): string[] {
  const text = sentence.trim()
  return text.includes(' ') ? wrapWords(text, WIDTH_WITH_SPACES) : cut(text, WIDTH_WITHOUT_SPACES)
}

/** Returns a line of a sentence with an ellipsis, no longer than any other line; words that do not fit beside it are dropped. */
export function cutLine(line: string, sentence: string): string {
  if (!sentence.trim().includes(' ')) return `${cut(line, WIDTH_WITHOUT_SPACES - 1)[0] ?? ''}…`
  const most = WIDTH_WITH_SPACES - CUT.length
  const [first = ''] = wrapWords(line, most)
  return first + CUT
}

/** Wraps a text into lines of at most `letters` letters. A word longer than a line is cut. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of keptWords(text, letters)) {
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
  if (text.length <= width) return [text]
  const lines: string[] = []
  let line: string[] = []
  for (const kept of keptLetters(text)) {
    const letters = Array.from(kept)
    if (line.length > 0 && line.length + letters.length > width) {
      lines.push(line.join(''))
      line = []
    }
    line.push(...letters)
    while (line.length > width) lines.push(line.splice(0, width).join(''))
  }
  if (line.length > 0) lines.push(line.join(''))
  return lines
}
