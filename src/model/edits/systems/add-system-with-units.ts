import { applyChange } from '../../change/apply'
import type { Change } from '../../change/change'
import { squash } from '../../change/invert'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import { addIndoorUnits } from '../list/add-indoor-units'
import { addSystem } from './add-system'

/** Adds a system with a list of units, as one step. */
export function addSystemWithUnits(project: Project, id: string, units: readonly IndoorUnit[], pack: EquipmentPack): Change {
  const first = addSystem(project, { id })
  const scratch: Project = { ...project, systems: { ...project.systems }, systemOrder: [...project.systemOrder] }
  applyChange(scratch, first)
  return squash('addIndoorUnits', [first, addIndoorUnits(scratch, id, units, pack)])
}
