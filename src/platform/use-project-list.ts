import { isCancel } from 'axios'
import { useCallback, useEffect, useState } from 'react'
import type { ProjectListItem } from '../contract/project-calls'
import { listProjects } from './project-calls'

export interface ProjectListState {
  projects: readonly ProjectListItem[] | null
  error: string | null
  reload: () => void
}

/** The projects of the server, latest change first, all or the first few; null until they are there. */
export function useProjectList(size?: number): ProjectListState {
  const [projects, setProjects] = useState<readonly ProjectListItem[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    listProjects({}, size === undefined ? undefined : { current: 1, size }, abort.signal).then(
      (list) => {
        setProjects(list.records)
        setError(null)
      },
      (failure: unknown) => {
        if (!isCancel(failure)) setError(failure instanceof Error ? failure.message : String(failure))
      },
    )
    return () => abort.abort()
  }, [asked, size])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { projects, error, reload }
}
