import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { results } from '../../state/core/results'

const watch = (changed: () => void): (() => void) => subscribeKey(results, 'arrangings', changed)
const current = (): number => results.arrangings

/** Counts how often an inactive system was arranged, since it has no result that would signal it. */
export function useArrangings(): number {
  return useSyncExternalStore(watch, current)
}
