import { chooseOutdoorParts as describeOutdoor, chooseParts as describe } from '../../model/edits/list/choose-parts'
import type { UnitPart } from '../../model/project/unit-part'
import { changeByPack } from '../commands/change'

/** Sets panel, rear-mounted components and accessories of entries of a system's list in one step of undo. */
export function chooseParts(systemId: string, choices: ReadonlyMap<string, readonly UnitPart[]>): boolean {
  return changeByPack((project, pack) => describe(project, systemId, choices, pack))
}

/** Sets the accessories of a system's outdoor unit. */
export function chooseOutdoorParts(systemId: string, parts: readonly UnitPart[]): boolean {
  return changeByPack((project, pack) => describeOutdoor(project, systemId, parts, pack))
}
