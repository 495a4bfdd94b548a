import { QUANTITIES } from '../../model/quantity'
import type { ReadCell, SheetColumn, SheetEntry, SheetValue } from './sheet-column'

/** Between two looks at the clock. */
const PAUSE_AFTER = 512

/** One pasted cell: `set` will be written, `same` is there already; the others will not be. */
export interface PastedCell {
  /** Line of the clipboard, from 1. */
  source: number
  /** -1 where the sheet has no line left for it. */
  line: number
  column: SheetColumn
  text: string
  value: SheetValue
  outcome: 'set' | 'same' | 'refused' | 'closed' | 'noLine'
  /** Why a text was refused. */
  reason: string
}

export interface PastePlan {
  cells: PastedCell[]
  /** The first line of the clipboard named the columns and is left out. */
  hasHeading: boolean
  /** The line below it named their units and is left out too. */
  hasUnits: boolean
  /** Columns of the clipboard that the sheet only shows, or does not have. */
  columnsLeftOut: number
  /** Lines of the range that was marked for which the clipboard has nothing. */
  linesWithoutText: number
}

export interface PasteTarget {
  /** Lines from the upper end of the range downwards, to the end of the sheet. */
  lines: Int32Array
  /** Columns from the left end of the range on. */
  columns: readonly SheetColumn[]
  /** Lines and columns that were marked. One cell of the clipboard fills them all. */
  markedLines: number
  markedColumns: number
}

/** What a block of the clipboard would do to a sheet. Pauses now and then. */
export function* planPaste(block: readonly string[][], target: PasteTarget): Generator<void, PastePlan> {
  const isOneCell = block.length === 1 && block[0]?.length === 1
  const rows = isOneCell
    ? Array.from({ length: target.markedLines }, () => Array<string>(target.markedColumns).fill(block[0]?.[0] ?? ''))
    : block
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = target.columns.slice(0, width)
  const heading = isOneCell ? 0 : headingLines(rows, columns)
  const texts = rows.slice(heading)
  const cells: PastedCell[] = []
  for (const [at, column] of columns.entries()) {
    if (!column.edit) continue
    const all = texts.map((row) => row[at] ?? '')
    for (let from = 0; from < all.length; from += PAUSE_AFTER) {
      const part = all.slice(from, from + PAUSE_AFTER)
      const lines = part.map((_, place) => target.lines[from + place] ?? -1)
      const read = column.edit.read(part, lines, all)
      for (const [place, line] of lines.entries()) {
        const text = texts[from + place]?.[at]
        if (text !== undefined) cells.push(pastedCell(from + place + heading + 1, line, column, text, read[place]))
      }
      yield
    }
  }
  cells.sort((a, b) => a.source - b.source)
  return {
    cells,
    hasHeading: heading > 0,
    hasUnits: heading > 1,
    columnsLeftOut: width - columns.filter((column) => column.edit).length,
    linesWithoutText: target.markedLines > 1 ? Math.max(0, target.markedLines - texts.length) : 0,
  }
}

/** What is to be written, column by column. */
export function entriesOf(plan: PastePlan): SheetEntry[] {
  const entries = new Map<string, SheetEntry>()
  for (const { outcome, column, line, value } of plan.cells) {
    if (outcome !== 'set') continue
    const entry = entries.get(column.key) ?? { column: column.key, lines: [], values: [] }
    entry.lines.push(line)
    entry.values.push(value)
    entries.set(column.key, entry)
  }
  return Array.from(entries.values())
}

function pastedCell(source: number, line: number, column: SheetColumn, text: string, read: ReadCell | undefined): PastedCell {
  const isRead = read !== undefined && 'value' in read
  return {
    source,
    line,
    column,
    text,
    value: isRead ? read.value : null,
    outcome: line < 0 ? 'noLine' : outcomeOf(column, line, text, isRead),
    reason: read && 'refusal' in read ? read.refusal : '',
  }
}

function outcomeOf(column: SheetColumn, line: number, text: string, isRead: boolean): PastedCell['outcome'] {
  if (!column.edit?.isOpen(line)) return 'closed'
  if (!isRead) return 'refused'
  // What was copied from here unchanged keeps every digit of its value.
  return text.trim() === column.edit.typed(line) || text.trim() === column.text(line) ? 'same' : 'set'
}

const UNITS = new Set(
  Object.values(QUANTITIES)
    .flat()
    .map((unit) => unit.toLowerCase()),
)

/** How many lines are a heading: the first, where no number column can read it and the lines below can be read; two, where the second names units. */
function headingLines(rows: readonly string[][], columns: readonly SheetColumn[]): number {
  const numeric = columns.flatMap((column, at) => (column.edit && column.isNumeric ? [{ column, at }] : []))
  const isNamed = (row: number): boolean => numeric.every(({ column, at }) => !isRead(column, rows[row]?.[at] ?? ''))
  const isFilled = (row: number): boolean => numeric.every(({ column, at }) => isRead(column, rows[row]?.[at] ?? ''))
  if (rows.length < 2 || numeric.length === 0 || !isNamed(0)) return 0
  if (isFilled(1)) return 1
  return isUnits(rows[1] ?? []) && rows.length > 2 && isFilled(2) ? 2 : 0
}

function isRead(column: SheetColumn, text: string): boolean {
  const [read] = column.edit?.read([text], [-1]) ?? []
  return read !== undefined && 'value' in read
}

/** Every cell names a unit, in brackets or without, or none. */
function isUnits(row: readonly string[]): boolean {
  const texts = row.map((text) => text.trim().toLowerCase())
  return texts.some((text) => text !== '') && texts.every((text) => /^(?:[-–—]?|\[.*\]|\(.*\))$/.test(text) || UNITS.has(text))
}
