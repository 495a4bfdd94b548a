import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { results } from '../state/results'

const follow = (onChange: () => void): (() => void) => subscribeKey(results, 'bySystem', onChange)

/** The newest result of one system; null before its first calculation. Answers for other systems, of which a project may have thousands, draw nothing anew. */
export function useSystemResult(systemId: string | null): (typeof results.bySystem)[string] | null {
  return useSyncExternalStore(follow, () => (systemId === null ? null : (results.bySystem[systemId] ?? null)))
}
