import { useState } from 'react'
import { nextSort } from './sheet-head'
import { clearedRange, filledRange } from './cells/range-entries'
import { firstPlace, lastPlace, linesIn, placeAfter, rangeOf } from './cells/sheet-cells'
import type { CellPlace } from './cells/sheet-cells'
import type { SheetColumn, SheetValue } from './cells/sheet-column'
import type { SheetAction } from './sheet-keys'
import type { SheetProps } from './sheet-props'
import type { LeaveTo } from './cells/cell-editor'
import type { SheetCursor } from './use-sheet-cursor'

/** The cell that is being edited. */
export interface OpenedCell {
  /** Key of its line, which stays the same when edits move the line. */
  lineKey: string
  column: string
  initial: string
  isTyped: boolean
}

export interface SheetCommands {
  opened: OpenedCell | null
  /** Returns false where the action does not apply, so that its key may mean something else. */
  run: (action: SheetAction) => boolean
  open: (cell: CellPlace, text: string | null) => boolean
  /** Opens what a cell is about, where it is not typed into. */
  openLine: (column: SheetColumn | undefined, line: number) => void
  /** Moves the cursor and picks the lines of its range. */
  go: (cell: CellPlace, isExtending: boolean) => void
  toggleLine: (line: number) => void
  store: (value: SheetValue) => void
  leave: (to: LeaveTo) => void
  sortBy: (column: SheetColumn) => void
}

/** Returns the commands that keys and pointer run on a sheet. */
export function useSheetCommands(props: SheetProps, cursor: SheetCursor): SheetCommands {
  const { order, columns, sort, picked, names, isReadOnly } = props
  const { active, range } = cursor
  const [opened, setOpened] = useState<OpenedCell | null>(null)
  const activeLine = order[active.place] ?? -1
  const activeColumn = columns[active.column]
  // An open cell whose line or column has gone would open again when that comes back, with its old text.
  if (opened && (activeLine < 0 || names.lineKey(activeLine) !== opened.lineKey || activeColumn?.key !== opened.column)) setOpened(null)

  const go = (cell: CellPlace, isExtending: boolean): void => {
    cursor.moveTo(cell, isExtending)
    if (cell.place >= 0) props.onPick(linesIn(order, rangeOf(cell, isExtending ? cursor.anchor : cell)), columns[cell.column]?.key ?? '')
  }
  const write = (entries: ReturnType<typeof clearedRange>): boolean => {
    if (entries.length > 0 && !isReadOnly) props.onWrite(entries)
    return entries.length > 0
  }
  const open = (cell: CellPlace, text: string | null): boolean => {
    const column = columns[cell.column]
    const line = order[cell.place] ?? -1
    if (!column?.edit || line < 0 || isReadOnly || !column.edit.isOpen(line)) return false
    if (column.edit.kind === 'switch')
      return text === null && write([{ column: column.key, lines: [line], values: [column.edit.value(line) !== true] }])
    if (text !== null && !isMeant(column, text)) return false
    // A letter cannot start a choice; the list opens instead.
    const initial = text !== null && column.edit.kind !== 'choice' ? text : column.edit.typed(line)
    setOpened({ lineKey: names.lineKey(line), column: column.key, initial, isTyped: text !== null })
    return true
  }
  const openLine = (column: SheetColumn | undefined, line: number): void => {
    if (!column?.onOpen?.(line)) props.onOpen(line)
  }
  const toggleLine = (line: number): void => {
    const lines = new Set(picked)
    if (!lines.delete(line)) lines.add(line)
    props.onPick(Array.from(lines), activeColumn?.key ?? '')
  }
  const sortBy = (column: SheetColumn): void => props.onSort(nextSort(sort, column.key))

  const move = (action: Extract<SheetAction, { kind: 'move' }>): void => {
    const { lines, columns: aside, isExtending } = action
    const last = lastPlace(order)
    const place =
      lines === Infinity
        ? last
        : lines === -Infinity
          ? firstPlace(order)
          : lines === 0
            ? active.place
            : placeAfter(order, active.place, lines)
    go({ place: isExtending ? Math.max(place, 0) : place, column: clamp(active.column + aside, columns.length - 1) }, isExtending)
  }
  const openNext = (way: 1 | -1): void => {
    let { place, column } = active
    for (let left = columns.length * 3; left > 0; left--) {
      column += way
      if (column < 0 || column >= columns.length) {
        const next = placeAfter(order, place, way)
        if (next === place || next < 0) return
        place = next
        column = way > 0 ? 0 : columns.length - 1
      }
      const kind = columns[column]?.edit?.kind
      if (kind === undefined || kind === 'switch' || !columns[column]?.edit?.isOpen(order[place] ?? -1)) continue
      go({ place, column }, false)
      open({ place, column }, null)
      return
    }
  }

  const run = (action: SheetAction): boolean => {
    if (active.place < 0 && activeColumn && (action.kind === 'edit' || action.kind === 'toggle')) {
      if (action.kind === 'edit' && action.text !== null) return false
      sortBy(activeColumn)
      return true
    }
    switch (action.kind) {
      case 'move':
        move(action)
        return true
      case 'edit':
        if (open(active, action.text)) return true
        if (action.text !== null || activeLine < 0) return false
        openLine(activeColumn, activeLine)
        return true
      case 'clear':
        if (!write(clearedRange(order, columns, range))) props.onRemove()
        return true
      case 'fill':
        write(filledRange(order, columns, range))
        return true
      case 'all':
        props.onPick(Array.from(order.filter((entry) => entry >= 0)), activeColumn?.key ?? '')
        return true
      case 'toggle':
        if (activeLine >= 0 && !(activeColumn?.edit?.kind === 'switch' && open(active, null))) toggleLine(activeLine)
        return true
      case 'remove':
        props.onRemove()
        return true
      case 'leave':
        props.onLeave?.()
        return props.onLeave !== undefined
      case 'menu':
        return false
    }
  }

  return {
    opened,
    run,
    open,
    openLine,
    go,
    toggleLine,
    sortBy,
    store: (value) => opened && props.onWrite([{ column: opened.column, lines: [names.lineOf(opened.lineKey)], values: [value] }]),
    leave: (to) => {
      setOpened(null)
      if (to === 'down' || to === 'up') move({ kind: 'move', lines: to === 'down' ? 1 : -1, columns: 0, isExtending: false })
      if (to === 'next' || to === 'before') openNext(to === 'next' ? 1 : -1)
    },
  }
}

/** Tells whether a typed text opens a cell. A letter does not open a column of numbers, and stays free for shortcuts. */
function isMeant(column: SheetColumn, text: string): boolean {
  return column.edit?.kind === 'number' ? /[\d.,+\-−]/.test(text) : column.edit?.kind === 'text'
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
