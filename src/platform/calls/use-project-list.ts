import { isCancel } from 'axios'
import { useCallback, useEffect, useState } from 'react'
import type { ProjectKind, ProjectListItem } from '../../contract/project/project-calls'
import { listProjects, WHOLE_LIST } from './project-calls'
import { callFailure } from '../http/call-failure'

export interface ProjectListState {
  projects: readonly ProjectListItem[] | null
  error: string | null
  reload: () => void
}

/** Returns the projects of one kind, latest change first, all or the first few; null until they are loaded. */
export function useProjectList(kind: ProjectKind, size?: number): ProjectListState {
  const [projects, setProjects] = useState<readonly ProjectListItem[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const asking = size === undefined ? allProjects(kind, abort.signal) : firstProjects(kind, size, abort.signal)
    asking.then(
      (records) => {
        setProjects(records)
        setError(null)
      },
      (failure: unknown) => {
        if (!isCancel(failure)) setError(callFailure(failure))
      },
    )
    return () => abort.abort()
  }, [asked, kind, size])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { projects, error, reload }
}

async function firstProjects(kind: ProjectKind, size: number, signal: AbortSignal): Promise<readonly ProjectListItem[]> {
  return (await listProjects(kind, { current: 1, size }, signal)).records
}

async function allProjects(kind: ProjectKind, signal: AbortSignal): Promise<readonly ProjectListItem[]> {
  const { records, total } = await listProjects(kind, WHOLE_LIST, signal)
  const all = [...records]
  for (let current = 2; all.length < total; current += 1) {
    const page = await listProjects(kind, { ...WHOLE_LIST, current }, signal)
    if (page.records.length === 0) break
    all.push(...page.records)
  }
  return all
}
