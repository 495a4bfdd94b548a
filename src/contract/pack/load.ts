import { Type } from 'typebox'
import { indexOfKw } from '../../model/pack-rules/load-index'
import { Count, NotNegative, Positive } from './measures'

/**
 * Bounds of a row that is chosen by load: in kW, or by the maker's own capacity index. The upper bound is exclusive for branch and joint rows and
 * inclusive for stub rows; `toInclusive` overrides this for one row.
 */
export const Load = {
  fromKw: Type.Optional(NotNegative),
  toKw: Type.Optional(Positive),
  fromIndex: Type.Optional(Count),
  toIndex: Type.Optional(Count),
  toInclusive: Type.Optional(Type.Boolean()),
}

/** A row as written in the pack. */
export interface LoadRow {
  fromKw?: number
  toKw?: number
  fromIndex?: number
  toIndex?: number
  toInclusive?: boolean
}

/** Returns the first index of a row, NaN where the row gives none. */
export function fromIndex(row: LoadRow): number {
  return row.fromIndex ?? (row.fromKw === undefined ? NaN : indexOfKw(row.fromKw))
}

/** Returns the last index of a row, NaN where the row gives none; `toInclusive` says whether it is included. */
export function toIndex(row: LoadRow): number {
  return row.toIndex ?? (row.toKw === undefined ? NaN : indexOfKw(row.toKw))
}

/** Returns the exclusive upper index of a row; indices are whole, so an inclusive bound is increased by one. */
export function endBefore(row: LoadRow, inclusive: boolean): number {
  const to = toIndex(row)
  return (row.toInclusive ?? inclusive) ? Math.floor(to) + 1 : to
}
