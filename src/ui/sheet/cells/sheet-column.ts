import type { ReactNode } from 'react'

/** Value of a cell; null for an empty one. */
export type SheetValue = number | string | boolean | null

/** A typed or pasted text as the column reads it. */
export type ReadCell = { value: SheetValue } | { refusal: string }

export interface SheetChoice {
  value: string
  label: string
}

/** How the cells of a column are changed. */
export interface SheetEdit {
  /** `switch` toggles with one key; `choice` picks from a list; the others are typed. */
  kind: 'number' | 'text' | 'choice' | 'switch'
  /** Returns false where the cell of this line cannot be changed. */
  isOpen: (line: number) => boolean
  /** Reads one text for each line. `among` are all texts of their column, so that one may settle what another leaves open. */
  read: (texts: readonly string[], lines: readonly number[], among?: readonly string[]) => ReadCell[]
  /** Returns the stored value with all its digits. */
  value: (line: number) => SheetValue
  /** Returns the text of the editor when it opens. */
  typed: (line: number) => string
  choices?: (line: number) => readonly SheetChoice[]
  /** Returns whether the text of this line may have several lines of its own: Enter starts one, Ctrl Enter stores. */
  isLong?: (line: number) => boolean
}

/** One column of a sheet. Lines are numbers; nothing is stored for a line beyond the data its texts are made from. */
export interface SheetColumn {
  key: string
  header: string
  /** Muted unit, shown once in the head. */
  unit?: string
  /** Aligns numbers at the right. */
  isNumeric?: boolean
  widthPx: number
  /** Returns the text that a cell shows, copies and is searched by. */
  text: (line: number) => string
  /** Returns the number to sort by instead of the text; NaN for a missing value. */
  figure?: (line: number) => number
  /** Renders the cell instead of the plain text. */
  render?: (line: number) => ReactNode
  isSearchable?: boolean
  edit?: SheetEdit
  /** Opens a cell that is not typed into; returns false where it has nothing to show. */
  onOpen?: (line: number) => boolean
}

/** New values of some lines in one column, in the same order. */
export interface SheetEntry {
  column: string
  lines: number[]
  values: SheetValue[]
}
