import { useMemo } from 'react'
import type { LengthCounts } from '../../model/project/default-lengths'
import type { Finding } from '../../model/finding/finding'
import { unitsOf } from '../../model/packed/later-units'
import { worstShortfall } from '../../model/finding/room-shortfall'
import { currentProject, projectState } from '../../state/document/project'
import { results } from '../../state/core/results'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { lengthsOf, stepStatuses, type StepName, type StepStatus, type SystemFacts } from './step-status'

type Found = Pick<Finding, 'code' | 'severity'>
type Result = { readonly errorCount: number; readonly findings: readonly Found[]; readonly inputs: LengthCounts | null }
type Results = Readonly<Record<string, Result>>

const NO_PIPES: LengthCounts = { pipeCount: 0, defaultLengthCount: 0 }

/** The state of the design steps and the pipes without a typed length, followed through every change and every answer of the core. */
export function useStepStatuses(): { statuses: Record<StepName, StepStatus>; lengths: LengthCounts } {
  // The rail follows once the screen that was worked in has been drawn.
  const { revision } = useLaterSnapshot(projectState)
  const { bySystem } = useLaterSnapshot(results)
  return useMemo(() => {
    const facts = factsAt(revision, bySystem)
    return { statuses: stepStatuses(facts), lengths: lengthsOf(facts) }
  }, [revision, bySystem])
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
      lengths: result?.inputs ?? NO_PIPES,
    }
  })
}
