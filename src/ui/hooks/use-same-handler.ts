import { useCallback } from 'react'
import { useLatest } from './use-latest'

/** Returns a handler with a stable identity that calls the one of the last render. */
export function useSameHandler<Given extends unknown[]>(handler: (...given: Given) => void): (...given: Given) => void {
  const latest = useLatest(handler)
  return useCallback((...given: Given) => latest.current(...given), [latest])
}
