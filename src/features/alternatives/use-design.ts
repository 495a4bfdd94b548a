import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ComparedDesign } from '../../report/compare/design-figures'
import { currentProject, projectState } from '../../state/piping/project'
import { results } from '../../state/core/results'
import { callFailure } from '../../platform/http/call-failure'
import { computeDesign } from './compute-design'

interface DesignState {
  design: ComparedDesign | null
  /** Share of the systems that are calculated; null while nothing is. */
  share: number | null
  error: string | null
}

const NONE: DesignState = { design: null, share: null, error: null }

/** Returns a design with its results, calculated anew where the project changes; the former one stays until then. */
export function useDesign(choice: { id: string; name: string } | null): DesignState {
  const { revision } = useSnapshot(projectState)
  const { computing } = useSnapshot(results)
  const [state, setState] = useState<DesignState>(NONE)
  const id = choice?.id ?? ''
  const name = choice?.name ?? ''

  useEffect(() => {
    const open = currentProject()
    if (!open || id === '' || computing) return
    const stopping = new AbortController()
    computeDesign(open, results.bySystem, { id, name }, stopping.signal, (share) => {
      if (!stopping.signal.aborted) setState((before) => ({ ...before, share, error: null }))
    }).then(
      (design) => {
        if (!stopping.signal.aborted) setState({ design, share: null, error: null })
      },
      (error: unknown) => {
        if (!stopping.signal.aborted) setState({ design: null, share: null, error: callFailure(error) })
      },
    )
    return () => stopping.abort()
  }, [id, name, revision, computing])

  return state
}
