import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { SheetColumn, SheetEntry } from './cells/sheet-column'
import type { SheetSort } from './sort-lines'
import type { LineNames } from './use-sheet-cursor'

export interface SheetHandle {
  focus: () => void
  /** Opens a cell for typing; returns false where the line or the column is not shown, or cannot be changed. */
  edit: (line: number, column: string) => boolean
}

/** A set of lines whose size does not slow its lookups. */
export interface LineSet extends Iterable<number> {
  size: number
  has: (line: number) => boolean
}

export interface SheetProps {
  /** Name of the sheet for assistive technology. */
  label: string
  names: LineNames
  /** Returns the name of a line for labels and the paste preview. */
  lineName: (line: number) => string
  columns: readonly SheetColumn[]
  /** Lines in the shown order, with heads of groups as negative numbers. */
  order: Int32Array
  groupName?: (group: number) => string
  sort: SheetSort | null
  onSort: (sort: SheetSort | null) => void
  picked: LineSet
  /** Called with the picked lines and the column of the cursor, which may mean a part of the line. */
  onPick: (lines: number[], column: string) => void
  /** Receives new values from typing, keys or clipboard; each call is one step of undo. */
  onWrite: (entries: SheetEntry[]) => void
  isReadOnly: boolean
  /** Called for Enter or double click on a cell that cannot be changed. */
  onOpen: (line: number) => void
  /** Called for Ctrl+Delete, or Delete where the range has nothing to clear. */
  onRemove: () => void
  /** Called for right click, the menu key and Shift+F10, with a point of the window. */
  onMenu?: ((line: number, x: number, y: number) => void) | undefined
  /** Receives keys that the sheet does not use; returns true where it used one. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
  /** Receives clipboard text that is no block of cells; returns true where it used it. */
  onPasteText?: ((text: string) => boolean) | undefined
  onLeave?: (() => void) | undefined
  /** Shown where no line is left. */
  nothing: ReactNode
  ref?: Ref<SheetHandle> | undefined
}
