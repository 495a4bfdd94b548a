import { Type } from 'typebox'
import { indexOfKw } from '../../model/pack-rules/load-index'
import { Count, NotNegative, Positive } from './measures'

/**
 * Bounds of a row that is chosen by load: in kW, or by the maker's own capacity index. Branch and joint rows end before their upper bound, stub rows with it; `toInclusive` says otherwise for one
 * row.
 */
export const Load = {
  fromKw: Type.Optional(NotNegative),
  toKw: Type.Optional(Positive),
  fromIndex: Type.Optional(Count),
  toIndex: Type.Optional(Count),
  toInclusive: Type.Optional(Type.Boolean()),
}

/** A row as the pack writes it. */
export interface LoadRow {
  fromKw?: number
  toKw?: number
  fromIndex?: number
  toIndex?: number
  toInclusive?: boolean
}

/** First index of a row, NaN where the row gives none. */
export function fromIndex(row: LoadRow): number {
  return row.fromIndex ?? (row.fromKw === undefined ? NaN : indexOfKw(row.fromKw))
}

/** Index at which a row ends, NaN where the row gives none; whether it still belongs to the row is `toInclusive`. */
export function toIndex(row: LoadRow): number {
  return row.toIndex ?? (row.toKw === undefined ? NaN : indexOfKw(row.toKw))
}

/** Index before which a row ends: indices are whole, so a bound that belongs to the row is the next one. */
export function endBefore(row: LoadRow, inclusive: boolean): number {
  const to = toIndex(row)
  return (row.toInclusive ?? inclusive) ? Math.floor(to) + 1 : to
}
