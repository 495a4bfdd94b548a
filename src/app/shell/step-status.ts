import { STEPS, type StepId } from '../../platform/areas'
import { designFacts, type StepStatus, type SystemFacts } from '../../ui/step-status'
import { menuEntryOf } from './menu'

/** Returns the status of each design step, from the active systems of the project. */
export function stepStatuses(systems: readonly SystemFacts[]): Partial<Record<StepId, StepStatus>> {
  const design = designFacts(systems)
  return Object.fromEntries(STEPS.flatMap((step) => [[step.id, menuEntryOf(step).status?.(design)]]))
}
