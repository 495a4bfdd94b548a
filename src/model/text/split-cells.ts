/** Lines between two checks of the clock. */
const PAUSE_AFTER = 512

/** Splits a text into lines of cells at a separator; a quoted cell may hold the separator, line ends and doubled quotes. Yields between slices. */
export function* splitCells(text: string, separator: string): Generator<void, string[][]> {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    line.push(cell)
    cell = ''
  }
  const endLine = (): void => {
    endCell()
    lines.push(line)
    line = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endLine()
      if (lines.length % PAUSE_AFTER === 0) yield
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || line.length > 0) endLine()
  return lines
}
