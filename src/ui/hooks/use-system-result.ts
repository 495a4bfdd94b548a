import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { afterPaint } from '../../schedule/after-paint'
import { results } from '../../state/core/results'

const follow = (onChange: () => void): (() => void) => subscribeKey(results, 'bySystem', onChange)
const followLater = (onChange: () => void): (() => void) => subscribeKey(results, 'bySystem', () => void afterPaint().then(onChange))

type Result = (typeof results.bySystem)[string] | null

const resultOf = (systemId: string | null): Result => (systemId === null ? null : (results.bySystem[systemId] ?? null))

/**
 * Returns the newest result of one system; null before its first calculation. Answers for other systems, of which a project may have thousands, cause no
 * redraw.
 */
export function useSystemResult(systemId: string | null): Result {
  return useSyncExternalStore(follow, () => resultOf(systemId))
}

/** Returns the same after the board has been painted, for what is beside the board. */
export function useLaterSystemResult(systemId: string | null): Result {
  return useSyncExternalStore(followLater, () => resultOf(systemId))
}
