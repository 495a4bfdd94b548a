import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SystemResult } from '../../../engine/decode/system-result'
import { changedSystem } from '../../../model/change/changed-system'
import { choosingOutdoorUnit } from '../../../model/edits/list/choose-outdoor-unit'
import { engine } from '../../../state/core/engine'
import { inspectContext } from '../../../state/core/inspect-context'
import { packState } from '../../../state/core/pack'
import { currentProject, projectState } from '../../../state/piping/project'
import { sliceProject } from '../../../state/piping/slice-project'

/** The check of a system with other outdoor modules; null before the core has answered. */
export interface Combination {
  models: string
  result: SystemResult
}

/** Returns the core's check of a system as it would be with these outdoor modules; nothing is changed. Queried again when the modules or the project change. */
export function useCombination(systemId: string, models: readonly string[]): Combination | null {
  const { revision } = useSnapshot(projectState)
  const [answer, setAnswer] = useState<Combination | null>(null)
  const key = models.join()
  useEffect(() => {
    if (key === '') return undefined
    const stopping = new AbortController()
    void check(systemId, key.split(','), stopping.signal).then((result) => {
      if (result && !stopping.signal.aborted) setAnswer({ models: key, result })
    })
    return () => stopping.abort()
  }, [systemId, key, revision])
  return answer?.models === key ? answer : null
}

async function check(systemId: string, models: readonly string[], signal: AbortSignal): Promise<SystemResult | null> {
  const { pack } = packState
  if (!pack) return null
  const change = await sliceProject((project) => choosingOutdoorUnit(project, systemId, models, pack), signal)
  const project = currentProject()
  if (!change || !project || signal.aborted) return null
  const changed = changedSystem(project, systemId, change)
  return changed && (await (await engine()).inspect(changed, { ...inspectContext(project), arrange: false }))
}
