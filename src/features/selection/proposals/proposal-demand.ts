import type { ProposalDemand } from '../../../engine/propose/proposal'
import { NEW_BID } from '../../../model/project/first-page/bid'
import type { Project, System } from '../../../model/project/project'
import { sizingOf } from '../../../model/project/sizing'

/** Returns what outdoor units are proposed for: a system's list under the design conditions, mains frequency and sizing factors of its project. */
export function proposalDemand({ information }: Project, { indoorUnits }: System): ProposalDemand {
  return {
    design: { ...information.design },
    powerHz: information.bid?.powerHz ?? NEW_BID.powerHz,
    sizing: sizingOf(information.building),
    indoorUnits: indoorUnits.map((unit) => ({ ...unit })),
  }
}
