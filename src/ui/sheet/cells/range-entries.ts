import { linesIn, placeAfter } from './sheet-cells'
import type { CellRange } from './sheet-cells'
import type { SheetColumn, SheetEntry, SheetValue } from './sheet-column'

/** Returns entries that clear the cells of a range which may be empty; none where no cell may. */
export function clearedRange(order: Int32Array, columns: readonly SheetColumn[], range: CellRange): SheetEntry[] {
  return entries(order, columns, range, (column) => {
    const [read] = column.edit?.read([''], [-1]) ?? []
    return column.edit?.kind !== 'switch' && read && 'value' in read ? { value: read.value } : null
  })
}

/** Returns entries that give the first line's values to all lines of the range; a single line takes those of the line above. Values keep all their digits. */
export function filledRange(order: Int32Array, columns: readonly SheetColumn[], range: CellRange): SheetEntry[] {
  const isSingle = range.fromPlace === range.toPlace
  const sourcePlace = isSingle ? placeAfter(order, range.fromPlace, -1) : range.fromPlace
  const source = order[sourcePlace] ?? -1
  if (source < 0 || sourcePlace === range.toPlace) return []
  const below = isSingle ? range : { ...range, fromPlace: range.fromPlace + 1 }
  return entries(order, columns, below, (column) => (column.edit?.isOpen(source) ? { value: column.edit.value(source) } : null))
}

/** Returns the shown texts of a range, line by line. */
export function textsIn(order: Int32Array, columns: readonly SheetColumn[], range: CellRange): string[][] {
  const shown = columns.slice(range.fromColumn, range.toColumn + 1)
  return linesIn(order, range).map((line) => shown.map((column) => column.text(line)))
}

function entries(
  order: Int32Array,
  columns: readonly SheetColumn[],
  range: CellRange,
  valueFor: (column: SheetColumn) => { value: SheetValue } | null,
): SheetEntry[] {
  const lines = linesIn(order, range)
  return columns.slice(range.fromColumn, range.toColumn + 1).flatMap((column): SheetEntry[] => {
    const given = column.edit ? valueFor(column) : null
    const open = given ? lines.filter((line) => column.edit?.isOpen(line)) : []
    return given && open.length > 0 ? [{ column: column.key, lines: open, values: open.map(() => given.value) }] : []
  })
}
