import { startTransition, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Proposal } from '../../../engine/propose/proposal'
import { NEW_BID } from '../../../model/project/first-page/bid'
import { engine } from '../../../state/core/engine'
import { projectState } from '../../../state/piping/project'
import type { SystemView } from '../picked-system'
import { proposalDemand } from './proposal-demand'

interface Proposed {
  proposals: readonly Proposal[]
  isComputing: boolean
  error: string | null
}

/** The core's answer, with the inputs it is for. */
interface Answer {
  indoorUnits: SystemView['indoorUnits']
  design: unknown
  proposals: readonly Proposal[]
  error: string | null
}

/** Delay that keeps typing in the list from querying the core for every key. */
const PAUSE_MS = 120

/** Returns outdoor units ranked for a system's list under the project's design conditions; queried again when either changes. */
export function useProposals(system: SystemView): Proposed {
  const { current } = useSnapshot(projectState)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const design = current?.information.design
  const powerHz = current?.information.bid?.powerHz ?? NEW_BID.powerHz
  const building = current?.information.building
  const { id, indoorUnits } = system

  useEffect(() => {
    const project = projectState.current
    const live = project?.systems[id]
    if (!project || !live || live.indoorUnits.length === 0) return
    let isStale = false
    const give = (proposals: readonly Proposal[], error: string | null): void => {
      if (!isStale) startTransition(() => setAnswer({ indoorUnits, design, proposals, error }))
    }
    const timer = setTimeout(() => {
      const demand = proposalDemand(project, live)
      engine()
        .then((running) => running.propose(demand))
        .then((proposals) => give(proposals, null))
        .catch((error: unknown) => give([], error instanceof Error ? error.message : String(error)))
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [id, indoorUnits, design, powerHz, building])

  const isCurrent = answer?.indoorUnits === indoorUnits && answer.design === design
  return { proposals: answer?.proposals ?? [], isComputing: indoorUnits.length > 0 && !isCurrent, error: isCurrent ? answer.error : null }
}
