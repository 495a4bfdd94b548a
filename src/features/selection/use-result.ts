import { useSnapshot } from 'valtio'
import type { SystemResult } from '../../engine/system-result'
import { results } from '../../state/results'

/** The newest result of one system; null before its first calculation. */
export function useResult(systemId: string): SystemResult | null {
  const { bySystem } = useSnapshot(results)
  return bySystem[systemId] ? (results.bySystem[systemId] ?? null) : null
}
