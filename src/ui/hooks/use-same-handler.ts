import { useCallback } from 'react'
import { useLatest } from './use-latest'

/** A handler that stays the same for those it is handed to, and does what the one of the last rendering does. */
export function useSameHandler<Given extends unknown[]>(handler: (...given: Given) => void): (...given: Given) => void {
  const latest = useLatest(handler)
  return useCallback((...given: Given) => latest.current(...given), [latest])
}
