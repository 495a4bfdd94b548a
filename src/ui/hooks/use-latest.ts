import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The value of the last render, for handlers that are called later: who only hands it to them need not be drawn anew with it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
