import { useMemo } from 'react'
import type { LengthCounts } from '../../model/project/default-lengths'
import type { Finding } from '../../model/finding/finding'
import { NO_CONTROL } from '../../model/wiring/control'
import { unitsOf } from '../../model/packed/later-units'
import { worstShortfall } from '../../model/finding/room-shortfall'
import { currentProject, projectState } from '../../state/piping/project'
import { controlCheck, type CheckedControl } from '../../state/core/control-check'
import { results } from '../../state/core/results'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import type { StepId } from '../../platform/areas'
import { lengthsOf, type ControlFacts, type StepStatus, type SystemFacts, designFacts } from '../../ui/step-status'
import { STEPS } from '../../platform/areas'
import { menuEntryOf } from './menu'

/** Returns the status of each design step, from the active systems of the project. */
export function stepStatuses(systems: readonly SystemFacts[], control?: ControlFacts): Partial<Record<StepId, StepStatus>> {
  const design = designFacts(systems, control)
  return Object.fromEntries(STEPS.flatMap((step) => [[step.id, menuEntryOf(step).status?.(design)]]))
}

type Found = Pick<Finding, 'code' | 'severity'>
type Result = { readonly errorCount: number; readonly findings: readonly Found[]; readonly inputs: LengthCounts | null }
type Results = Readonly<Record<string, Result>>

const NO_PIPES: LengthCounts = { pipeCount: 0, defaultLengthCount: 0 }

/** Follows the status of the design steps and the count of pipes without a typed length through every change and every answer of the core. */
export function useStepStatuses(): { statuses: Partial<Record<StepId, StepStatus>>; lengths: LengthCounts } {
  // The rail is drawn after the screen in which the user works.
  const { revision } = useLaterSnapshot(projectState)
  const { bySystem } = useLaterSnapshot(results)
  const { checked, isPresent } = useLaterSnapshot(controlCheck)
  return useMemo(() => {
    const facts = factsAt(revision, bySystem)
    return { statuses: stepStatuses(facts, controlFacts(checked.findings, isPresent)), lengths: lengthsOf(facts) }
  }, [revision, bySystem, checked, isPresent])
}

function controlFacts(findings: CheckedControl['findings'], isChecked: boolean): ControlFacts {
  const { groups, centrals } = currentProject()?.control ?? NO_CONTROL
  const open = findings.filter(({ accepted }) => !accepted)
  return {
    count: groups.length + centrals.length,
    errorCount: open.filter(({ severity }) => severity === 'error').length,
    openCount: open.length,
    isChecked,
  }
}

/** Lists and diagrams change in place, so the revision stands for their contents. */
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
