import type { ReactNode } from 'react'

export type CellValue = string | number | null | undefined

export interface Column<Row> {
  key: string
  header: string
  /** The head is for assistive technology only, as above a column of buttons. */
  isHeaderHidden?: boolean
  /** Unit once in the head, muted. */
  unit?: string
  /** Numbers stand at the right. */
  isNumeric?: boolean
  width?: number | string
  /** What is sorted, searched and, without `render`, shown. */
  value: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
  /** What is rendered is never too long for its cell, which then need not cut it. */
  isShort?: boolean
  /** Long texts are cut earlier where the table is narrow, before another column is pushed out of sight. */
  isYielding?: boolean
  isSortable?: boolean
  isSearchable?: boolean
  /** Below the column, as for sums. */
  footer?: ReactNode
  /** Longer explanation of the head. */
  hint?: string
  /** The column is the first to go where the table is narrow. */
  isSecondary?: boolean
  /** Shown only where the table has the room of a large window. */
  isExtra?: boolean
}

/** What the style sheet must know of the column a cell stands in. */
export const cellFacts = <Row>({ isNumeric = false, isSecondary = false, isExtra = false }: Column<Row>) => ({
  'data-numeric': isNumeric,
  'data-secondary': isSecondary,
  'data-extra': isExtra,
})

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}
