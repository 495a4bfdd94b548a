import { splitCells } from '../../model/text/split-cells'
import { MOST_COLUMNS, MOST_LETTERS, MOST_ROWS, RoomListError, type RoomTable } from './room-table'

const SEPARATORS = ['\t', ';', ',', '|'] as const
/** Lines that are looked at for the separator. */
const SAMPLE = 50
/** Share of the lines that must have the same number of a separator. */
const LEAST_SHARE = 0.6
const PAUSE_AFTER = 512

/** Reads a pasted text or a text file as one table: cells between tabs, semicolons, commas or bars, quoted or not. Yields between slices. */
export function* readText(text: string): Generator<void, RoomTable> {
  const lines = yield* splitCells(text.replace(/\r\n?/g, '\n'), separatorOf(text))
  if (lines.length > MOST_ROWS) throw new RoomListError('tooManyRows', { sheet: '', row: MOST_ROWS + 1, column: 0 })
  for (const [at, line] of lines.entries()) {
    if (line.length > MOST_COLUMNS) throw new RoomListError('tooManyColumns', { sheet: '', row: at + 1, column: MOST_COLUMNS + 1 })
    const long = line.findIndex((cell) => cell.length > MOST_LETTERS)
    if (long >= 0) throw new RoomListError('cellTooLong', { sheet: '', row: at + 1, column: long + 1 })
    if (at % PAUSE_AFTER === 0) yield
  }
  return { sheet: '', rows: lines, merged: [] }
}

/**
 * Returns the separator that occurs equally often in most lines; tabs go before semicolons before commas. Commas that are
 * all decimal signs separate nothing.
 */
function separatorOf(text: string): string {
  const lines = sampleLines(text)
  let best = { separator: '\t', share: 0 }
  for (const separator of SEPARATORS) {
    const share = shareOf(lines, separator)
    if (share >= LEAST_SHARE && share > best.share + 0.2) best = { separator, share }
  }
  return best.separator
}

/** Returns the first lines without what is quoted. */
function sampleLines(text: string): string[] {
  const bare = text.slice(0, SAMPLE * 1000).replace(/"(?:[^"]|"")*"/g, '""')
  return bare
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE)
}

/** Returns the share of the lines in which a separator occurs as often as in most. */
function shareOf(lines: readonly string[], separator: string): number {
  if (separator === ',' && lines.every(hasDecimalComma)) return 0
  const times = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(separator).length - 1
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  }
  return lines.length === 0 ? 0 : Math.max(0, ...times.values()) / lines.length
}

/** Tells whether the commas of a line may all be decimal signs: at most one, between digits. */
function hasDecimalComma(line: string): boolean {
  return line.split(',').length <= 2 && !/,(?!\d)|[^\d],|^,/.test(line)
}
