import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import type { useFormat } from '../words/format'
import classes from './data-table.module.css'
import { cellFacts, type CellValue, type Column } from './column'

export interface TableRowProps<Row> {
  row: Row
  rowKey: string
  /** Index in the shown order, from 0. */
  place: number
  columns: readonly Column<Row>[]
  isPicked: boolean
  isPickable: boolean
  isOneOnly: boolean
  isCurrent: boolean
  isDimmed: boolean
  /** Whether it flashes once, as a row that was just added. */
  isFlashed: boolean
  format: ReturnType<typeof useFormat>
  /** Returns the label of a row's checkbox. */
  nameOfPick: (row: string) => string
  onPick: (key: string, mode: 'only' | 'toggle' | 'extend') => void
  onOpen: ((row: Row) => void) | undefined
  onFocusRow: (place: number) => void
}

/** Tells whether an event belongs to a control inside the row, which then keeps it. */
export function isFromControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, button, a, select, textarea, [role="option"]') !== null
}

/** Texts up to this many characters are narrower than the widest cell in any script. */
const SHORT_TEXT = 24

/** Tells whether the cell may have to be cut. Only the column knows this of rendered content. */
const isLong = <Data,>({ render, isShort = false }: Column<Data>, value: CellValue): true | undefined =>
  (render ? !isShort : typeof value === 'string' && value.length > SHORT_TEXT) || undefined

function Row<Data>(props: TableRowProps<Data>) {
  const {
    row,
    rowKey,
    place,
    columns,
    isPicked,
    isPickable,
    isOneOnly,
    isCurrent,
    isDimmed,
    isFlashed,
    format,
    nameOfPick,
    onPick,
    onOpen,
    onFocusRow,
  } = props

  const onClick = (event: MouseEvent): void => {
    if (isFromControl(event.target)) return
    if (isPickable) onPick(rowKey, event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : 'only')
    else onOpen?.(row)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isFromControl(event.target)) return
    if (event.key === 'Enter' && onOpen) onOpen(row)
    else if (event.key === ' ' && isPickable) {
      event.preventDefault()
      onPick(rowKey, event.shiftKey ? 'extend' : 'toggle')
    }
  }
  const cell = (column: Column<Data>) => {
    const value = column.value(row)
    const isCut = isLong(column, value)
    return (
      <td
        key={column.key}
        {...cellFacts(column)}
        data-long={isCut}
        data-yields={(isCut && column.isYielding) || undefined}
        title={isCut && !column.render && typeof value === 'string' ? value : undefined}
      >
        {column.render ? column.render(row) : typeof value === 'number' ? format.number(value) : value}
      </td>
    )
  }

  return (
    <tr
      data-place={place}
      className={classes.row}
      data-dimmed={isDimmed}
      data-flashed={isFlashed || undefined}
      data-opens={onOpen !== undefined}
      aria-rowindex={place + 2}
      aria-selected={isPickable ? isPicked : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onClick}
      onDoubleClick={(event) => !isFromControl(event.target) && isPickable && onOpen?.(row)}
      onKeyDown={onKeyDown}
      onFocus={() => onFocusRow(place)}
    >
      {isPickable ? (
        <td className={classes.check}>
          <input
            type={isOneOnly ? 'radio' : 'checkbox'}
            className={classes.box}
            tabIndex={-1}
            aria-label={nameOfPick(String(columns[0]?.value(row) ?? place + 1))}
            checked={isPicked}
            onChange={() => onPick(rowKey, 'toggle')}
          />
        </td>
      ) : null}
      {columns.map(cell)}
    </tr>
  )
}

/** A row redraws only when its own data changes, as scrolling a long table passes hundreds of rows. */
export const TableRow = memo(Row) as typeof Row
