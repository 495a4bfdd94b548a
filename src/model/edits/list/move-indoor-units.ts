import type { Change, Op } from '../../change/change'
import { squash } from '../../change/invert'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { addIndoorUnits } from './add-indoor-units'
import { removeIndoorUnits } from './remove-indoor-units'

/** Moves list lines to another system, or to another index in their own; the drawings follow. */
export function moveIndoorUnits(
  project: Project,
  fromId: string,
  unitIds: readonly string[],
  toId: string,
  pack: EquipmentPack,
  at?: number,
): Change {
  const moved = systemOf(project, fromId).indoorUnits.filter((unit) => unitIds.includes(unit.id))
  if (fromId === toId) return reorder(project, fromId, unitIds, at)
  return squash('moveIndoorUnits', [removeIndoorUnits(project, fromId, unitIds, pack), addIndoorUnits(project, toId, moved, pack, at)])
}

function reorder(project: Project, systemId: string, unitIds: readonly string[], to?: number): Change {
  const { indoorUnits } = systemOf(project, systemId)
  const moved = indoorUnits.filter((unit) => unitIds.includes(unit.id))
  const rest = indoorUnits.filter((unit) => !unitIds.includes(unit.id))
  const place = Math.max(0, Math.min(to ?? rest.length, rest.length))
  const list = [...rest.slice(0, place), ...moved, ...rest.slice(place)]
  const ops = indoorUnits.flatMap((before, at): Op[] => {
    const after = list[at]
    return after && after !== before ? [{ table: 'indoorUnit', systemId, before, after, at }] : []
  })
  return { label: 'moveIndoorUnits', ops }
}
