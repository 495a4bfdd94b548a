import type { EquipmentPack } from '../../../src/model/project/equipment'
import { applyChange } from '../../../src/model/change/apply'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { addIndoorUnits } from '../../../src/model/edits/list/add-indoor-units'
import { addSystem } from '../../../src/model/edits/systems/add-system'
import { chooseOutdoorUnit } from '../../../src/model/edits/list/choose-outdoor-unit'
import { kindAt } from '../../../src/model/diagram/diagram-tree'
import { unitDemand } from '../../../src/model/project/equipment'
import type { IndoorUnit, Project } from '../../../src/model/project/project'

/** One line of a sample's list. */
export type SampleLine = Pick<IndoorUnit, 'model' | 'room' | 'floor'> & Partial<IndoorUnit>

/** Adds a system that is drawn from its list by the very edits a user makes; lengths and bends in turn, the same at every call. */
export function addListedSystem(
  project: Project,
  pack: EquipmentPack,
  given: { id: string; name: string; level: number; outdoorModels: readonly string[]; lines: readonly SampleLine[] },
): void {
  applyChange(project, addSystem(project, { id: given.id, name: given.name, floor: 0, level: given.level }))
  const units = given.lines.map((line, place) =>
    newIndoorUnit({ type: unitDemand(pack, line.model)?.type ?? 'idu', name: line.room, id: `${given.id}-line-${place + 1}`, ...line }),
  )
  applyChange(project, addIndoorUnits(project, given.id, units, pack))
  applyChange(project, chooseOutdoorUnit(project, given.id, given.outdoorModels, pack))
  const diagram = project.systems[given.id]?.diagram
  if (!diagram) return
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const kind = kindAt(diagram, diagram.edgeTarget[edge] ?? -1)
    const isBetween = kind === 'joint' || kind === 'box'
    // What stands in an air handler's own layout keeps the lengths that come with it.
    if (diagram.edgeRest[edge]?.airHandlerId !== undefined) continue
    diagram.edgeLengthM[edge] = edge === 0 ? 18 : isBetween ? 3 : 2.5 + (edge % 7)
    diagram.edgeBends[edge] = isBetween ? 1 : edge % 3
  }
}
