import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { slice } from '../../schedule/slice'
import { arrangeLines } from './arrange-lines'
import type { LineFilter, SheetQuery } from './arrange-lines'
import type { SheetColumn } from './cells/sheet-column'

export interface SheetOrder<G> {
  order: Int32Array
  isWorking: boolean
  /** Groups of the lines; null where they are not grouped. */
  groups: G | null
}

/** A grouping of lines: the group number of each line. */
export interface SheetGroups {
  groupOf: (line: number) => number
}

interface SheetFilter<G> {
  keep: LineFilter['keep']
  /** Finds the groups in slices; null where the lines are not grouped. */
  groups: (() => Generator<void, G>) | null
}

interface Arranged<G> extends SheetRequest {
  order: Int32Array
  groups: G | null
}

export interface SheetRequest {
  /** A new object whenever lines come, go or move. */
  structure: object
  count: number
  query: SheetQuery
  language: string
}

/**
 * Returns the order of a sheet's lines. It is recomputed when the structure or the query changes, not with each typed value, so that a line does not move while
 * it is edited. Long sheets are arranged in slices, while the last order stays on screen.
 */
export function useSheetOrder<G extends SheetGroups>(
  { structure, count, query, language }: SheetRequest,
  columns: readonly SheetColumn[],
  filter: SheetFilter<G>,
): SheetOrder<G> {
  const isPlain = query.text.trim() === '' && query.sort === null && filter.keep === null && filter.groups === null
  const natural = useMemo(() => Int32Array.from({ length: count }, (_, line) => line), [count])
  const [late, setLate] = useState<Arranged<G> | null>(null)
  const latest = useRef({ columns, filter })
  useLayoutEffect(() => {
    latest.current = { columns, filter }
  })

  useLayoutEffect(() => {
    if (isPlain) return
    const stop = new AbortController()
    const asked = latest.current
    function* arranging(): Generator<void, Pick<Arranged<G>, 'order' | 'groups'>> {
      const { keep } = asked.filter
      const groups = asked.filter.groups ? yield* asked.filter.groups() : null
      const order = yield* arrangeLines(count, asked.columns, query, { keep, groupOf: groups?.groupOf ?? null }, language)
      return { order, groups }
    }
    void slice(arranging(), { signal: stop.signal }).then((arranged) => {
      if (arranged) setLate({ structure, count, query, language, ...arranged })
    })
    return () => stop.abort()
  }, [structure, count, query, language, isPlain])

  if (isPlain) return { order: natural, isWorking: false, groups: null }
  const isSameSheet = late?.structure === structure && late.count === count
  return {
    order: isSameSheet ? late.order : natural,
    isWorking: !isSameSheet || late.query !== query,
    groups: isSameSheet ? late.groups : null,
  }
}
