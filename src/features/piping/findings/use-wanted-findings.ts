import { useDeferredValue, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { local } from '../local'
import type { OpenSystem } from '../use-open-system'
import { wantedFindings } from './finding-list'
import type { Listed } from './finding-list'
import { placeName } from './finding-place'
import { findingsState } from './findings-state'

/** The findings that pass the filters and the search, in the order of the list. */
export function useWantedFindings(open: OpenSystem): Listed[] {
  const { filter } = useSnapshot(local)
  const { code, search } = useSnapshot(findingsState)
  // Ten thousand sentences take a while to look through: typing goes first.
  const sought = useDeferredValue(search)
  const findings = open.result?.findings
  return useMemo(
    () =>
      wantedFindings(
        findings ?? [],
        { severity: filter, code, search: sought },
        (finding) => `${open.sentence(finding)} ${placeName(open, finding)}`,
      ),
    [findings, filter, code, sought, open],
  )
}
