import { useSnapshot } from 'valtio'
import { projectState } from '../state/project'
import { results } from '../state/results'
import { stepStatuses, type StepName, type StepStatus, type SystemFacts } from './step-status'

/** The state of the design steps, followed through every change and every answer of the core. */
export function useStepStatuses(): Record<StepName, StepStatus> {
  const { current } = useSnapshot(projectState)
  const { bySystem } = useSnapshot(results)
  const systems = (current?.systemOrder ?? []).flatMap((id) => current?.systems[id] ?? []).filter((system) => system.active)
  return stepStatuses(
    systems.map((system): SystemFacts => {
      const result = bySystem[system.id]
      return {
        unitCount: system.indoorUnits.reduce((sum, unit) => sum + unit.count, 0),
        hasOutdoorUnit: system.outdoorModels.length > 0,
        nodeCount: system.diagram.nodeCount,
        errorCount: result?.findings.filter((finding) => finding.severity === 'error').length ?? 0,
        isComputed: result !== undefined,
      }
    }),
  )
}
