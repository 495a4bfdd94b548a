import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Adjustment } from '../../engine/adjust/adjusted-unit'
import { engine } from '../../state/core/engine'
import { projectState } from '../../state/piping/project'
import type { SystemView } from './picked-system'
import { listDemand } from './units/list-demand'

/** Delay that keeps typing in the list from querying the core for every key. */
const PAUSE_MS = 80

/** Returns what a system's list delivers before it is drawn, with the ratios; null before the core has answered. */
export function useAdjustment(system: SystemView): Adjustment | null {
  const { current } = useSnapshot(projectState)
  const [answer, setAnswer] = useState<{ id: string; is: Adjustment } | null>(null)
  const design = current?.information.design
  const { id, indoorUnits, outdoorModels } = system
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      const project = projectState.current
      const live = project?.systems[id]
      if (!project || !live) return
      const demand = listDemand(project, live)
      void engine()
        .then((running) => running.adjust(demand))
        .catch(() => ({ units: [], system: null }))
        .then((is) => isWanted && setAnswer({ id, is }))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, indoorUnits, outdoorModels, design])
  return answer?.id === id ? answer.is : null
}
