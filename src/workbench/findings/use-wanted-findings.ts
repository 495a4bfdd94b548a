import { useDeferredValue, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { local } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import { wantedFindings } from './finding-list'
import type { FindingWish, Listed } from './finding-list'
import { placeName } from './finding-place'
import { findingsState } from './findings-state'

/** Returns the findings that pass the filters and the search, in list order. */
export function useWantedFindings(open: OpenSystem): Listed[] {
  const { filter } = useSnapshot(local)
  const { code, search } = useSnapshot(findingsState)
  // Searching ten thousand sentences takes a while, so typing has priority.
  const sought = useDeferredValue(search)
  return useMemo(() => wantedOf(open, { severity: filter, code, search: sought }), [filter, code, sought, open])
}

/** Returns the findings of a system that pass a filter and a search, in list order. */
export function wantedOf(open: OpenSystem, wish: FindingWish): Listed[] {
  return wantedFindings(open.result?.findings ?? [], wish, (finding) => `${open.sentence(finding)} ${placeName(open, finding)}`)
}
