import type { ProposalDemand } from '../../../engine/propose/proposal'
import { outdoorBasis } from '../../../model/project/outdoor-basis'
import type { Project, System } from '../../../model/project/project'

/** Returns what outdoor units are proposed for: a system's list under the design conditions, mains frequency and sizing factors of its project. */
export function proposalDemand({ information }: Project, { indoorUnits }: System): ProposalDemand {
  return {
    design: { ...information.design },
    ...outdoorBasis(information),
    indoorUnits: indoorUnits.map((unit) => ({ ...unit })),
  }
}
