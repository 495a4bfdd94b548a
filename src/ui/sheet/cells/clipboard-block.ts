import { splitCells } from '../../../model/text/split-cells'

/**
 * Reads the text of a spreadsheet or a text file from the clipboard: lines of cells, separated by tabs, semicolons or commas, quoted or not. Yields between
 * slices.
 */
export function readBlock(text: string): Generator<void, string[][]> {
  return splitCells(text, separatorOf(text))
}

/** Writes cells as spreadsheets read them: separated by tabs, one line each, quoted where a cell holds a tab, a quote or a line end. */
export function writeBlock(lines: readonly (readonly string[])[]): string {
  const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return lines.map((line) => line.map(quoted).join('\t')).join('\r\n')
}

/** One number with commas between thousands, with or without its unit. */
const GROUPED = /^\s*[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?\s*[^\d,]*$/

/**
 * Returns the separator of a text. A comma may be a decimal sign or group thousands: it separates cells only where a point is the decimal sign, or where it
 * occurs more than once in a line that is no number.
 */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  if (!text.includes(',')) return '\t'
  const lines = text.split('\n')
  const isList = lines.some(
    (line) =>
      !GROUPED.test(line) && (line.split(',').length > 2 || /^\s*"[^"]*"\s*,/.test(line) || (/\d\.\d/.test(line) && line.includes(','))),
  )
  return isList ? ',' : '\t'
}
