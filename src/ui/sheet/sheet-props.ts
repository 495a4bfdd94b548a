import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { SheetColumn, SheetEntry } from './cells/sheet-column'
import type { SheetSort } from './sort-lines'
import type { LineNames } from './use-sheet-cursor'

export interface SheetHandle {
  focus: () => void
  /** Opens a cell to be typed into; false where the line or the column is not shown, or not to be changed. */
  edit: (line: number, column: string) => boolean
}

/** Some of the lines; of a hundred thousand as quick to ask as of one. */
export interface LineSet extends Iterable<number> {
  size: number
  has: (line: number) => boolean
}

export interface SheetProps {
  /** Name of the sheet for assistive technology. */
  label: string
  names: LineNames
  /** What a line is called in labels and in the preview of a paste. */
  lineName: (line: number) => string
  columns: readonly SheetColumn[]
  /** Lines in the order they are shown, with heads of groups as negative numbers. */
  order: Int32Array
  groupName?: (group: number) => string
  sort: SheetSort | null
  onSort: (sort: SheetSort | null) => void
  picked: LineSet
  /** With the column of the cursor, which tells what of a line is meant. */
  onPick: (lines: number[], column: string) => void
  /** New values by hand, key or clipboard; each call is one step of undo. */
  onWrite: (entries: SheetEntry[]) => void
  isReadOnly: boolean
  /** Enter or double click on a cell that is not to be changed. */
  onOpen: (line: number) => void
  /** Ctrl+Delete, or Delete where the range has nothing to empty. */
  onRemove: () => void
  /** Right click, the menu key, Shift+F10: at this point of the window. */
  onMenu?: ((line: number, x: number, y: number) => void) | undefined
  /** Keys that mean nothing to the sheet itself; true where it was used. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
  /** Text of the clipboard that is no block of cells; true where it was used. */
  onPasteText?: ((text: string) => boolean) | undefined
  onLeave?: (() => void) | undefined
  /** Shown where no line is left. */
  nothing: ReactNode
  ref?: Ref<SheetHandle> | undefined
}
