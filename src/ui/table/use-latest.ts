import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that stays the same for those it is handed to, and does what the one of the last rendering does. */
export function useLatest<Given extends unknown[]>(handler: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
