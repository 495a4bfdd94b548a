import { useMemo } from 'react'
import type { Finding } from '../../model/finding'
import { unitsOf } from '../../model/packed/later-units'
import { worstShortfall } from '../../model/room-shortfall'
import { currentProject, projectState } from '../../state/project'
import { results } from '../../state/results'
import { useLaterSnapshot } from '../../ui/use-later-snapshot'
import { stepStatuses, type StepName, type StepStatus, type SystemFacts } from './step-status'

type Found = Pick<Finding, 'code' | 'severity'>
type Results = Readonly<Record<string, { readonly errorCount: number; readonly findings: readonly Found[] }>>

/** The state of the design steps, followed through every change and every answer of the core. */
export function useStepStatuses(): Record<StepName, StepStatus> {
  // The rail follows once the screen that was worked in has been drawn.
  const { revision } = useLaterSnapshot(projectState)
  const { bySystem } = useLaterSnapshot(results)
  return useMemo(() => stepStatuses(factsAt(revision, bySystem)), [revision, bySystem])
}

/** Lists and diagrams change in place, so a revision stands for what is in them. */
function factsAt(revision: number, bySystem: Results): SystemFacts[] {
  const project = revision >= 0 ? currentProject() : null
  const systems = (project?.systemOrder ?? []).flatMap((id) => project?.systems[id] ?? []).filter((system) => system.active)
  return systems.map((system) => {
    const result = bySystem[system.id]
    return {
      unitCount: unitsOf(system),
      hasOutdoorUnit: system.outdoorModels.length > 0,
      nodeCount: system.diagram.nodeCount,
      errorCount: result?.errorCount ?? 0,
      shortfall: result ? worstShortfall(result.findings) : null,
      isComputed: result !== undefined,
    }
  })
}
