import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetColumn } from './cells/sheet-column'
import classes from './sheet.module.css'

export interface SheetRowProps {
  sheetId: string
  line: number
  place: number
  columns: readonly SheetColumn[]
  isPicked: boolean
  /** Column of the current cell; -1 in other rows. */
  activeColumn: number
  /** Columns of the range in this row; -1 for none. */
  fromColumn: number
  toColumn: number
  /** The editor in the current cell. */
  editor: ReactNode
}

/** Returns the element id of a cell, by which the sheet names the current one. */
export function cellId(sheetId: string, place: number, column: number): string {
  return `${sheetId}-${place}-${column}`
}

/** One line of a sheet. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { sheetId, line, place, columns, isPicked, activeColumn, fromColumn, toColumn, editor } = props
  const { t } = useTranslation('sheet')
  return (
    <div role="row" className={classes.row} aria-rowindex={place + 2} aria-selected={isPicked} data-place={place}>
      <div
        role="gridcell"
        className={classes.check}
        aria-colindex={1}
        data-check="true"
        aria-label={isPicked ? t('picked') : t('notPicked')}
      >
        <span data-checked={isPicked}>{isPicked ? <IconCheck size={12} aria-hidden="true" /> : null}</span>
      </div>
      {columns.map((column, at) => {
        const isOpen = at === activeColumn && editor !== null
        const canChange = column.edit?.isOpen(line) ?? false
        return (
          <div
            key={column.key}
            id={cellId(sheetId, place, at)}
            role="gridcell"
            className={classes.cell}
            aria-colindex={at + 2}
            aria-readonly={!canChange}
            aria-selected={at >= fromColumn && at <= toColumn}
            data-column={at}
            data-numeric={column.isNumeric ?? false}
            data-editable={canChange}
            data-active={at === activeColumn}
          >
            {isOpen ? editor : <CellContent column={column} line={line} />}
          </div>
        )
      })}
    </div>
  )
})

function CellContent({ column, line }: { column: SheetColumn; line: number }) {
  const text = column.text(line)
  return column.render ? column.render(line) : <span title={text.length > 16 ? text : undefined}>{text}</span>
}
