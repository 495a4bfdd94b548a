import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { SheetColumn } from './cells/sheet-column'
import { cellId } from './sheet-row'
import type { SheetSort } from './sort-lines'
import classes from './sheet.module.css'

export interface SheetHeadProps {
  sheetId: string
  columns: readonly SheetColumn[]
  sort: SheetSort | null
  /** Column of the current cell where that is in the head, else -1. */
  activeColumn: number
  onSort: (column: SheetColumn) => void
}

const ICON_PX = 12

/** The heads of a sheet's columns; pressing one cycles through ascending, descending and unsorted. */
export function SheetHead({ sheetId, columns, sort, activeColumn, onSort }: SheetHeadProps) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" className={classes.headRow} aria-rowindex={1}>
        <div role="gridcell" className={classes.check} aria-colindex={1} />
        {columns.map((column, at) => {
          const active = sort?.column === column.key ? sort.direction : null
          const Icon = active === 'descending' ? IconArrowDown : IconArrowUp
          return (
            <div
              key={column.key}
              id={cellId(sheetId, -1, at)}
              role="columnheader"
              className={classes.headCell}
              aria-colindex={at + 2}
              aria-sort={active ?? 'none'}
              data-numeric={column.isNumeric ?? false}
              data-active={at === activeColumn}
              onClick={() => onSort(column)}
            >
              <span>{column.header}</span>
              {column.unit ? <span className={classes.unit}>{column.unit}</span> : null}
              <Icon size={ICON_PX} aria-hidden="true" data-sorted={active !== null} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Returns the sorting after the next press on a head. */
export function nextSort(sort: SheetSort | null, column: string): SheetSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
