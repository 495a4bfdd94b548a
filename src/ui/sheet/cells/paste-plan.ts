import { QUANTITIES } from '../../../model/project/quantity'
import { halfWidth } from '../../../model/text/half-width'
import { readFigures } from '../../../platform/words/read-figures'
import type { ReadCell, SheetColumn, SheetEdit, SheetEntry, SheetValue } from './sheet-column'

/** Cells between two checks of the clock. */
const PAUSE_AFTER = 512

/** Outcome of a pasted cell: `set` will be written, `same` has the value already; the others are not written. */
export type PasteOutcome = 'set' | 'same' | 'refused' | 'closed' | 'noLine'

export interface PastedCell {
  /** Line of the clipboard, from 1. */
  source: number
  /** -1 where the sheet has no line left for the cell. */
  line: number
  column: SheetColumn
  text: string
  value: SheetValue
  outcome: PasteOutcome
  /** Why a text was refused. */
  reason: string
}

export interface PastePlan {
  /** The cells of each outcome, line by line in the clipboard's order. */
  byOutcome: Readonly<Record<PasteOutcome, readonly PastedCell[]>>
  /** Whether the first line of the clipboard names the columns and is left out. */
  hasHeading: boolean
  /** Whether the line below it names their units and is left out too. */
  hasUnits: boolean
  /** Columns of the clipboard that are read-only in the sheet, or missing in it. */
  columnsLeftOut: number
  /** Lines of the selected range for which the clipboard has nothing. */
  linesWithoutText: number
}

export interface PasteTarget {
  /** Lines from the upper end of the range to the end of the sheet. */
  lines: Int32Array
  /** Columns from the left end of the range on. */
  columns: readonly SheetColumn[]
  /** Lines and columns of the selected range, which a single cell of the clipboard fills. */
  markedLines: number
  markedColumns: number
}

/** Plans what a block of the clipboard would do to a sheet. Yields between slices. */
export function* planPaste(block: readonly string[][], target: PasteTarget): Generator<void, PastePlan> {
  const isOneCell = block.length === 1 && block[0]?.length === 1
  const rows = isOneCell
    ? Array.from({ length: target.markedLines }, () => Array<string>(target.markedColumns).fill(block[0]?.[0] ?? ''))
    : block
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = target.columns.slice(0, width)
  const heading = isOneCell ? 0 : headingLines(rows, columns)
  const body = rows.slice(heading)
  const edited = yield* editedColumns(body, columns)
  const byOutcome: Record<PasteOutcome, PastedCell[]> = { refused: [], closed: [], noLine: [], set: [], same: [] }
  const step = Math.ceil(PAUSE_AFTER / Math.max(1, edited.length))
  for (let from = 0; from < body.length; from += step) {
    const to = Math.min(body.length, from + step)
    const lines = Array.from({ length: to - from }, (_, place) => target.lines[from + place] ?? -1)
    const read = edited.map(({ edit, texts }) => edit.read(texts.slice(from, to), lines, texts))
    for (const [place, line] of lines.entries()) {
      for (const [which, { column, at }] of edited.entries()) {
        const text = body[from + place]?.[at]
        if (text === undefined) continue
        const cell = pastedCell(from + place + heading + 1, line, column, text, read[which]?.[place])
        byOutcome[cell.outcome].push(cell)
      }
    }
    yield
  }
  return {
    byOutcome,
    hasHeading: heading > 0,
    hasUnits: heading > 1,
    columnsLeftOut: width - columns.filter((column) => column.edit).length,
    linesWithoutText: target.markedLines > 1 ? Math.max(0, target.markedLines - body.length) : 0,
  }
}

/** Returns the cells to write, column by column. */
export function entriesOf({ byOutcome }: PastePlan): SheetEntry[] {
  const entries = new Map<string, SheetEntry>()
  for (const { column, line, value } of byOutcome.set) {
    const entry = entries.get(column.key) ?? { column: column.key, lines: [], values: [] }
    entry.lines.push(line)
    entry.values.push(value)
    entries.set(column.key, entry)
  }
  return Array.from(entries.values())
}

interface EditedColumn {
  column: SheetColumn
  edit: SheetEdit
  /** Index of the column in the block. */
  at: number
  texts: string[]
}

/** Yields the columns that can be written, each with all of its texts: one text may settle how another is read. */
function* editedColumns(rows: readonly string[][], columns: readonly SheetColumn[]): Generator<void, EditedColumn[]> {
  const edited = columns.flatMap((column, at): EditedColumn[] => (column.edit ? [{ column, edit: column.edit, at, texts: [] }] : []))
  for (const [place, row] of rows.entries()) {
    for (const { at, texts } of edited) texts.push(row[at] ?? '')
    if (place % PAUSE_AFTER === 0) yield
  }
  return edited
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
  // A text that was copied from here unchanged keeps every digit of its value.
  return text.trim() === column.edit.typed(line) || text.trim() === column.text(line) ? 'same' : 'set'
}

const UNITS = new Set(
  Object.values(QUANTITIES)
    .flat()
    .map((unit) => unit.toLowerCase()),
)

/**
 * Counts the heading lines: one, where no number column can read the first line, it has no numbers and the lines below can be read; two, where the second names
 * units.
 */
function headingLines(rows: readonly string[][], columns: readonly SheetColumn[]): number {
  const numeric = columns.flatMap((column, at) => (column.edit && column.isNumeric ? [{ column, at }] : []))
  const isNamed = (row: number): boolean => numeric.every(({ column, at }) => isName(column, rows[row]?.[at] ?? ''))
  const isFilled = (row: number): boolean => numeric.every(({ column, at }) => isRead(column, rows[row]?.[at] ?? ''))
  if (rows.length < 2 || numeric.length === 0 || !isNamed(0)) return 0
  if (isFilled(1)) return 1
  return isUnits(rows[1] ?? []) && rows.length > 2 && isFilled(2) ? 2 : 0
}

/** A number that the column refuses, such as a room of 0 m², is a value and no heading. */
function isName(column: SheetColumn, text: string): boolean {
  const [figure] = readFigures([text], 'en')
  const isNumber = figure !== undefined && figure.value !== null && !Number.isNaN(figure.value)
  return !isRead(column, text) && !(isNumber && (figure.suffix === '' || UNITS.has(figure.suffix.toLowerCase())))
}

function isRead(column: SheetColumn, text: string): boolean {
  const [read] = column.edit?.read([text], [-1]) ?? []
  return read !== undefined && 'value' in read
}

/** Tells whether every cell names a unit, in brackets or without, or is empty. */
function isUnits(row: readonly string[]): boolean {
  const texts = row.map((text) => halfWidth(text).trim().toLowerCase())
  return texts.some((text) => text !== '') && texts.every((text) => /^(?:[-–—]?|\[.*\]|\(.*\))$/.test(text) || UNITS.has(text))
}
