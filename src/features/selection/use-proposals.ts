import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Proposal } from '../../engine/proposal'
import { engine } from '../../state/engine'
import { projectState } from '../../state/project'
import type { SystemView } from './picked-system'

interface Proposed {
  proposals: readonly Proposal[]
  isComputing: boolean
  error: string | null
}

/** Typing in the list should not ask the core for every key. */
const PAUSE_MS = 120

/** Outdoor units ranked for the list of a system under the project's design conditions; asked again when one of them changes. */
export function useProposals(system: SystemView): Proposed {
  const { current } = useSnapshot(projectState)
  const [proposed, setProposed] = useState<Proposed>({ proposals: [], isComputing: true, error: null })
  const design = current?.information.design
  const { id, indoorUnits } = system

  useEffect(() => {
    const live = projectState.current?.systems[id]
    const project = projectState.current
    if (!live || !project || live.indoorUnits.length === 0) {
      setProposed({ proposals: [], isComputing: false, error: null })
      return
    }
    let isStale = false
    setProposed((before) => ({ ...before, isComputing: true }))
    const timer = setTimeout(() => {
      engine()
        .then((running) =>
          running.propose({ design: { ...project.information.design }, indoorUnits: live.indoorUnits.map((unit) => ({ ...unit })) }),
        )
        .then((proposals) => !isStale && setProposed({ proposals, isComputing: false, error: null }))
        .catch((error: unknown) => {
          if (!isStale) setProposed({ proposals: [], isComputing: false, error: error instanceof Error ? error.message : String(error) })
        })
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [id, indoorUnits, design])
  return proposed
}
