import { isCancel } from 'axios'
import { useCallback, useEffect, useState } from 'react'
import type { ProjectListItem } from '../../contract/project-calls'
import { listProjects } from '../../platform/project-calls'

export const RECENT_ROWS = 6

/** The first few projects of the list, latest change first. */
export function useRecentList(): { projects: readonly ProjectListItem[] | null; error: string | null; reload: () => void } {
  const [projects, setProjects] = useState<readonly ProjectListItem[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    listProjects({}, { current: 1, size: RECENT_ROWS }, abort.signal).then(
      (list) => {
        setProjects(list.records)
        setError(null)
      },
      (failure: unknown) => {
        if (!isCancel(failure)) setError(failure instanceof Error ? failure.message : String(failure))
      },
    )
    return () => abort.abort()
  }, [asked])
  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { projects, error, reload }
}
