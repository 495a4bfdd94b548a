import type { Change, Op } from '../../change/change'
import { followList } from '../../drawing/hrv/follow-list'
import { followHrvUnits } from '../../drawing/hrv/hrv-follow-list'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

/** Removes lines from the list of a system; their drawn units are replaced by placeholders. */
export function removeIndoorUnits(project: Project, systemId: string, unitIds: readonly string[], pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const gone = new Set(unitIds)
  const list = system.indoorUnits.filter((unit) => !gone.has(unit.id))
  const lines: Op[] = []
  for (let at = system.indoorUnits.length - 1; at >= 0; at--) {
    const before = system.indoorUnits[at]
    if (before && gone.has(before.id)) lines.push({ table: 'indoorUnit', systemId, before, after: null, at })
  }
  return {
    label: 'removeIndoorUnits',
    ops: [
      ...lines,
      ...followList(system, list, pack),
      ...followHrvUnits(headOf(system), list, project.systemOrder.indexOf(systemId), pack),
    ],
  }
}
