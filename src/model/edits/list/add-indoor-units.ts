import type { Change, Op } from '../../change/change'
import { followList } from '../../drawing/hrv/follow-list'
import { followHrvUnits } from '../../drawing/hrv/hrv-follow-list'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

/** Adds lines to the list of a system, at the end unless an index is given, and their units to its drawing where there is one. */
export function addIndoorUnits(project: Project, systemId: string, units: readonly IndoorUnit[], pack: EquipmentPack, at?: number): Change {
  const system = systemOf(project, systemId)
  const from = at ?? system.indoorUnits.length
  const list = [...system.indoorUnits.slice(0, from), ...units, ...system.indoorUnits.slice(from)]
  const lines = units.map((after, place): Op => ({ table: 'indoorUnit', systemId, before: null, after, at: from + place }))
  return {
    label: 'addIndoorUnits',
    ops: [
      ...lines,
      ...followList(system, list, pack),
      ...followHrvUnits(headOf(system), list, project.systemOrder.indexOf(systemId), pack),
    ],
  }
}
