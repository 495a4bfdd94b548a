import { useCallback, useState } from 'react'
import { narrowed, type Narrowing } from '../filter/narrowed'
import type { Sort } from '../table/column'
import { useLoaded, type Loaded } from './use-loaded'

const PAGE_ROWS = 50

interface Page<Row> {
  records: readonly Row[]
  current: number
  size: number
  total: number
}

type ListRows<Filter, Row> = (filter: Filter, page: { current: number; size: number }, signal: AbortSignal) => Promise<Page<Row>>

export interface Paged<Filter, Row> extends Loaded<Page<Row>> {
  filter: Filter
  /** Changes the filter and requests its first page. */
  refine: (change: Narrowing<Filter>) => void
  turnTo: (page: number) => void
}

/**
 * Loads a long list by pages, sorted and filtered by the server.
 * @param list must stay the same function between renders
 * @param asked another number loads again, after the list was changed elsewhere
 */
export function usePaged<Filter extends object, Row>(first: Filter, list: ListRows<Filter, Row>, asked = 0): Paged<Filter, Row> {
  const [{ filter, page }, setQuestion] = useState({ filter: first, page: 1 })
  const load = useCallback(
    (question: { filter: Filter; page: number }, signal: AbortSignal) =>
      list(question.filter, { current: question.page, size: PAGE_ROWS }, signal),
    [list],
  )
  const loaded = useLoaded({ filter, page, asked }, load)
  const refine = useCallback(
    (change: Narrowing<Filter>) => setQuestion((before) => ({ filter: narrowed(before.filter, change), page: 1 })),
    [],
  )
  const { data } = loaded
  const last = data === null ? page : Math.max(1, Math.ceil(data.total / data.size))
  // Removing rows of the last page may have emptied it.
  if (page > last) setQuestion({ filter, page: last })
  const turnTo = useCallback((next: number) => setQuestion((before) => ({ ...before, page: next })), [])
  return { ...loaded, filter, refine, turnTo }
}

/** Converts the sorting of a table's head to the server's; null where the server does not know it. */
export function knownSort<Key extends string>(keys: readonly Key[], sort: Sort | null): { key: Key; direction: Sort['direction'] } | null {
  const key = keys.find((known) => known === sort?.key)
  return key && sort ? { key, direction: sort.direction } : null
}
