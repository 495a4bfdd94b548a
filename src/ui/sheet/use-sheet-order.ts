import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { inTurns } from '../../platform/in-turns'
import { arrangeLines } from './arrange-lines'
import type { LineFilter, SheetQuery } from './arrange-lines'
import type { SheetColumn } from './sheet-column'

export interface SheetOrder {
  order: Int32Array
  isWorking: boolean
}

interface Arranged extends SheetRequest {
  order: Int32Array
}

export interface SheetRequest {
  /** Another object when lines come, go or move. */
  structure: object
  count: number
  query: SheetQuery
  language: string
}

/**
 * The order of a sheet's lines. It is made anew when the structure or what is asked for changes, not with each typed value: a line never runs away from the hand
 * that edits it. Long sheets are arranged beside the page's other work, while the last order stays on screen.
 */
export function useSheetOrder(
  { structure, count, query, language }: SheetRequest,
  columns: readonly SheetColumn[],
  filter: LineFilter,
): SheetOrder {
  const isPlain = query.text.trim() === '' && query.sort === null && filter.keep === null && filter.groupOf === null
  const natural = useMemo(() => Int32Array.from({ length: count }, (_, line) => line), [count])
  const [late, setLate] = useState<Arranged | null>(null)
  const latest = useRef({ columns, filter })
  useLayoutEffect(() => {
    latest.current = { columns, filter }
  })

  useLayoutEffect(() => {
    if (isPlain) return
    const stop = new AbortController()
    const asked = latest.current
    void inTurns(arrangeLines(count, asked.columns, query, asked.filter, language), stop.signal).then((order) => {
      if (order) setLate({ structure, count, query, language, order })
    })
    return () => stop.abort()
  }, [structure, count, query, language, isPlain])

  if (isPlain) return { order: natural, isWorking: false }
  const isSameSheet = late?.structure === structure && late.count === count
  return { order: isSameSheet ? late.order : natural, isWorking: !isSameSheet || late.query !== query }
}
