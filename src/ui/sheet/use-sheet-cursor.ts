import { useMemo, useState } from 'react'
import { firstPlace, rangeOf } from './cells/sheet-cells'
import type { CellPlace, CellRange } from './cells/sheet-cells'
import type { SheetColumn } from './cells/sheet-column'

/** A cell by keys, so that it survives another order, other columns and edits that move lines. */
interface NamedCell {
  line: string
  column: string
  /** Its last index, for lines that are gone. */
  place: number
}

interface Kept {
  active: NamedCell
  anchor: NamedCell
}

/** Maps the lines of a sheet to stable keys and back. */
export interface LineNames {
  lineKey: (line: number) => string
  /** Returns -1 where the line is gone. */
  lineOf: (key: string) => number
}

export interface SheetCursor {
  active: CellPlace
  anchor: CellPlace
  range: CellRange
  moveTo: (cell: CellPlace, isExtending: boolean) => void
}

const HEAD = 'head'

/** Returns the current cell and the range it belongs to. */
export function useSheetCursor(order: Int32Array, columns: readonly SheetColumn[], names: LineNames): SheetCursor {
  const [kept, setKept] = useState<Kept | null>(null)
  return useMemo(() => {
    const start: CellPlace = { place: firstPlace(order), column: 0 }
    const placeOf = (cell: NamedCell): CellPlace => {
      const column = Math.max(
        0,
        columns.findIndex(({ key }) => key === cell.column),
      )
      if (cell.line === HEAD) return { place: -1, column }
      const place = order.indexOf(names.lineOf(cell.line))
      return { place: place >= 0 ? place : Math.min(cell.place, order.length - 1), column }
    }
    const active = kept ? placeOf(kept.active) : start
    const anchor = kept ? placeOf(kept.anchor) : start
    const nameOf = ({ place, column }: CellPlace): NamedCell => ({
      line: place < 0 ? HEAD : names.lineKey(order[place] ?? -1),
      column: columns[column]?.key ?? '',
      place,
    })
    return {
      active,
      anchor,
      range: rangeOf(active, anchor),
      moveTo: (cell, isExtending) => setKept({ active: nameOf(cell), anchor: nameOf(isExtending ? anchor : cell) }),
    }
  }, [order, columns, names, kept])
}
