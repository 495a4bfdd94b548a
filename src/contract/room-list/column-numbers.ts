import { decimalOf, isAmbiguous, plainNumber, splitFigure, type DecimalSign } from '../../model/text/figure'
import { measureOf } from './measures'
import type { TableCell } from './room-table'

/** Decimal signs that the texts of a column can have: one, both, or an open one where no text shows it (`1,234`). */
export type ShownDecimal = DecimalSign | 'open' | 'none'

/** Returns the decimal sign that most texts of a column show, of equally many the first. `open` where texts hold a sign and none shows which it is. */
export function decimalOfColumn(cells: readonly TableCell[]): ShownDecimal {
  const shown: DecimalSign[] = []
  let isOpen = false
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const sign = decimalOf(cell)
    if (sign !== null) shown.push(sign)
    else if (isAmbiguous(splitFigure(cell).digits.replace(/[\s'’]/g, ''))) isOpen = true
  }
  const [first] = shown
  if (first === undefined) return isOpen ? 'open' : 'none'
  const isMost = shown.filter((sign) => sign === first).length * 2 >= shown.length
  return isMost ? first : first === '.' ? ',' : '.'
}

/** A number of a cell with the name of the measure written behind it; null for an empty cell. */
export interface CellNumber {
  value: number
  measure: string | null
}

const EMPTY = /^[-–—/]*$/

/**
 * Reads a cell of a column of numbers; null for an empty one, `open` where the decimal sign must be known and is not, `text` for anything else. A text against
 * the sign of its column is no number.
 */
export function readNumber(cell: TableCell | undefined, decimal: DecimalSign | null): CellNumber | null | 'open' | 'text' {
  if (cell === null || cell === undefined) return null
  if (typeof cell === 'number') return { value: cell, measure: null }
  if (typeof cell === 'boolean') return 'text'
  const text = cell.trim()
  if (EMPTY.test(text)) return null
  const { digits, suffix } = splitFigure(text)
  if (digits === '') return 'text'
  const measure = suffix === '' ? null : (measureOf(suffix)?.name ?? null)
  if (suffix !== '' && measure === null) return 'text'
  const own = decimalOf(text)
  const hasSign = /[.,]/.test(digits)
  if (hasSign && own === null && decimal === null) return 'open'
  if (own !== null && decimal !== null && own !== decimal) return 'text'
  const value = plainNumber(digits, decimal ?? own ?? '.')
  return Number.isFinite(value) ? { value, measure } : 'text'
}

/** Tells whether a cell is a number by itself, with or without its measure. */
export function looksLikeNumber(cell: TableCell | undefined): boolean {
  return (
    typeof cell === 'number' || (typeof cell === 'string' && typeof readNumber(cell, null) === 'object' && readNumber(cell, null) !== null)
  )
}
