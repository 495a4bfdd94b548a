import type { AdjustDemand } from '../../../engine/adjust/adjusted-unit'
import type { Project, System } from '../../../model/project/project'
import { inspectContext } from '../../../state/core/inspect-context'

/** Returns the question to the core for what a system's list delivers before it is drawn: lines, outdoor units and design conditions of the project. */
export function listDemand(project: Project, { indoorUnits, outdoorModels }: System): AdjustDemand {
  const { library } = inspectContext(project)
  return {
    design: { ...project.information.design },
    indoorUnits: indoorUnits.map((unit) => ({ ...unit })),
    outdoorModels: [...outdoorModels],
    ...(library === undefined ? {} : { library }),
  }
}
