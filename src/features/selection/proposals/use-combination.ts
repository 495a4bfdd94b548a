import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Proposal } from '../../../engine/propose/proposal'
import { engine } from '../../../state/core/engine'
import { projectState } from '../../../state/piping/project'
import type { SystemView } from '../picked-system'
import { proposalDemand } from './proposal-demand'

/** Returns the core's rating of any one to four modules for a system's list; null before it has answered, an error where it refuses them. */
export function useCombination(system: SystemView, models: readonly string[]): Proposal | Error | null {
  const { current } = useSnapshot(projectState)
  const [answer, setAnswer] = useState<{ question: unknown; is: Proposal | Error } | null>(null)
  const { design, bid, building } = current?.information ?? {}
  const key = models.join()
  const { id, indoorUnits } = system
  useEffect(() => {
    const project = projectState.current
    const live = project?.systems[id]
    if (!project || !live || key === '') return undefined
    let isWanted = true
    const demand = proposalDemand(project, live)
    void engine()
      .then((running) => running.rateOutdoorUnit(demand, key.split(',')))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((is) => isWanted && setAnswer({ question: key, is }))
    return () => {
      isWanted = false
    }
  }, [id, indoorUnits, design, bid, building, key])
  return answer?.question === key ? answer.is : null
}
