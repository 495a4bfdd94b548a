import type { ReactNode } from 'react'

/** What a cell may hold; null is an empty one. */
export type SheetValue = number | string | boolean | null

/** A typed or pasted text as the column understands it. */
export type ReadCell = { value: SheetValue } | { refusal: string }

export interface SheetChoice {
  value: string
  label: string
}

/** How the cells of a column are changed. */
export interface SheetEdit {
  /** `switch` turns at one key; `choice` picks from a list; the others are typed. */
  kind: 'number' | 'text' | 'choice' | 'switch'
  /** False where this line has nothing to change here. */
  isOpen: (line: number) => boolean
  /** Reads texts for the lines of the same places. `among` are all texts of their column, so that one may settle what another leaves open. */
  read: (texts: readonly string[], lines: readonly number[], among?: readonly string[]) => ReadCell[]
  /** What is stored, with all its digits. */
  value: (line: number) => SheetValue
  /** What stands in the editor when it opens. */
  typed: (line: number) => string
  choices?: (line: number) => readonly SheetChoice[]
  /** The text of this line may have several lines of its own: Enter begins one, Ctrl Enter stores. */
  isLong?: (line: number) => boolean
}

/** One column of a sheet. Lines are numbers; nothing is kept for a line but what its texts are made from. */
export interface SheetColumn {
  key: string
  header: string
  /** Unit once in the head, muted. */
  unit?: string
  /** Numbers stand at the right. */
  isNumeric?: boolean
  widthPx: number
  /** What the cell shows, is copied as and searched by. */
  text: (line: number) => string
  /** What is sorted by instead of the text; NaN is a missing value. */
  figure?: (line: number) => number
  /** In place of the plain text. */
  render?: (line: number) => ReactNode
  isSearchable?: boolean
  edit?: SheetEdit
  /** What opening a cell does that is not typed into; false where it has nothing to show. */
  onOpen?: (line: number) => boolean
}

/** New values of some lines in one column, in the same order. */
export interface SheetEntry {
  column: string
  lines: number[]
  values: SheetValue[]
}
