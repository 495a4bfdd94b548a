import type { ReactNode } from 'react'

export type CellValue = string | number | null | undefined

export interface Column<Row> {
  key: string
  header: string
  /** Whether the head is for assistive technology only, as above a column of buttons. */
  isHeaderHidden?: boolean
  /** Heading over neighbouring columns that belong together; a narrow table hides all columns of a group or none. */
  group?: string
  /** Muted unit, shown once in the head. */
  unit?: string
  /** Aligns numbers at the right. */
  isNumeric?: boolean
  width?: number | string
  /** Returns the value that is sorted, searched and, without `render`, shown. */
  value: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
  /** Whether rendered content always fits its cell, which then need not cut it. */
  isShort?: boolean
  /** Whether long texts are cut earlier where the table is narrow, before another column is hidden. */
  isYielding?: boolean
  isSortable?: boolean
  isSearchable?: boolean
  /** Shown below the column, as for sums. */
  footer?: ReactNode
  /** Longer explanation of the head. */
  hint?: string
  /** Whether the column is the first to be hidden where the table is narrow. */
  isSecondary?: boolean
  /** Whether the column is shown only in a table as wide as a large window's. */
  isExtra?: boolean
}

/** Returns the attributes of a cell that the style sheet needs to know of its column. */
export const cellFacts = <Row>({ isNumeric = false, isSecondary = false, isExtra = false }: Column<Row>) => ({
  'data-numeric': isNumeric,
  'data-secondary': isSecondary,
  'data-extra': isExtra,
})

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}
